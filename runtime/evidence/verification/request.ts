import { randomBytes } from "node:crypto"
import { accessLanes } from "../../../output/facts/access-lanes.ts"
import type { Driver } from "../../../model/entries.ts"
import { platformPlane } from "../../conformance/platform.ts"
import { laneFits } from "../../admission/routing/lane.ts"
import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import { anyRunner, enqueue } from "../queue/job.ts"
import { liveRunners } from "../runners.ts"
import type { Db } from "../store/store.ts"
import type { HarnessProfileTable, VerificationTable } from "../store/tables.ts"
import type { Installation } from "../tuple/installation.ts"
import { admitOwned } from "../tuple/owned.ts"
import { resolveTuple } from "../tuple/resolve.ts"
import type { ResolvedTuple } from "../tuple/resolve.ts"
import { freezeNow } from "../tuple/routing.ts"
import { noncePrompt } from "./nonce.ts"
import type { StartPlan, VerificationPlan } from "./plan.ts"

/** A verification as it is asked for, with the ids that the server gives it. */
export interface VerificationAsked {
  readonly id: string
  readonly jobId: string
  readonly workspace: string
  readonly profile: Pick<HarnessProfileTable, "id" | "version">
  /** The key of a routing profile. */
  readonly routing: string
  readonly sandbox: string | undefined
  readonly provePlatformMcp: boolean
  /** The id of the API key. */
  readonly by: string
  /** Whether the installation has a model gateway. */
  readonly hasGateway: boolean
}

/**
 * Resolves the exact tuple, freezes its routing, and queues the conformance run. Refused at once where nobody could carry
 * it out: no gateway for a model of the platform's, no live runner with the login for one of the harness's own, and no live
 * runner with the tool plane where its proof is asked for and runners are there. To be called inside a transaction.
 */
export async function requestVerification(
  db: Db,
  asked: VerificationAsked,
  installation: Installation,
  now: number,
): Promise<{ readonly ok: true; readonly row: VerificationTable } | Refused> {
  const tuple = await resolveTuple(db, asked, installation)
  if (!tuple.ok) return tuple
  const refusal = asked.provePlatformMcp ? await planeFault(db, asked.workspace, now) : null
  if (refusal !== null) return refused(refusal)
  const lane = accessLanes.find(({ literal }) => literal === tuple.routing.access)
  if (lane === undefined) throw new Error(`no access lane ${tuple.routing.access} is known`)
  const fits = laneFits(lane, tuple.harness, accessLanes)
  if (!fits.ok) return fits
  const carried = await carriedBy(db, asked, tuple, installation, now)
  if (!carried.ok) return carried
  const row: VerificationTable = {
    id: asked.id,
    workspace_id: asked.workspace,
    job_id: asked.jobId,
    profile_id: asked.profile.id,
    cell: JSON.stringify(tuple.cell),
    plan: JSON.stringify(planOf(asked, tuple)),
    routing: carried.routing,
    prove_platform_mcp: asked.provePlatformMcp ? 1 : 0,
    state: "queued",
    progress: null,
    report_id: null,
    requested_by: asked.by,
    created_at: now,
    finished_at: null,
  }
  await enqueue(
    db,
    {
      id: asked.jobId,
      workspace: asked.workspace,
      kind: "verification",
      target: carried.target,
      plane: asked.provePlatformMcp ? platformPlane : null,
      driver: tuple.driver.lane,
    },
    now,
  )
  await db.insertInto("verifications").values(row).execute()
  return { ok: true, row }
}

/** What is started for a tuple, under a retention mode of its driver. */
export function startOf({ version, release, harness, routing }: ResolvedTuple, retention: string): StartPlan {
  return {
    image: version.image,
    driver: version.driver,
    release,
    harness: harness?.name ?? null,
    configuration: JSON.parse(version.configuration),
    retention,
    access: routing.access,
  }
}

/** The mode of a driver that keeps something: the one that it lists first. */
export function standardRetention({ envelopes, name }: Driver): string {
  const [first] = envelopes
  if (first === undefined) throw new Error(`${name} has no envelope`)
  return first.retention
}

function planOf({ id, provePlatformMcp }: VerificationAsked, tuple: ResolvedTuple): VerificationPlan {
  const nonce = randomBytes(12).toString("hex")
  return {
    ...startOf(tuple, standardRetention(tuple.driver)),
    kind: "verification",
    verification_id: id,
    cell: tuple.cell,
    prompt: noncePrompt(nonce),
    nonce,
    prove_platform_mcp: provePlatformMcp,
  }
}

async function carriedBy(
  db: Db,
  { workspace, hasGateway }: VerificationAsked,
  tuple: ResolvedTuple,
  installation: Installation,
  now: number,
): Promise<{ readonly ok: true; readonly target: string; readonly routing: string | null } | Refused> {
  if (tuple.routing.access === "harness_owned") {
    const owned = admitOwned(tuple, await liveRunners(db, workspace, now), installation, now)
    return owned.ok ? { ok: true, target: owned.runner, routing: null } : owned
  }
  if (!hasGateway) return refused(noGateway)
  const terms = { harness: tuple.harness, modelSpendBudget: false }
  const routing = await freezeNow(db, workspace, tuple.routing, terms, installation)
  return routing.ok ? { ok: true, target: anyRunner, routing: JSON.stringify(routing) } : routing
}

async function planeFault(db: Db, workspace: string, now: number): Promise<Refusal | null> {
  const runners = await liveRunners(db, workspace, now)
  if (runners.length === 0 || runners.some(({ presence }) => presence.planes.includes(platformPlane))) return null
  return {
    code: "verification/no-plane",
    what: `No live runner announces the plane ${platformPlane}.`,
    why: "the proof of tool delivery would wait for a runner that nobody started",
    fix: `start a runner that announces ${platformPlane}, or request verification without prove_platform_mcp`,
    facts: [],
  }
}

/** The refusal of a model of the platform's where there is no way to one. */
export const noGateway: Refusal = {
  code: "verification/no-gateway",
  what: "This installation has no model gateway.",
  why: "a platform-routed run reaches its model through the gateway and by no other way",
  fix: "start the server with a model gateway, or use a routing profile whose harness brings its own model",
  facts: [],
}
