import { contract } from "../../../kinds/contract.ts"

/** What acpx, a client, adds to its answers. */
export const acpx = contract({
  name: "acpx",
  title: "acpx",
  ownership: "adopted",
  keyPrefix: "acpx",
  methodPrefix: null,
})
