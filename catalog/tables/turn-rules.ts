import { onehorizon } from "../contracts/onehorizon/contract.ts"
import { is, member, table } from "../kinds/table.ts"

/** What a worker holds an agent to in a turn, beside the protocol itself. */
export const turnRules = table({
  contract: onehorizon,
  name: "turn-rules",
  title: "Rules of a turn",
  rows: "check",
  where: [is("judgedBy", "worker")],
  columns: [member("Rule", "literal"), member("Tier", "tier"), member("Requirement", "summary")],
})
