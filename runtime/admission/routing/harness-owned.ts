import type { AccessLane, Harness } from "../../../model/entries.ts"
import { byCodeUnit } from "../../../model/fact.ts"
import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import type { HarnessOwnedGrant } from "./grant.ts"
import { laneFits } from "./lane.ts"

/** The exact, non-secret capability that a runner was enrolled with, and that it advertises. */
export interface OwnedCapability {
  readonly profile_version: string
  readonly release_digest: string
  readonly provider: string
  readonly model: string
}

/** A customer-owned runner as the server knows it. */
export interface OwnedRunner {
  readonly id: string
  readonly pool: string
  /** Where it starts containers: on the customer's own engine, or on the platform's. */
  readonly placement: "byoc_docker" | "hosted"
  /** Immutable since its enrollment; null where it was enrolled without. */
  readonly enrollment: OwnedCapability | null
  /** What it announces now, and until when, in milliseconds since 1970; null where it announces nothing. */
  readonly advertisement: (OwnedCapability & { readonly expires_at: number; readonly login: boolean }) | null
}

/** The mark by which the server says of a release that its harness may bring a model. No release can write it itself. */
export interface ReleaseMarker {
  /** Id of the catalog entry. */
  readonly harness: string
  readonly release_digest: string
}

/** A run that is to bring its own model. */
export interface OwnedRun {
  readonly lanes: readonly AccessLane[]
  readonly lane: AccessLane
  readonly harness: Harness | null
  readonly marker: ReleaseMarker | null
  readonly pinned: OwnedCapability
  readonly pool: string
  /** Whether policy restricts the network of the sandbox. */
  readonly restrictedNetwork: boolean
  readonly runners: readonly OwnedRunner[]
  /** In milliseconds since 1970. */
  readonly now: number
}

/** A run that brings its own model. What the platform did not see is recorded as absent, never as zero. */
export interface OwnedAdmission {
  readonly ok: true
  readonly runner: string
  readonly grant: HarnessOwnedGrant
  readonly record: { readonly wire_provenance: string; readonly usage_evidence: string }
}

/**
 * Admits a run that brings its own model only on a live runner of the pool, on the customer's own engine, whose enrollment
 * and current advertisement both name the pinned profile version, release digest, provider and model, and that has the
 * login. Where several runners fall short, the refusal is that of the one that comes furthest, the least id among equals.
 */
export function admitHarnessOwned(run: OwnedRun): OwnedAdmission | Refused {
  const { lane, harness, marker, pinned, lanes, restrictedNetwork } = run
  const fits = laneFits(lane, harness, lanes)
  if (!fits.ok) return fits
  const marked = marker !== null && marker.harness === harness?.id && marker.release_digest === pinned.release_digest
  if (!marked) return refused(refusalOf("no-marker", run))
  if (restrictedNetwork) return refused(refusalOf("restricted-network", run))
  const [nearest] = run.runners
    .map((runner) => ({ runner, fault: faultOf(runner, run) }))
    .toSorted(
      (left, right) => reached(right.fault) - reached(left.fault) || byCodeUnit(left.runner.id, right.runner.id),
    )
  if (nearest === undefined) return refused(refusalOf("no-runner", run))
  if (nearest.fault !== null) return refused(refusalOf(nearest.fault, run))
  const { provider, model } = pinned
  return {
    ok: true,
    runner: nearest.runner.id,
    grant: { access: "harness_owned", provider, model },
    record: { wire_provenance: lane.wireProvenance, usage_evidence: lane.usageEvidence },
  }
}

/** What may be wrong with a runner, in the order in which it is asked. */
const faults = [
  "no-runner",
  "wrong-pool",
  "hosted-placement",
  "stale-profile",
  "stale-release",
  "other-model",
  "missing-login",
] as const

type Fault = (typeof faults)[number]

function reached(fault: Fault | null): number {
  return fault === null ? faults.length : faults.indexOf(fault)
}

function faultOf({ pool, placement, enrollment, advertisement }: OwnedRunner, run: OwnedRun): Fault | null {
  if (enrollment === null || advertisement === null || run.now >= advertisement.expires_at) return "no-runner"
  const both = (member: keyof OwnedCapability): boolean =>
    enrollment[member] === run.pinned[member] && advertisement[member] === run.pinned[member]
  if (pool !== run.pool) return "wrong-pool"
  if (placement !== "byoc_docker") return "hosted-placement"
  if (!both("profile_version")) return "stale-profile"
  if (!both("release_digest")) return "stale-release"
  if (!both("provider") || !both("model")) return "other-model"
  return advertisement.login ? null : "missing-login"
}

function refusalOf(fault: Fault | "no-marker" | "restricted-network", { lane, harness }: OwnedRun): Refusal {
  return {
    ...words[fault],
    code: `harness-owned/${fault}`,
    why: "a login that is not the platform's goes into the exact container that it was enrolled for, and nowhere else",
    facts: [lane.id, ...(harness === null ? [] : [harness.id])],
  }
}

const words: { readonly [fault in Parameters<typeof refusalOf>[0]]: { readonly what: string; readonly fix: string } } =
  {
    "no-marker": {
      what: "The release bears no mark of the server that its harness may bring a model.",
      fix: "use the exact build that the server marks; an entrypoint alone grants nothing",
    },
    "restricted-network": {
      what: "The run restricts the network, and its harness talks to a backend of its own.",
      fix: "lift the restriction for this run, or choose a platform-routed profile",
    },
    "no-runner": {
      what: "No live runner advertises a model of its own.",
      fix: "enrol a runner with the exact capability, and start it",
    },
    "wrong-pool": { what: "The runner is of another pool than the run.", fix: "enrol a runner in the pool of the run" },
    "hosted-placement": {
      what: "The runner starts containers on the platform's engine.",
      fix: "use a runner that starts them on an engine of your own",
    },
    "stale-profile": {
      what: "The runner is enrolled for, or advertises, another version of the harness profile.",
      fix: "enrol it again for the version that the run pins",
    },
    "stale-release": {
      what: "The runner is enrolled for, or advertises, another release digest.",
      fix: "enrol it again for the release that the run pins",
    },
    "other-model": {
      what: "The runner is enrolled for, or advertises, another provider or model.",
      fix: "enrol it for the model that the routing revision names",
    },
    "missing-login": {
      what: "The runner has no local login for the model.",
      fix: "log in on the runner's machine, and start it again",
    },
  }
