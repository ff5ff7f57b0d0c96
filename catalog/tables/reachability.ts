import { checkfu } from "../contracts/checkfu/contract.ts"
import { across, isNot, member, table } from "../kinds/table.ts"

/** Which harness and which provider share a wire. */
export const reachability = table({
  contract: checkfu,
  name: "reachability",
  title: "Harness × model-provider reachability",
  rows: "harness",
  where: [isNot("launchRole", "local_fixture")],
  columns: [
    member("Entry", "name"),
    member("Declared dialects", "dialects", { absent: "undeclared" }),
    across("provider", "reach"),
  ],
})
