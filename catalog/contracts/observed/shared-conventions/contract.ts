import { contract } from "../../../kinds/contract.ts"

/** Keys and methods that several agents have in common and that bear no vendor's name. */
export const sharedConventions = contract({
  name: "shared-conventions",
  title: "Conventions of several agents",
  ownership: "adopted",
  keyPrefix: null,
  methodPrefix: "_session/",
})
