import { contract } from "../../../kinds/contract.ts"

/** What Grok adds under its domain. */
export const xai = contract({
  name: "xai",
  title: "Grok",
  ownership: "adopted",
  keyPrefix: "x.ai/",
  methodPrefix: "_x.ai/",
})
