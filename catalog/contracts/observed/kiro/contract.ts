import { contract } from "../../../kinds/contract.ts"

/** What Kiro tells its client by notifications under its domain. */
export const kiro = contract({
  name: "kiro",
  title: "Kiro",
  ownership: "adopted",
  keyPrefix: null,
  methodPrefix: "_kiro.dev/",
})
