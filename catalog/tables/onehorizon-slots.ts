import { onehorizon } from "../contracts/onehorizon/contract.ts"
import { derived, is, member, table } from "../kinds/table.ts"

/** The extension points of the contract: where each rides, which way, and what it carries. */
export const onehorizonSlots = table({
  contract: onehorizon,
  name: "slots",
  title: "Extension slots",
  rows: ["slot", "frame"],
  where: [is("contract", onehorizon)],
  keys: 2,
  columns: [
    derived("Slot", "wire-name"),
    derived("Carrier", "carrier"),
    derived("Direction", "direction"),
    member("Payload", "summary"),
    member("Status", "life"),
  ],
})
