import { contract } from "../../../kinds/contract.ts"

/** The samples with which the protocol explains how it is extended. */
export const zed = contract({
  name: "zed",
  title: "The protocol's own samples",
  ownership: "adopted",
  keyPrefix: "zed.dev",
  methodPrefix: "_zed.dev/",
})
