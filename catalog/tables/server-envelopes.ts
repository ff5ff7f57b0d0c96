import { checkfu } from "../contracts/checkfu/contract.ts"
import { across, has, lacks, member, table } from "../kinds/table.ts"

/** What the server grants under each retention mode. */
export const serverEnvelopes = table({
  contract: checkfu,
  name: "server-envelopes",
  title: "Server envelopes",
  rows: "driver",
  where: [has("server")],
  each: "envelopes",
  keys: 2,
  columns: [
    member("Driver", "lane.literal"),
    member("Retention", "retention"),
    across("axis", "grant", lacks("byDeclarationOnly")),
  ],
})
