import { onehorizon } from "../contracts/onehorizon/contract.ts"
import { member, table } from "../kinds/table.ts"

/** Where each kind of update is shown. */
export const updateRouting = table({
  contract: onehorizon,
  name: "update-routing",
  title: "Where session updates land",
  rows: "routing",
  columns: [member("session/update", "updates", { joint: " / " }), member("Lands in", "summary")],
})
