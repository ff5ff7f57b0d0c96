import { checkfu } from "../contracts/checkfu/contract.ts"
import { member, table } from "../kinds/table.ts"

/** By which ways a harness comes into a workspace. */
export const adoptionSources = table({
  contract: checkfu,
  name: "adoption-sources",
  title: "Adoption sources",
  rows: "adoption-source",
  columns: [member("Source", "literal"), member("Supplies", "summary")],
})
