import type { Contract, DeclarationData, OutboundSlot, RequestSlot } from "../../output/contract.ts"
import type { Checkpoint } from "./observation.ts"

/** The payload of a slot that goes to the agent. */
type Payload<S> = S extends OutboundSlot<infer P> ? P : never

/** The identifiers of a contract's slots of one kind. */
type Slots<C extends Contract<string>, Kind> = {
  readonly [S in keyof C["slots"] & string]: C["slots"][S] extends Kind ? S : never
}[keyof C["slots"] & string]

/** A slot that does a job of the driver's, and the payload with which it does it. */
type Role<C extends Contract<string>, Kind, Input> = {
  readonly [S in Slots<C, Kind>]: {
    readonly slot: S
    readonly payload: (input: Input) => Payload<C["slots"][S]>
  }
}[Slots<C, Kind>]

/** Input for a running turn. `input` is our own id of it. */
export interface SteeringInput {
  readonly sessionId: string
  readonly input: string
  readonly text: string
}

/** Where a final value stands that a schema asks for. */
export type FinalForm =
  /** The agent's last message, which is JSON and nothing else. */
  | { readonly from: "message" }
  /** The result of a call that the primary loop made of a tool with this title, else what the call was given. */
  | { readonly from: "call"; readonly title: string }

/** A job of the driver's by a slot of whatever contract. */
export interface AnyRole<Input> {
  readonly slot: string
  readonly payload: (input: Input) => unknown
}

/**
 * What the driver does by slots of a contract, so that it finds them without knowing the contract. A job without a slot is
 * done as the protocol alone lets it be done, or not at all.
 */
export interface AnyRoles {
  /** Takes input into a running turn. Its handler observes a delivery. */
  readonly steering?: AnyRole<SteeringInput>
  /** Lets a running turn end what it is at. Its handler observes a draining. */
  readonly draining?: AnyRole<{ readonly sessionId: string }>
  /** Hands a checkpoint back. */
  readonly restoring?: AnyRole<Checkpoint>
  /** Asks for a final value; the value of the slot's own declaration says where it stands. */
  readonly constraining?: { readonly slot: string; readonly forms: { readonly [declared: string]: FinalForm } }
  /** Must be declared for links to files that were staged. */
  readonly staging?: DeclarationData
}

/** The same of one contract: the compiler holds each job to a slot of the right kind, and to that slot's payload. */
export interface Roles<C extends Contract<string>> extends AnyRoles {
  readonly steering?: Role<C, RequestSlot<any, any>, SteeringInput>
  readonly draining?: Role<C, RequestSlot<any, any>, { readonly sessionId: string }>
  readonly restoring?: Role<C, OutboundSlot<any>, Checkpoint>
  readonly constraining?: {
    readonly slot: Slots<C, OutboundSlot<any>>
    readonly forms: { readonly [declared: string]: FinalForm }
  }
}
