import { contract } from "../../../kinds/contract.ts"

/** What JetBrains' client asks of the adapters that it maintains: every payload a member of one nested object, and nothing of it for other clients. */
export const jetbrains = contract({
  name: "jetbrains",
  title: "JetBrains AIR",
  ownership: "adopted",
  keyPrefix: "jetbrains",
  methodPrefix: null,
})
