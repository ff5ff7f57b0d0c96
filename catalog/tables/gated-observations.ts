import { checkfu } from "../contracts/checkfu/contract.ts"
import { has, is, member, table } from "../kinds/table.ts"

/** Which observations only a declared axis makes lawful. */
export const gatedObservations = table({
  contract: checkfu,
  name: "gated-observations",
  title: "Observations that a declaration gates",
  rows: "declaration",
  where: [is("contract", checkfu), has("gates")],
  columns: [
    member("Declared axis", "raises.axis"),
    member("Required value", "raises.to"),
    member("Gated observation members", "gates.literal"),
  ],
})
