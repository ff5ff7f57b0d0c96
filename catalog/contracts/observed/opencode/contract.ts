import { contract } from "../../../kinds/contract.ts"

/** What OpenCode adds; its method lacks the underscore that the protocol asks for. */
export const opencode = contract({
  name: "opencode",
  title: "OpenCode",
  ownership: "adopted",
  keyPrefix: "opencode/",
  methodPrefix: "opencode/",
})
