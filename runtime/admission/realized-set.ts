import type { Axis, Check, Declaration, Driver, Harness } from "../../model/entries.ts"
import { realized } from "../../model/realized.ts"
import type { Loss, Verdict } from "../../model/realized.ts"
import type { CapabilitySet } from "../../model/upgrade.ts"
import { refused, shown } from "../refusal.ts"
import type { Refusal, Refused } from "../refusal.ts"

/** What a run was admitted with, and everything that may cut it down. */
export interface RealizedSetTerms {
  readonly axes: readonly Axis[]
  readonly declarations: readonly Declaration[]
  readonly checks: readonly Check[]
  readonly driver: Driver
  readonly retention: string
  /** The catalog entry of the run's profile; null for one without. */
  readonly harness: Harness | null
  /** Ids of the declarations that the handshake admitted, as `admit` gives them. */
  readonly declared: readonly string[]
  /** Axis name to the highest value that the workspace allows. */
  readonly policy: CapabilitySet
  /** What the suite found for the exact tuple; checks that prove nothing are passed over. */
  readonly evidence: readonly Verdict[]
}

/** What is stored and promised for a run, and each loss in the order of the axes. */
export interface RealizedSet {
  readonly ok: true
  readonly realized: CapabilitySet
  readonly losses: readonly Loss[]
}

/**
 * The realized set of a run: admitted, then cut down by ceiling, retention, policy and evidence, every loss with all its
 * causes. A policy that names what does not exist is refused, because it would limit nothing.
 */
export function realizedSet(terms: RealizedSetTerms): RealizedSet | Refused {
  const { axes, declarations, driver, retention, policy } = terms
  const envelope = driver.envelopes.find((each) => each.retention === retention)
  if (envelope === undefined) return refused(unknownRetention(driver, retention))
  for (const [name, value] of Object.entries(policy)) {
    const axis = axes.find((each) => each.name === name)
    if (axis === undefined) return refused(unknownPolicyAxis(name))
    if (!axis.values.includes(value)) return refused(unknownPolicyValue(axis, value))
  }
  const declared = declarations.filter(({ id }) => terms.declared.includes(id))
  const { set, losses } = realized({ ...terms, envelope, declared })
  return { ok: true, realized: set, losses }
}

/** A loss as one sentence. */
export function lossSentence({ axis, most, realized: has, limits }: Loss): string {
  const causes = limits.map(({ cause, allows }) => `${causeWords[cause]} ${allows === null ? "no value" : allows}`)
  return `${axis} is ${has ?? "absent"} and not ${most}: ${causes.join(", and ")}.`
}

const causeWords: { readonly [cause in Loss["limits"][number]["cause"]]: string } = {
  handshake: "the handshake gives",
  retention: "the retention mode allows",
  ceiling: "the entry's ceiling is",
  policy: "the policy allows",
  evidence: "the evidence proves",
}

function unknownRetention(driver: Driver, retention: string): Refusal {
  return {
    code: "run/unknown-retention",
    what: `${driver.name} has no envelope for the retention mode ${shown(retention)}.`,
    why: "what nobody granted under a mode, no run has under it",
    fix: `run with ${driver.envelopes.map((each) => each.retention).join(" or ")}`,
    facts: [driver.id],
  }
}

function unknownPolicyAxis(name: string): Refusal {
  return {
    code: "policy/unknown-axis",
    what: `The policy limits ${shown(name)}, which is no axis of the catalog.`,
    why: "a limit on nothing limits nothing, and whoever wrote it believes that it does",
    fix: "name an axis of the catalog, or leave the limit out",
    facts: [],
  }
}

function unknownPolicyValue(axis: Axis, value: string): Refusal {
  return {
    code: "policy/unknown-value",
    what: `The policy limits ${axis.name} to ${shown(value)}, which the axis does not have.`,
    why: "a value that compares with nothing limits nothing",
    fix: `allow one of ${axis.values.join(", ")}`,
    facts: [axis.id],
  }
}
