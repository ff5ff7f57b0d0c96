import { contract } from "../../../kinds/contract.ts"

/** What goose adds; what may still change says so in the method's path. */
export const goose = contract({
  name: "goose",
  title: "Goose",
  ownership: "adopted",
  keyPrefix: null,
  methodPrefix: "_goose/",
})
