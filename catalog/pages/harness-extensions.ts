import { page } from "../kinds/page.ts"
import { capabilityCeilings } from "../tables/capability-ceilings.ts"
import { checkfuSlots } from "../tables/checkfu-slots.ts"
import { conformanceChecks } from "../tables/conformance-checks.ts"
import { declarationUpgrades } from "../tables/declarations.ts"
import { dialectPaths } from "../tables/dialect-paths.ts"
import { gatedObservations } from "../tables/gated-observations.ts"
import { harnessSupportTable } from "../tables/harness-support.ts"
import { laneEnvelopes } from "../tables/lane-envelopes.ts"
import { reachability } from "../tables/reachability.ts"
import { revisions } from "../tables/revisions.ts"
import { serverEnvelopes } from "../tables/server-envelopes.ts"

/** The page that a harness author builds against. */
export const harnessExtensions = page({
  name: "concepts/harness-extensions",
  title: "Harness wire extensions",
  description: "The extension contract: slots, the declaration handshake, conformance, ceilings and reachability.",
  tables: [
    checkfuSlots,
    declarationUpgrades,
    conformanceChecks,
    harnessSupportTable,
    capabilityCeilings,
    serverEnvelopes,
    laneEnvelopes,
    gatedObservations,
    dialectPaths,
    reachability,
    revisions,
  ],
})
