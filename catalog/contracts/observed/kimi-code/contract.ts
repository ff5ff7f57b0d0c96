import { contract } from "../../../kinds/contract.ts"

/** What Kimi Code adds; its methods lack the underscore that the protocol asks for. */
export const kimiCode = contract({
  name: "kimi-code",
  title: "Kimi Code",
  ownership: "adopted",
  keyPrefix: "kimiCode",
  methodPrefix: "kimi/",
})
