import { carrierBytes } from "../../output/kernel.ts"
import type { AnySlot, Contract } from "../../output/contract.ts"
import { overtaken, overfull, recorded } from "./carrier-notes.ts"
import type { Diagnostic } from "./carrier-faults.ts"
import type { CarriedMember } from "./carrier-take.ts"
import { correlationOf } from "./correlation.ts"
import type { Circumstance } from "./correlation.ts"
import { heldValue, holding } from "./merge.ts"
import type { Held } from "./merge.ts"

/** How many values a session holds at most, over all slots and correlations. */
export const valuesAtMost: number = 1_024

/** What one value may weigh at most while it is held, in the units of `weightOf`. */
export const weightAtMost: number = 2 * carrierBytes

/** What all values of a session may weigh together. */
export const sessionAtMost: number = 8 * carrierBytes

/** What one session has come to: the values that its slots hold, and what of the protocol was seen in it. Never changed, only followed by another. */
export interface CarrierState {
  /** By slot, then by what the values belong to. */
  readonly held: ReadonlyMap<string, ReadonlyMap<string, Held>>
  readonly values: number
  readonly weight: number
  /** The kinds of updates, methods and fields that overtake a slot and were seen. */
  readonly seen: ReadonlySet<string>
  /** By slot, the last carrier on which a value of its own stood. */
  readonly last: ReadonlyMap<string, string>
}

/** A session of which nothing was read. */
export const freshState: CarrierState = { held: new Map(), values: 0, weight: 0, seen: new Set(), last: new Map() }

/** A value that counts, and what it belongs to. */
export interface SettledMember extends CarriedMember {
  readonly correlation: string
}

/** What a session has come to after one more carrier. */
export interface Settled {
  readonly state: CarrierState
  readonly members: readonly SettledMember[]
  /** Values that were recorded and do not count, and values that had no room. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Settles the members of one carrier with what its session has come to. */
export type Settling = (state: CarrierState, members: readonly CarriedMember[], carrier: Circumstance) => Settled

/**
 * Makes the accumulator of some contracts: pure, in time that does not grow with what is held of other slots, and bounded by
 * `valuesAtMost`, `weightAtMost` and `sessionAtMost`; what has no room is delivered, reported as a limit, and not held. An
 * unknown correlation is one like any other: values may come before what they belong to.
 */
export function settling(contracts: readonly Contract<string>[]): Settling {
  const awaited = new Set(
    contracts.flatMap(({ slots }) => Object.values(slots).flatMap(({ overtakenBy }) => overtakenBy ?? [])),
  )
  return (before, members, carrier) => {
    const news = carrier.standing.filter((name) => awaited.has(name) && !before.seen.has(name))
    let state = news.length === 0 ? before : { ...before, seen: new Set([...before.seen, ...news]) }
    const settled: SettledMember[] = []
    const diagnostics: Diagnostic[] = []
    for (const member of members) {
      const { slot } = member
      if (slot.overtakenBy !== undefined && state.seen.has(slot.overtakenBy)) {
        diagnostics.push(overtaken(member))
        continue
      }
      const correlation = correlationOf(slot, member.value, carrier)
      const step = slot.merge === undefined ? alone(state, member, carrier) : together(state, member, correlation)
      state = step.state
      diagnostics.push(...step.diagnostics)
      if (step.counts) settled.push({ ...member, correlation })
    }
    return { state, members: settled, diagnostics }
  }
}

/** What the values of a slot come to that belong to one correlation; `undefined` where none is held. */
export function mergeOf(state: CarrierState, slot: AnySlot, correlation: string): unknown {
  const held = state.held.get(slot.id)?.get(correlation)
  return held === undefined ? undefined : heldValue(slot, held)
}

interface Step {
  readonly state: CarrierState
  readonly counts: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/** A value that stands for itself, one to a carrier: a second one on the same carrier does not count. Nothing is held. */
function alone(state: CarrierState, member: CarriedMember, { carrier }: Circumstance): Step {
  const { id } = member.slot
  if (state.last.get(id) === carrier) return { state, counts: false, diagnostics: [recorded(member, "repeated")] }
  return { state: { ...state, last: new Map(state.last).set(id, carrier) }, counts: true, diagnostics: [] }
}

function together(state: CarrierState, member: CarriedMember, correlation: string): Step {
  const { slot, value } = member
  const ofSlot = state.held.get(slot.id) ?? new Map<string, Held>()
  const before = ofSlot.get(correlation)
  if (before === undefined && state.values === valuesAtMost)
    return { state, counts: true, diagnostics: [overfull(member, `${valuesAtMost} values`)] }
  const key = before === undefined ? correlation.length : 0
  const rest = state.weight + key - (before?.weight ?? 0)
  const { held, counts, isOver } = holding(
    slot,
    before,
    value,
    Math.min(weightAtMost, Math.max(0, sessionAtMost - rest)),
  )
  const next: CarrierState = {
    ...state,
    held: new Map(state.held).set(slot.id, new Map(ofSlot).set(correlation, held)),
    values: state.values + (before === undefined ? 1 : 0),
    weight: rest + held.weight,
  }
  const diagnostics = isOver ? [overfull(member, "so much")] : counts ? [] : [recorded(member, "later")]
  return { state: held === before ? state : next, counts, diagnostics }
}
