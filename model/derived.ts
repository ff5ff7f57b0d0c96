import type { FactPath } from "./fact.ts"
import type { Change } from "./change.ts"

/** A consequence of facts, with the facts that carry it and what would turn it. */
export interface Derived<T> {
  readonly value: T
  readonly reasons: readonly Reason[]
  /** Changes each of which alone gives another value; at least one for every derived cell. */
  readonly turns: readonly Turn<T>[]
}

/** One line of a proof: "codex speaks | openai_responses", and where that is stated. */
export interface Reason {
  readonly says: string
  readonly value: string
  /** The stated fact, or the law that concludes, as its module's path in `model/`. */
  readonly from: { readonly fact: FactPath } | { readonly law: string }
}

/** A change of the catalog, in words that follow "if", and what the value would then be. */
export interface Turn<T> {
  readonly says: string
  readonly change: Change
  readonly becomes: T
}
