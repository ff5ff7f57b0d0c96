import type { FactId, FactPath, Fact } from "../../model/fact.ts"

/** What a mutant does at a place, as whoever made it knows: nothing is found out from the facts afterwards. */
export type Event = "added" | "removed" | "changed" | "reordered"

/** What a payload has room for behind a mutant, compared with before; `words`: only what people read differs. */
export type Room = "more" | "less" | "other" | "words"

/** One change that a mutant makes. */
export interface Made {
  readonly at: FactPath
  readonly event: Event
  /** Of a place inside a payload. */
  readonly room?: Room
}

/** A catalog with one fault, of the right types by construction. */
export interface Mutant {
  /** What was done, for whoever reads of one that lives. */
  readonly says: string
  readonly fact: FactId
  /** The fact as it is now; null: it is gone. A second one with another id is a copy. */
  readonly now: Fact | null
  readonly made: readonly Made[]
}

/** The facts of a catalog under a mutant. */
export function under(facts: readonly Fact[], { fact, now }: Mutant): readonly Fact[] {
  if (now === null) return facts.filter(({ id }) => id !== fact)
  return now.id === fact ? facts.map((each) => (each.id === fact ? now : each)) : [...facts, now]
}
