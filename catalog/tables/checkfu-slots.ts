import { checkfu } from "../contracts/checkfu/contract.ts"
import { derived, is, member, table } from "../kinds/table.ts"

/** The extension points of the contract: where each rides, which way, and what it carries. */
export const checkfuSlots = table({
  contract: checkfu,
  name: "slots",
  title: "Extension slots",
  rows: "slot",
  where: [is("contract", checkfu)],
  columns: [
    derived("Slot", "wire-name"),
    derived("Carrier", "carrier"),
    derived("Direction", "direction"),
    member("Payload", "summary"),
    member("Status", "life"),
  ],
})
