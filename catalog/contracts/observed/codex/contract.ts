import { contract } from "../../../kinds/contract.ts"

/** What the maintained adapter of Codex adds below one object of its own; several payloads share it. */
export const codex = contract({
  name: "codex",
  title: "The codex object",
  ownership: "adopted",
  keyPrefix: "codex",
  methodPrefix: "_codex/",
})
