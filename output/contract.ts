// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * The shape of a contract as data: its slots, where each rides and how it is read. Types alone.
 */
import type { Result } from "./kernel.ts"

/** How a slot is treated when it is absent, malformed or unsupported. */
export type Posture = "handshake" | "authority" | "acknowledgement" | "fidelity" | "context"

/** Where on the wire a slot rides. */
export type Site =
  | { readonly kind: "meta"; readonly def: string; readonly at: readonly string[] }
  | {
      readonly kind: "method"
      readonly method: string
      readonly form: "request" | "notification"
      /** What a receiver answers that does not serve the request; absent: error -32601. */
      readonly declined?: unknown
    }
  | { readonly kind: "frame"; readonly def: string; readonly open: string; readonly close: string }

/** What a slot is beyond its head, where that differs from what is usual. */
interface SlotTraits {
  /** How the payload is written; absent: as JSON. */
  readonly encoding?: "base64"
  /** How its values in one session combine; absent: each stands for itself. */
  readonly merge?: "append" | "replace" | "first"
  /** The payload's text or list that grows where values are appended; absent: the payload itself. */
  readonly appends?: string
  /** The payload's member that tells whose value it is; absent: the tool call's that carries it, else the session's. */
  readonly correlation?: string
  /** Older names, first come first: the keys below `_meta`, or a method alone. Read, and never written. */
  readonly aliases?: readonly (readonly string[])[]
  /** The kind of update, the method or the field (`PromptResponse.usage`) after which it no longer counts. */
  readonly overtakenBy?: string
  /** Who may see its values; absent: everybody. */
  readonly sensitivity?: "private" | "secret"
}

interface SlotHead extends SlotTraits {
  readonly id: string
  readonly site: Site
  readonly posture: Posture
  /** Name of the declaration without which the slot must not be used; null: none is needed. */
  readonly gate: string | null
}

/** What is asked of one slot among those that ride on one carrier; `not` turns the answer. */
export type SlotCondition =
  | { readonly kind: "present"; readonly slot: string; readonly not?: true }
  | {
      readonly kind: "equals"
      readonly slot: string
      readonly member: string
      readonly value: string | number | boolean
      readonly not?: true
    }

/** Where all of `where` holds of one carrier, all of `demands` must. */
export interface CrossSlotRule {
  readonly id: string
  readonly where: readonly SlotCondition[]
  readonly demands: readonly SlotCondition[]
  /** A clause without full stop. */
  readonly because: string
  /** What mends it, in the imperative. */
  readonly fix: string
}

/** A slot that the agent writes and the platform reads. */
export interface InboundSlot<P> extends SlotHead {
  readonly from: "agent"
  readonly decode: (input: unknown) => Result<P>
}

/** A slot that the platform writes. Its decoder is applied before sending. */
export interface OutboundSlot<P> extends SlotHead {
  readonly from: "client"
  readonly decode: (input: unknown) => Result<P>
}

/** An extension request that the platform sends and the agent answers. */
export interface RequestSlot<P, A> extends OutboundSlot<P> {
  readonly decodeAnswer: (input: unknown) => Result<A>
}

/** An extension request that the agent sends and the platform answers; the answer's decoder is applied before sending. */
export interface AnsweredSlot<P, A> extends InboundSlot<P> {
  readonly decodeAnswer: (input: unknown) => Result<A>
}

/** A slot of any contract. */
export type AnySlot = InboundSlot<any> | OutboundSlot<any> | RequestSlot<any, any>

/** A member of the handshake's declaration and the one step on one axis that it raises, if any. */
export interface DeclarationData {
  readonly id: string
  readonly name: string
  readonly member: string
  readonly values: readonly string[]
  readonly raises: { readonly axis: AxisData; readonly from: string; readonly to: string } | null
}

/** A dimension of capability: its values, weakest first, and pairs [lower, higher]. */
export interface AxisData {
  readonly id: string
  readonly name: string
  readonly values: readonly string[]
  readonly below: readonly (readonly [string, string])[]
}

/** A namespaced set of slots, as data: drivers and gateways take it, and never know its name. */
export interface Contract<Name extends string> {
  readonly name: Name
  readonly ownership: "owned" | "adopted"
  readonly keyPrefix: string | null
  readonly methodPrefix: string | null
  /** By identifier, the slot's name in camel case. */
  readonly slots: { readonly [identifier: string]: AnySlot }
  readonly declarations: readonly DeclarationData[]
  /** What slots that ride together must keep among themselves; absent: nothing. */
  readonly crossSlot?: readonly CrossSlotRule[]
}
