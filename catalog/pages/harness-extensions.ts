import { page } from "../kinds/page.ts"
import { capabilityCeilings } from "../tables/capability-ceilings.ts"
import { reachability } from "../tables/reachability.ts"

/** The page that a harness author builds against. */
export const harnessExtensions = page({
  name: "concepts/harness-extensions",
  title: "Harness wire extensions",
  description: "The extension contract: slots, declarations and the tables generated from the catalog.",
  tables: [capabilityCeilings, reachability],
})
