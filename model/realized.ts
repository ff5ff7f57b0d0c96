import { atMost, meet, strongest } from "./axis.ts"
import type { Axis, Check, Declaration, Driver, Envelope, Harness } from "./entries.ts"
import { factPath } from "./fact.ts"
import type { FactId, FactPath } from "./fact.ts"
import { claimOf } from "./realize.ts"
import { admitted, upgrade } from "./upgrade.ts"
import type { CapabilitySet } from "./upgrade.ts"

/** What one check of the suite found for the exact tuple of the run. */
export interface Verdict {
  /** The check's literal. */
  readonly check: string
  readonly verdict: "pass" | "fail" | "skip"
}

/** Everything that decides what a run can be promised. No list's order matters. */
export interface RunTerms {
  readonly axes: readonly Axis[]
  readonly checks: readonly Check[]
  readonly driver: Driver
  readonly envelope: Envelope
  /** The catalog entry; null for a profile without one, whose ceiling is what is admitted. */
  readonly harness: Harness | null
  /** What the harness declared in its handshake. */
  readonly declared: readonly Declaration[]
  /** Axis name to the highest value that is allowed; an axis left out is not limited. */
  readonly policy: CapabilitySet
  readonly evidence: readonly Verdict[]
}

/** Something that keeps a run below what its driver and harness could have. */
export interface Limit {
  readonly cause: "handshake" | "retention" | "ceiling" | "policy" | "evidence"
  /** The highest value that it allows; null: no member at all. */
  readonly allows: string | null
  /** The facts behind it; a policy is none of the catalog's. */
  readonly from: readonly FactPath[]
}

/** An axis on which a run has less than the most that its driver and harness could have. */
export interface Loss {
  readonly axis: string
  readonly most: string
  /** null: the realized set has no member for the axis. */
  readonly realized: string | null
  /** Every one of these must go before the run has the most; at least one. */
  readonly limits: readonly Limit[]
}

/** What is stored and promised, in the order of the admitted set, and what was lost on the way. */
export interface Realized {
  readonly set: CapabilitySet
  readonly losses: readonly Loss[]
}

/**
 * The admitted set cut down by ceiling, policy and evidence. The admitted set drives the run; this one is what is stored
 * and promised. What a declaration raised counts only with a pass of every check that proves it, and of at least one; a
 * skip promotes nothing. The most is what the driver grants under any retention with whatever the entry or the handshake
 * declares.
 */
export function realized(run: RunTerms): Realized {
  const sets = setsOf(run)
  const losses: Loss[] = []
  const kept = new Map<string, string>()
  for (const axis of run.axes) {
    const most = strongestIn(sets.mostOffered, axis)
    if (most === undefined) continue
    const limits = limitsOf(run, sets, axis, most)
    const value = limits.reduce<string | null>(
      (low, { allows }) => (low === null || allows === null ? null : (meet(axis, low, allows) ?? null)),
      ownValue(sets.admitted, axis.name) ?? null,
    )
    if (value !== null) kept.set(axis.name, value)
    if (value !== most) losses.push({ axis: axis.name, most, realized: value, limits })
  }
  const set = Object.keys(sets.admitted).flatMap((name) => {
    const value = kept.get(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return { set: Object.fromEntries(set), losses }
}

/** Whether evidence proves a declaration: a check proves it, and every one that does has passed and nothing else. */
export function proven(
  declaration: Declaration,
  checks: readonly Check[],
  evidence: readonly Verdict[],
): { readonly proven: boolean; readonly by: readonly Check[] } {
  const by = checks.filter(({ proves }) => proves?.id === declaration.id)
  const passes = by.every(({ literal }) => {
    const found = evidence.filter(({ check }) => check === literal)
    return found.length > 0 && found.every(({ verdict }) => verdict === "pass")
  })
  return { proven: by.length > 0 && passes, by }
}

/** The sets that a run is measured by. */
interface Sets {
  readonly admitted: CapabilitySet
  /** What would be admitted had the harness declared everything that its entry says it declares. */
  readonly offered: CapabilitySet
  /** The two under every retention mode of the driver. */
  readonly mostAdmitted: readonly CapabilitySet[]
  readonly mostOffered: readonly CapabilitySet[]
  /** What the entry says that it declares, and the handshake did not. */
  readonly undeclared: readonly Declaration[]
}

function setsOf({ axes, driver, envelope, harness, declared }: RunTerms): Sets {
  const made = new Set(declared.map(({ id }) => id))
  const undeclared = (harness?.declares ?? []).filter(({ id }) => !made.has(id))
  const offers = [...declared, ...undeclared]
  return {
    admitted: admitted(envelope, axes, declared),
    offered: admitted(envelope, axes, offers),
    mostAdmitted: driver.envelopes.map((each) => admitted(each, axes, declared)),
    mostOffered: driver.envelopes.map((each) => admitted(each, axes, offers)),
    undeclared,
  }
}

function limitsOf(run: RunTerms, sets: Sets, axis: Axis, most: string): readonly Limit[] {
  const { driver, envelope, harness, declared, policy } = run
  const limits: Limit[] = []
  const limit = (cause: Limit["cause"], allows: string | undefined, ...from: readonly FactPath[]): void => {
    if (allows === undefined || !atMost(axis, most, allows)) limits.push({ cause, allows: allows ?? null, from })
  }
  const has = ownValue(sets.admitted, axis.name)
  const offers = ownValue(sets.offered, axis.name)
  limit("retention", offers, factPath(driver.id as FactId, "envelopes", envelope.retention))
  limit(
    "handshake",
    has === offers ? strongestIn(sets.mostAdmitted, axis) : has,
    ...sets.undeclared.filter(({ raises }) => raises?.axis.name === axis.name).map(({ id }) => id as FactId),
  )
  if (harness !== null) limit("ceiling", claimOf(harness, axis), factPath(harness.id as FactId, "ceiling", axis.name))
  if (Object.hasOwn(policy, axis.name)) limit("policy", policy[axis.name])
  const granted = ownValue(envelope.grants, axis.name)
  const raising = declared.filter((each) => has !== granted && upgrade(axis, granted, each) === has)
  const judged = raising.map((declaration) => ({ declaration, ...proven(declaration, run.checks, run.evidence) }))
  if (judged.every((each) => !each.proven))
    for (const { declaration, by } of judged)
      limit("evidence", granted, declaration.id as FactId, ...by.map(({ id }) => id as FactId))
  return limits
}

function strongestIn(sets: readonly CapabilitySet[], axis: Axis): string | undefined {
  return strongest(
    axis,
    sets.flatMap((set) => ownValue(set, axis.name) ?? []),
  )[0]
}

function ownValue(set: CapabilitySet, name: string): string | undefined {
  return Object.hasOwn(set, name) ? set[name] : undefined
}
