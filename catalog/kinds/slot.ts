import type * as Schema from "effect/Schema"
import type { FactValue } from "../../model/fact.ts"
import type { Posture, Merge } from "../../model/slot.ts"
import type { FrameSite, MetaSite, MethodSite } from "../../model/site.ts"
import type { Acceptance } from "./accept.ts"
import type { ContractFact } from "./contract.ts"
import type { DeclarationFact } from "./declaration.ts"
import { additions, demands, grants, kind, limits, means, prose, ranked, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"
import type { Source } from "./provider.ts"
import type { RevisionFact } from "./revision.ts"

/** Only what binds a run grants something by what it may carry. */
const granting = { where: { member: "posture", among: ["handshake", "authority"] } } as const

/** It is proposed, in use, or no longer so. */
const lives = means(
  ranked(["retired", "proposed"], ["realized"]),
  ranked(["retired"], ["proposed"], ["realized"]),
  granting,
)

export const slotKind = kind({
  name: "slot",
  states: "one extension point of the protocol: where it rides, how it is treated, what it carries",
  meanings: {
    site: means(unordered, "breaking"),
    posture: means(unordered, "breaking"),
    gate: means(limits, demands),
    payload: means("by_inclusion", "by_inclusion", granting),
    // Stands in the payload.
    excess: prose,
    answer: means("same", { added: "breaking", removed: "breaking", changed: "by_inclusion" }),
    encoding: means("same", "breaking"),
    merge: means(unordered, "breaking"),
    appends: means("same", "breaking"),
    correlation: means("same", "breaking"),
    // Read besides the name, and never written.
    aliases: means("same", additions),
    overtakenBy: means("same", "full"),
    sensitivity: means(ranked(["secret"], ["private"], ["public"])),
    since: means("same", "full"),
    life: lives,
    source: prose,
  },
  // Who does not know it leaves it alone, or declines it.
  whole: means(grants, additions, granting),
})

export const frameKind = kind({
  name: "frame",
  states: "a typed payload that rides as text between two fixed lines of a content block",
  meanings: {
    site: means(unordered, "breaking"),
    posture: means(unordered, "breaking"),
    payload: means("by_inclusion", "by_inclusion", granting),
    // Stands in the payload.
    excess: prose,
    sensitivity: means(ranked(["secret"], ["private"], ["public"])),
    since: means("same", "full"),
    life: lives,
    source: prose,
  },
  whole: means(grants, additions, granting),
})

/** A stated slot. */
export type SlotFact = Stated<"slot">

/** A stated framed text payload. */
export type FrameFact = Stated<"frame">

/** A key in the `_meta` of a message of the protocol, or of one of its members (`SessionNotification.update`). Further keys nest. */
export function meta(def: string, ...keys: readonly [string, ...string[]]): MetaSite {
  return { kind: "meta", acp: 1, def, at: ["_meta", ...keys] }
}

/** An extension request. `declined` is what a receiver answers that does not serve it; left out: error -32601. */
export function request(
  method: string,
  { from, declined = null }: { readonly from: "client" | "agent"; readonly declined?: FactValue },
): MethodSite {
  return { kind: "method", acp: 1, method, from, form: "request", declined }
}

/** An extension notification. */
export function notification(method: string, { from }: { readonly from: "client" | "agent" }): MethodSite {
  return { kind: "method", acp: 1, method, from, form: "notification", declined: null }
}

/** Fixed first and last lines of a text block among the content of a message. */
export function between(def: string, open: string, close: string): FrameSite {
  return { kind: "frame", acp: 1, def, open, close }
}

/** An answer whose absence fails the run. */
export interface Answered {
  readonly posture: "acknowledgement"
  readonly payload: Schema.Top
}

/** What an extension request is answered with. */
export function acknowledgement(payload: Schema.Top): Answered {
  return { posture: "acknowledgement", payload }
}

interface Carried {
  readonly accept?: readonly Acceptance[]
  readonly contract: ContractFact & { readonly name: string }
  readonly name: string
  readonly posture: Posture
  /** What it carries; another slot of the contract: the same as that one, under one name, one schema and one decoder. */
  readonly payload: Schema.Top | SlotFact
  /** What happens to members that the payload does not list; `closed` where left out. */
  readonly excess?: "closed" | "keep"
  readonly since?: RevisionFact
  readonly life: "proposed" | "realized" | "retired"
  readonly sensitivity?: "public" | "private" | "secret"
  /** Where it was seen, for contracts that others publish. */
  readonly source?: Source
}

/** One extension point. Everything left out stands at its usual value: JSON, one value a carrier, no gate, nothing else known of it. */
export function slot(
  stated: Carried & {
    readonly site: MetaSite | MethodSite
    readonly gate?: DeclarationFact
    readonly answer?: Answered
    /** `base64`, for keys alone: the value is a text that holds the JSON's bytes. */
    readonly encoding?: "json" | "base64"
    readonly merge?: Merge
    /** With `append`, unless the payload is itself a text or a list: its member that grows. */
    readonly appends?: string
    readonly correlation?: string
    /** Older names under which it is read as well: a key of `_meta` or a method, or for a nested key all keys from `_meta` down. */
    readonly aliases?: readonly (string | readonly [string, ...string[]])[]
    /** The update kind, the method or the field (`PromptResponse.usage`) of the protocol that took its place. */
    readonly overtakenBy?: string
  },
): SlotFact {
  return state(slotKind, stated, stated.contract.name)
}

/** A typed payload framed as text. */
export function framed(stated: Carried & { readonly site: FrameSite }): FrameFact {
  return state(frameKind, stated, stated.contract.name)
}
