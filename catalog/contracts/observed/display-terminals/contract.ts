import { contract } from "../../../kinds/contract.ts"

/** Output of commands for display, in keys that several agents share and nobody owns. */
export const displayTerminals = contract({
  name: "display-terminals",
  title: "Terminals shown in a tool call",
  ownership: "adopted",
  keyPrefix: "terminal",
  methodPrefix: null,
})
