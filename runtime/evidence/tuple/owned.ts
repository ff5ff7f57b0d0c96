import { accessLanes, harnessOwned } from "../../../output/facts/access-lanes.ts"
import { admitHarnessOwned } from "../../admission/routing/harness-owned.ts"
import type { OwnedAdmission } from "../../admission/routing/harness-owned.ts"
import type { Refused } from "../../refusal.ts"
import { ownedRunners } from "../runners.ts"
import type { LiveRunner } from "../runners.ts"
import type { Installation } from "./installation.ts"
import type { ResolvedTuple } from "./resolve.ts"

/**
 * Admits a tuple whose harness brings its own model, on a live runner with the exact login. The mark that allows it is the
 * server's: a profile has it whose release the server itself derived from the entry, and no release can write it.
 */
export function admitOwned(
  { version, harness, routing }: ResolvedTuple,
  runners: readonly LiveRunner[],
  { pool, policy }: Installation,
  now: number,
): OwnedAdmission | Refused {
  const [candidate] = routing.candidates
  if (candidate === undefined) throw new Error(`the routing revision ${routing.id} has no candidate`)
  const { provider, model } = candidate
  return admitHarnessOwned({
    lanes: accessLanes,
    lane: harnessOwned,
    harness,
    marker: harness === null ? null : { harness: harness.id, release_digest: version.release_digest },
    pinned: { profile_version: version.id, release_digest: version.release_digest, provider, model },
    pool,
    restrictedNetwork: policy.restricted_network,
    runners: ownedRunners(runners),
    now,
  })
}
