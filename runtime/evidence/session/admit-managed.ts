import { accessLanes } from "../../../output/facts/access-lanes.ts"
import { axes } from "../../../output/facts/axes.ts"
import { acpV1 } from "../../../output/facts/drivers.ts"
import { declarations } from "../../../output/facts/declarations.ts"
import { portableCore } from "../../../output/facts/experience-profiles.ts"
import { runCapabilities } from "../../../output/facts/run-capabilities.ts"
import type { Driver } from "../../../model/entries.ts"
import { probeServer } from "../../conformance/platform.ts"
import { admitCapabilities } from "../../admission/run-capabilities.ts"
import { laneFits } from "../../admission/routing/lane.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import { preflightByEvidence } from "../preflight.ts"
import type { ReportEvidence } from "../report/issue.ts"
import { liveRunners } from "../runners.ts"
import type { Db } from "../store/store.ts"
import type { HarnessProfileTable } from "../store/tables.ts"
import { generationsOf } from "../tuple/grant.ts"
import type { Installation } from "../tuple/installation.ts"
import { admitOwned } from "../tuple/owned.ts"
import { resolveTuple } from "../tuple/resolve.ts"
import type { ResolvedTuple } from "../tuple/resolve.ts"
import { freezeNow } from "../tuple/routing.ts"
import { realizedOf } from "../verification/realized-axes.ts"
import { noGateway, standardRetention, startOf } from "../verification/request.ts"
import { declaredIn } from "./declared-in.ts"
import type { ManagedFrozen } from "./frozen.ts"

/** A managed session as it is asked for. */
export interface ManagedAsked {
  readonly workspace: string
  readonly profile: HarnessProfileTable
  /** The key of a routing profile. */
  readonly routing: string
  readonly sandbox: string | undefined
  readonly retention: ManagedFrozen["retention"]
  readonly budget: number | null
  /** Literals of capabilities that its runs need. */
  readonly capabilities: readonly string[]
  readonly hasGateway: boolean
  /** Whether managed runs reach the platform from outside. */
  readonly hasHostname: boolean
}

/** An admitted session, and who carries out its runs: any runner, or the one with the login. */
export interface AdmittedSession<Kind> {
  readonly ok: true
  readonly frozen: Kind
  /** null: any runner. */
  readonly runner: string | null
}

/**
 * Admits a managed session: current evidence exists for the exact tuple, its lane fits the harness, its models can be
 * reached with live credentials, or a live runner has the login, and its runs have every capability that they need. What
 * it answers with stands for the whole life of the session.
 */
export async function admitManaged(
  db: Db,
  asked: ManagedAsked,
  installation: Installation,
  now: number,
): Promise<AdmittedSession<ManagedFrozen> | Refused> {
  const tuple = await resolveTuple(db, asked, installation)
  if (!tuple.ok) return tuple
  const { answer, evidence } = await preflightByEvidence(db, asked.workspace, tuple.cell, now)
  if (!answer.allowed) return refused(answer.refusal)
  if (evidence === null) throw new Error(`the report ${answer.report_id} allowed without evidence`)
  const model = await modelOf(db, asked, tuple, installation, now)
  if (!model.ok) return model
  const retention = retentionOf(tuple.driver, asked.retention)
  const capabilities = capabilitiesOf(asked, tuple, evidence, installation, retention)
  if (!capabilities.ok) return capabilities
  const { routing, runner } = model
  const frozen: ManagedFrozen = {
    kind: "managed",
    cell: tuple.cell,
    report_id: answer.report_id,
    start: startOf(tuple, retention),
    access: tuple.routing.access,
    routing,
    credential_generations: routing === null ? [] : generationsOf(routing),
    budget: asked.budget,
    usage_evidence: routing === null ? "absent" : "platform_observed",
    retention: asked.retention,
    required: capabilities.required,
    capabilities: capabilities.has,
    ...serversOf(asked, tuple),
  }
  return { ok: true, frozen, runner }
}

async function modelOf(
  db: Db,
  { workspace, budget, hasGateway }: ManagedAsked,
  tuple: ResolvedTuple,
  installation: Installation,
  now: number,
): Promise<
  ({ readonly ok: true } & Pick<AdmittedSession<ManagedFrozen>, "runner"> & Pick<ManagedFrozen, "routing">) | Refused
> {
  const lane = accessLanes.find(({ literal }) => literal === tuple.routing.access)
  if (lane === undefined) throw new Error(`no access lane ${tuple.routing.access} is known`)
  const fits = laneFits(lane, tuple.harness, accessLanes)
  if (!fits.ok) return fits
  if (tuple.routing.access === "harness_owned") {
    const owned = admitOwned(tuple, await liveRunners(db, workspace, now), installation, now)
    return owned.ok ? { ok: true, runner: owned.runner, routing: null } : owned
  }
  if (!hasGateway) return refused(noGateway)
  const terms = { harness: tuple.harness, modelSpendBudget: budget !== null }
  const routing = await freezeNow(db, workspace, tuple.routing, terms, installation)
  return routing.ok ? { ok: true, runner: null, routing } : routing
}

/** The mode of the driver's envelopes: the one that keeps something, or the one that keeps nothing. */
function retentionOf(driver: Driver, retention: ManagedFrozen["retention"]): string {
  const standard = standardRetention(driver)
  if (retention === "standard") return standard
  return driver.envelopes.find((envelope) => envelope.retention !== standard)?.retention ?? standard
}

function capabilitiesOf(
  { capabilities, hasHostname }: ManagedAsked,
  { driver, harness, routing }: ResolvedTuple,
  evidence: ReportEvidence,
  { policy }: Installation,
  retention: string,
) {
  const declared = declaredIn(evidence)
  const set = realizedOf({ driver, retention, harness, declared, policy: policy.axes, checks: evidence.checks })
  if (!set.ok) return set
  const access = accessLanes.find(({ literal }) => literal === routing.access)
  if (access === undefined) throw new Error(`no access lane ${routing.access} is known`)
  return admitCapabilities({
    capabilities: runCapabilities,
    run: {
      kind: "managed",
      access,
      axes,
      realized: set.realized,
      declared: declarations.filter(({ id }) => declared.includes(id)),
      tools: hasHostname && deliversTools(driver, harness),
    },
    experience: portableCore,
    required: capabilities,
  })
}

/** Only ACP has a place in which a session is told of servers. */
function deliversTools({ id }: Driver, harness: ResolvedTuple["harness"]): boolean {
  return id === acpV1.id && harness?.mcpDelivery !== "none"
}

function serversOf(
  { hasHostname }: ManagedAsked,
  { driver, harness }: ResolvedTuple,
): Pick<ManagedFrozen, "mcp_servers" | "no_mcp_servers_because"> {
  if (!hasHostname)
    return {
      mcp_servers: [],
      no_mcp_servers_because:
        "the installation has not declared its public hostname (CHECKFU_PUBLIC_HOSTNAME), under which runs would reach them",
    }
  return deliversTools(driver, harness)
    ? { mcp_servers: [probeServer], no_mcp_servers_because: null }
    : { mcp_servers: [], no_mcp_servers_because: "tools cannot be delivered to the harness" }
}
