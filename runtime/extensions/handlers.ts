import type { Contract, InboundSlot, OutboundSlot, RequestSlot } from "../../output/contract.ts"
import type { Refused } from "../refusal.ts"
import type { Mint } from "./mint.ts"
import type { Observation } from "./observation.ts"
import type { Outgoing } from "./outgoing.ts"
import type { Roles } from "./roles.ts"

/** What a reader may need of the session that a value came from. */
export interface ReadContext {
  readonly mint: Mint
}

/** What a sender may need of the session that a value goes to. */
export interface SendContext {
  /** Ids of the declarations that were admitted at the handshake. */
  readonly declared: ReadonlySet<string>
}

/** Makes an observation of a value that the agent wrote. The value has passed the slot's decoder. */
export interface Reader<P> {
  readonly read: (value: P, context: ReadContext) => Observation
}

/** What goes onto the wire, and what the run's record says of it where that is worth a line. */
export type Sending =
  { readonly ok: true; readonly outgoing: Outgoing; readonly observation: Observation | null } | Refused

/** Validates a value with the slot's decoder and gives the fragment that goes to the slot's site, or says why not. */
export interface Sender<P> {
  readonly send: (value: P, context: SendContext) => Sending
}

/** Sends a request, and makes an observation of its answer. The answer has passed the slot's decoder. */
export interface Requester<P, A> extends Sender<P> {
  readonly answer: (answer: A, asked: P) => Observation
}

/** The handler that a slot demands. */
export type HandlerOf<S> =
  S extends RequestSlot<infer P, infer A>
    ? Requester<P, A>
    : S extends InboundSlot<infer P>
      ? Reader<P>
      : S extends OutboundSlot<infer P>
        ? Sender<P>
        : never

/**
 * One handler for every slot of a contract, by the slot's identifier: a slot without one does not compile.
 * @example const handlers: Handlers<typeof acme> = { greeting: greetingReader(acme.slots.greeting) }
 */
export type Handlers<C extends Contract<string>> = { readonly [S in keyof C["slots"]]: HandlerOf<C["slots"][S]> }

/** A contract together with what handles it: what a driver is made of. */
export interface Spoken {
  readonly contract: Contract<string>
  readonly handlers: Handlers<Contract<string>>
  /** Absent: none. */
  readonly roles?: Roles
}

/** Pairs a contract with its handlers; the compiler demands a handler for every slot. */
export function speaking<C extends Contract<string>>(contract: C, handlers: Handlers<C>, roles: Roles = {}): Spoken {
  return { contract, handlers, roles }
}
