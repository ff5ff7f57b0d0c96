import { contract } from "../../../kinds/contract.ts"

/** What the maintained adapter of the Claude Agent SDK adds under single keys with a slash. */
export const claude = contract({
  name: "claude",
  title: "Slashed keys of the Claude adapter",
  ownership: "adopted",
  keyPrefix: "_claude/",
  methodPrefix: "_claude/",
})
