import type { AnySlot, DeclarationData, OutboundSlot, RequestSlot } from "../../output/contract.ts"
import type { Checkpoint } from "./observation.ts"

/** Input for a running turn. `input` is our own id of it. */
export interface SteeringInput {
  readonly sessionId: string
  readonly input: string
  readonly text: string
}

/** A slot that does a job of the driver's, and the payload with which it does it. Made by `job` or `asking`. */
export interface Job<Input, Slot extends AnySlot = OutboundSlot<any>> {
  readonly slot: Slot
  readonly payload: (input: Input) => unknown
}

/** A job that is done by sending a slot's payload: the compiler holds the payload to the slot. */
export function job<P, Input>(slot: OutboundSlot<P>, payload: (input: Input) => P): Job<Input> {
  return { slot, payload }
}

/** A job that is done by asking, and acknowledged. */
export function asking<P, A, Input>(
  slot: RequestSlot<P, A>,
  payload: (input: Input) => P,
): Job<Input, RequestSlot<any, any>> {
  return { slot, payload }
}

/** Where a final value stands that a schema asks for. */
export type FinalForm =
  /** The agent's last message, which is JSON and nothing else. */
  | { readonly from: "message" }
  /** The result of a call that the primary loop made of a tool with this title, else what the call was given. */
  | { readonly from: "call"; readonly title: string }

/**
 * What the driver does by slots of a contract, so that it finds them without knowing the contract. A job without a slot is
 * done as the protocol alone lets it be done, or not at all.
 */
export interface Roles {
  /** Takes input into a running turn. Its handler observes a delivery. */
  readonly steering?: Job<SteeringInput, RequestSlot<any, any>>
  /** Lets a running turn end what it is at. Its handler observes a draining. */
  readonly draining?: Job<{ readonly sessionId: string }, RequestSlot<any, any>>
  /** Hands a checkpoint back. */
  readonly restoring?: Job<Checkpoint>
  /** Asks for a final value; the value of the slot's own declaration says where it stands. */
  readonly constraining?: {
    readonly slot: OutboundSlot<any>
    readonly forms: { readonly [declared: string]: FinalForm }
  }
  /** Must be declared for links to files that were staged. */
  readonly staging?: DeclarationData
}
