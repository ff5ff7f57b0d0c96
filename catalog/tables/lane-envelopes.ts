import { checkfu } from "../contracts/checkfu/contract.ts"
import { across, lacks, member, table } from "../kinds/table.ts"

/** What the lanes amount to that no server grants. */
export const laneEnvelopes = table({
  contract: checkfu,
  name: "lane-envelopes",
  title: "Lane envelopes",
  rows: "driver",
  where: [lacks("server")],
  each: "envelopes",
  keys: 2,
  columns: [
    member("Driver", "lane.literal"),
    member("Retention", "retention"),
    across("axis", "grant", lacks("byDeclarationOnly")),
  ],
})
