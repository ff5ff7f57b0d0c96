import { checkfu } from "../contracts/checkfu/contract.ts"
import { across, isNot, member, table } from "../kinds/table.ts"

/** The strongest semantics that each entry could realize. */
export const capabilityCeilings = table({
  contract: checkfu,
  name: "capability-ceilings",
  title: "Capability ceilings",
  rows: "harness",
  where: [isNot("launchRole", "local_fixture")],
  columns: [
    member("Entry", "name"),
    member("Mode", "mode"),
    member("Availability", "supply.availability"),
    member("Release protocol", "driver.protocol.literal"),
    member("Execution lane", "driver.lane.literal"),
    across("axis", "realize"),
  ],
})
