import { callReader } from "./call.ts"
import type { Call } from "./call.ts"
import { unserved } from "./call-faults.ts"
import type { CarrierSite } from "./carrier-index.ts"
import { settling } from "./carrier-state.ts"
import type { CarrierState } from "./carrier-state.ts"
import { carrierReader } from "./carrier.ts"
import type { CarriedMember, CarrierReading } from "./carrier.ts"
import type { Circumstance } from "./correlation.ts"
import { declining } from "./declining.ts"
import type { Declined } from "./declining.ts"
import type { ReadContext, Spoken } from "./handlers.ts"
import type { Observation } from "./observation.ts"

/** What one `_meta` meant, and everything about it that was ignored, tolerated or refused. */
export interface Received extends Omit<CarrierReading, "members"> {
  /** In the order of the keys on the wire. */
  readonly observations: readonly Observation[]
}

/** Reads one `_meta` that the agent wrote. `declared` holds the ids of the admitted declarations. */
export type Receiver = (def: string, meta: unknown, declared: ReadonlySet<string>, context: ReadContext) => Received

/** Makes the receiver of some contracts: the carrier decoder, and behind it each slot's own handler. Every value is taken for itself. */
export function receiver(spoken: readonly Spoken[]): Receiver {
  const read = carrierReader(spoken.map(({ contract }) => contract))
  const observe = observing(spoken)
  return (def, meta, declared, context) => {
    const { members, ignored, diagnostics, refusals } = read(agentSite(def), meta, declared)
    return { ignored, diagnostics, refusals, observations: observe(members, context) }
  }
}

/** An object of a message that carries `_meta`, and where it stands in its session. */
export interface Carrier extends Circumstance {
  readonly def: string
  readonly meta: unknown
}

/** What one `_meta` meant after everything before it, and what the session has come to. */
export interface SessionReceived extends Received {
  readonly state: CarrierState
}

/** Reads one `_meta` of a session that the agent wrote. */
export type SessionReceiver = (
  state: CarrierState,
  carrier: Carrier,
  declared: ReadonlySet<string>,
  context: ReadContext,
) => SessionReceived

/** Makes the receiver of some contracts for sessions: only values that count after those before them reach a handler. */
export function sessionReceiver(spoken: readonly Spoken[]): SessionReceiver {
  const contracts = spoken.map(({ contract }) => contract)
  const read = carrierReader(contracts)
  const settle = settling(contracts)
  const observe = observing(spoken)
  return (before, carrier, declared, context) => {
    const { members, ignored, diagnostics, refusals } = read(agentSite(carrier.def), carrier.meta, declared)
    const settled = settle(before, members, carrier)
    return {
      ignored,
      refusals,
      state: settled.state,
      diagnostics: settled.diagnostics.length === 0 ? diagnostics : [...diagnostics, ...settled.diagnostics],
      observations: observe(settled.members, context),
    }
  }
}

/** What a call meant, and the answer of whoever does not serve it; null for a notification, which takes none. */
export interface ReceivedCall extends Received {
  readonly answer: Declined | null
}

/** Reads one extension call of the agent's that nobody serves. */
export type CallReceiver = (
  call: Omit<Call, "from">,
  declared: ReadonlySet<string>,
  context: ReadContext,
) => ReceivedCall

/**
 * Makes the receiver of the agent's extension calls: each is observed by its slot's handler or else recorded, and a request
 * is declined. Whoever serves a request answers it before it comes here.
 */
export function callReceiver(spoken: readonly Spoken[]): CallReceiver {
  const contracts = spoken.map(({ contract }) => contract)
  const read = callReader(contracts)
  const decline = declining(contracts)
  const observe = observing(spoken)
  return (call, declared, context) => {
    const { members, diagnostics, ...rest } = read({ ...call, from: "agent" }, declared)
    const observations = observe(members, context)
    const idle = members.filter(() => observations.length === 0).map((member) => unserved(member, call.params))
    return {
      ...rest,
      diagnostics: [...diagnostics, ...idle],
      observations,
      answer: call.form === "request" ? decline(call.method) : null,
    }
  }
}

function observing(
  spoken: readonly Spoken[],
): (members: readonly CarriedMember[], context: ReadContext) => readonly Observation[] {
  const handlers = new Map(spoken.map((each) => [each.contract, each.handlers]))
  return (members, context) => {
    const observations: Observation[] = []
    for (const { contract, identifier, value } of members) {
      const handler = handlers.get(contract)?.[identifier]
      if (handler !== undefined && "read" in handler) observations.push(handler.read(value, context))
    }
    return observations
  }
}

function agentSite(def: string): CarrierSite {
  return { def, from: "agent" }
}
