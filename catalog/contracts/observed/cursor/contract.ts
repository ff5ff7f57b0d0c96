import { contract } from "../../../kinds/contract.ts"

/** What Cursor adds; its methods lack the underscore that the protocol asks for, and some of them wait for an answer. */
export const cursor = contract({
  name: "cursor",
  title: "Cursor",
  ownership: "adopted",
  keyPrefix: "parameterizedModelPicker",
  methodPrefix: "cursor/",
})
