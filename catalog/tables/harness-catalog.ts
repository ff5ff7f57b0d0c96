import { checkfu } from "../contracts/checkfu/contract.ts"
import { derived, isNot, member, table } from "../kinds/table.ts"

/** The entries as the catalog ships them, and what each still waits for. */
export const harnessCatalog = table({
  contract: checkfu,
  name: "harness-catalog",
  title: "Harness catalog",
  rows: "harness",
  where: [isNot("launchRole", "local_fixture")],
  columns: [
    member("Entry", "name"),
    member("Launch role", "launchRole"),
    member("Mode", "mode"),
    member("Availability", "supply.availability"),
    member("Default image", "supply.image", { present: "yes" }),
    member("Missing evidence", "supply.missingEvidence"),
    member("Missing plane", "supply.missingPlane"),
    derived("Profile source", "profile-source"),
  ],
})
