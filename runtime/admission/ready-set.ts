import { atMost, weakest } from "../../model/axis.ts"
import type { Axis, Declaration, Envelope } from "../../model/entries.ts"
import { admitted } from "../../model/upgrade.ts"
import type { CapabilitySet } from "../../model/upgrade.ts"
import { refused, shown } from "../refusal.ts"
import type { Refusal, Refused } from "../refusal.ts"

/** What the server grants, what the harness declared, and the set that it says to be ready with. */
export interface ReadySet {
  readonly axes: readonly Axis[]
  readonly envelope: Envelope
  readonly declared: readonly Declaration[]
  /** As it came from outside: anything. */
  readonly asserted: unknown
}

/**
 * Accepts an asserted ready set only if it equals the envelope together with exactly the declared upgrades.
 * The set returned is the law's, never the harness's.
 */
export function readySet(input: ReadySet): { readonly ok: true; readonly admitted: CapabilitySet } | Refused {
  const { axes, envelope, declared, asserted } = input
  if (typeof asserted !== "object" || asserted === null || Array.isArray(asserted))
    return refused({
      code: "handshake/no-ready-set",
      what: "The harness is ready with something that is no set of capabilities.",
      why: "a run is admitted to named values on named axes and to nothing else",
      fix: "send an object of axis names and values",
      facts: [],
    })
  const known = new Set(axes.map((axis) => axis.name))
  const said = new Map<string, unknown>(Object.entries(asserted))
  for (const name of said.keys()) if (!known.has(name)) return refused(unknownAxis(name))
  const exact = admitted(envelope, axes, declared)
  for (const axis of axes) {
    const refusal = judge(axis, own(envelope.grants, axis.name), own(exact, axis.name), said.get(axis.name), declared)
    if (refusal !== null) return refused(refusal)
  }
  return { ok: true, admitted: exact }
}

function judge(
  axis: Axis,
  granted: string | undefined,
  exact: string | undefined,
  asserted: unknown,
  declared: readonly Declaration[],
): Refusal | null {
  if (asserted === exact) return null
  const facts = [axis.id, ...declared.filter(({ raises }) => raises?.axis.name === axis.name).map(({ id }) => id)]
  if (asserted === undefined)
    return {
      code: "handshake/missing-axis",
      what: `The ready set leaves out ${axis.name}, admitted as ${exact}.`,
      why: "a set that is silent on an axis leaves open what the run may rely on",
      fix: `assert ${axis.name}=${exact}`,
      facts,
    }
  const says = typeof asserted === "string" ? shown(asserted) : "no text"
  const floor = granted ?? weakest(axis)
  const bound = exact ?? floor
  if (typeof asserted === "string" && axis.values.includes(asserted) && bound !== undefined) {
    if (exact === undefined && asserted === floor)
      return {
        code: "handshake/ungranted-axis",
        what: `The ready set names ${axis.name}, which is neither granted nor declared.`,
        why: "a stored set without an extension equals that of a platform which never heard of it",
        fix: `leave ${axis.name} out`,
        facts,
      }
    if (atMost(axis, bound, asserted))
      return {
        code: "handshake/promotion",
        what: `The ready set asserts ${axis.name}=${says}; ${exact === undefined ? "nothing is granted or declared there" : `${exact} is admitted`}.`,
        why: "the server owns the envelope, and only the exact declared upgrade rises above it",
        fix:
          exact === undefined
            ? `leave ${axis.name} out, or declare what raises it`
            : `assert ${axis.name}=${exact}, or declare what raises it`,
        facts,
      }
    if (asserted === floor || (floor !== undefined && atMost(axis, asserted, floor)))
      return {
        code: "handshake/downgrade",
        what: `The ready set asserts ${axis.name}=${says} below the admitted ${exact}.`,
        why: "a harness that serves less than what it is driven by fails in the middle of a run",
        fix: exact === granted ? `assert ${axis.name}=${exact}` : `assert ${axis.name}=${exact}, or do not declare it`,
        facts,
      }
  }
  return {
    code: "handshake/in-between",
    what: `The ready set asserts ${axis.name}=${says}, which is neither what is granted nor the exact upgrade.`,
    why: "an upgrade has one step; every other value would be a promise that nobody reviewed",
    fix: exact === undefined ? `leave ${axis.name} out` : `assert ${axis.name}=${exact}`,
    facts,
  }
}

function unknownAxis(name: string): Refusal {
  return {
    code: "handshake/unknown-axis",
    what: `The ready set names ${shown(name)}, which is no axis of the catalog.`,
    why: "what no fact describes cannot be promised to anybody",
    fix: "leave it out of the ready set",
    facts: [],
  }
}

function own(set: CapabilitySet, name: string): string | undefined {
  return Object.hasOwn(set, name) ? set[name] : undefined
}
