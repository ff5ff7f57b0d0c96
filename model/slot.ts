import type { CrossSlotRule } from "./cross-slot.ts"
import type { Declaration } from "./entries.ts"
import type { FactId } from "./fact.ts"
import type { Ride, Site } from "./site.ts"
import type { Payload } from "./wire-type.ts"

/**
 * How a slot is treated. `handshake`: absent is fine, wrong is refused. `authority`: grants or limits; malformed or
 * unsupported is refused before model work. `acknowledgement`: its absence fails the run. `fidelity`: strict to emit,
 * tolerant to read. `context`: sent validated, ignorable by the receiver.
 */
export type Posture = "handshake" | "authority" | "acknowledgement" | "fidelity" | "context"

/**
 * How the values of one session combine that belong together. `one`: each stands for itself, one to a carrier. `append`:
 * each adds to the text or list before it. `replace`: the last counts. `first`: the first counts.
 */
export type Merge = "one" | "append" | "replace" | "first"

/** A namespaced set of slots: owned is ours to shape, adopted is published by someone else. */
export interface ContractHead {
  readonly id: FactId
  readonly name: string
  readonly title: string
  readonly ownership: "owned" | "adopted"
  /** Every `_meta` key of the contract equals this or begins with it; null where an adopted one has no such beginning. */
  readonly keyPrefix: string | null
  /** Every extension method begins with this; null where the contract has none. */
  readonly methodPrefix: string | null
  /** Whether the author kit is for it too: what harness authors build against, not what others were seen to do. */
  readonly kit: boolean
}

/** One extension point. */
export interface Slot {
  readonly id: FactId
  readonly name: string
  readonly contract: ContractHead
  readonly site: Site
  readonly ride: Ride
  readonly posture: Posture
  /** The declaration without which it must not be used; null: none is needed. */
  readonly gate: Declaration | null
  readonly payload: Payload
  /** The slot whose payload this is, with its names, schema and decoder; null: its own. */
  readonly payloadOf: FactId | null
  /** What an extension request is answered with; null for everything else. */
  readonly answer: Payload | null
  readonly answerPosture: Posture | null
  readonly encoding: "json" | "base64"
  readonly merge: Merge
  /** The payload's text or list that grows under `append`; null: the payload itself. */
  readonly appends: string | null
  /** The payload member that ties it to something else on the wire; null: none. */
  readonly correlation: string | null
  /** Older names under which it is read, never written; the first that is there counts. The keys below `_meta`, or a method alone. */
  readonly aliases: readonly (readonly string[])[]
  /** The standard update kind, method or field (`PromptResponse.usage`) that replaces it, once sent; null: none. */
  readonly overtakenBy: string | null
  readonly sensitivity: "public" | "private" | "secret"
  readonly since: FactId | null
  readonly life: "proposed" | "realized" | "retired"
  /** What it is for, one or two sentences of Markdown text. */
  readonly summary: string
}

/** A contract with everything that belongs to it. */
export interface ContractFacts extends ContractHead {
  readonly slots: readonly Slot[]
  readonly declarations: readonly Declaration[]
  /** What slots that ride together keep among themselves. */
  readonly crossSlot: readonly CrossSlotRule[]
}
