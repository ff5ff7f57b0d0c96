import type { Refusal } from "../../refusal.ts"
import type { ProviderFailure } from "../route/failure.ts"
import type { EffortWay } from "../effort/way.ts"
import type { Tokens } from "./tokens.ts"

/** What is known of an answer so far. Kept beside the bytes, never put in their way. */
export interface Reading {
  /** As the provider wrote it, later members in the place of earlier ones; null: it said nothing. */
  usage: { readonly [member: string]: unknown } | null
  /** The model that the provider says it served. */
  model: string | null
  /** The provider's id of the answer. */
  answer: string | null
  /** Whether what ends an answer came. */
  finished: boolean
  /** A failure that the provider told in the middle of its answer. */
  failure: ProviderFailure | null
}

/** Nothing known. */
export function freshReading(): Reading {
  return { usage: null, model: null, answer: null, finished: false, failure: null }
}

/** What one event of a stream means: it may begin an answer, it may not, or it says that there will be none. */
export type Meaning = "answer" | "idle" | "failure"

/** How one wire language speaks. */
export interface Manners {
  readonly dialect: string
  /** Whether bodies are read, both ways; else the target alone names the model, and what is sent and answered is nobody's business. */
  readonly readsBody: boolean
  /** The members that decide something; whoever spells one of them differently is refused. */
  readonly members: readonly string[]
  /** The members that bound the output, the usual one first. */
  readonly caps: readonly string[]
  /** The member of the request by which a stream tells its usage, and the member inside; null: it tells unasked. */
  readonly usageSwitch: { readonly name: string; readonly inside: string } | null
  readonly effort: EffortWay
  /** Bytes of which one is in every event that changes a reading. */
  readonly telling: readonly Buffer[]
  /** Takes an event's data into the reading. */
  readonly takeEvent: (data: string, reading: Reading) => Meaning
  /** Takes a whole answer into the reading. */
  readonly takeAnswer: (answer: { readonly [member: string]: unknown }, reading: Reading) => void
  /** Whether the event holds nothing but the usage that was asked for in the client's place. */
  readonly isUsageOnly: (data: string) => boolean
  readonly tokens: (usage: { readonly [member: string]: unknown }) => Tokens
  /** A refusal as this language's clients read errors. */
  readonly refusal: (status: number, refusal: Refusal) => object
  /** What ends a stream that broke off behind a whole event; null: nothing can, the connection is cut. */
  readonly breakOff: (refusal: Refusal, reading: Reading) => string | null
}
