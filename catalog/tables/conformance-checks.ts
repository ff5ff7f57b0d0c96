import { checkfu } from "../contracts/checkfu/contract.ts"
import { isNot, lacks, member, table } from "../kinds/table.ts"

/** What the suite requires of a harness, by anybody who runs it. */
export const conformanceChecks = table({
  contract: checkfu,
  name: "conformance-checks",
  title: "Conformance checks",
  rows: "check",
  where: [isNot("judgedBy", "server"), lacks("tier")],
  columns: [member("Check", "literal"), member("Requirement", "summary")],
})
