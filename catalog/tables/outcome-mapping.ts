import { onehorizon } from "../contracts/onehorizon/contract.ts"
import { member, table } from "../kinds/table.ts"

/** What the end of a turn makes of the session. */
export const outcomeMapping = table({
  contract: onehorizon,
  name: "outcome-mapping",
  title: "Outcomes by stop reason",
  rows: "outcome",
  columns: [member("stopReason", "stopReasons"), member("Session outcome", "summary")],
})
