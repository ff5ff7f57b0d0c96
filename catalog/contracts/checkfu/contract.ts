import { contract } from "../../kinds/contract.ts"

/** The platform's own extensions of the Agent Client Protocol. */
export const checkfu = contract({
  name: "checkfu",
  title: "Harness wire extensions",
  ownership: "owned",
  keyPrefix: "checkfu.",
  methodPrefix: "_checkfu/",
})
