import { contract } from "../../../kinds/contract.ts"

/** What the maintained adapter of the Claude Agent SDK adds below one object of its own; several payloads share it. */
export const claudeCode = contract({
  name: "claude-code",
  title: "The claudeCode object",
  ownership: "adopted",
  keyPrefix: "claudeCode",
  methodPrefix: null,
})
