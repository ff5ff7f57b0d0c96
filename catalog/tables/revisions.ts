import { checkfu } from "../contracts/checkfu/contract.ts"
import { has, member, table } from "../kinds/table.ts"

/** The literals by which projections and suites are known. */
export const revisions = table({
  contract: checkfu,
  name: "revisions",
  title: "Revisions",
  rows: "revision",
  where: [has("listed")],
  columns: [member("Subject", "subject"), member("Revision", "literal")],
})
