import type { FactPath } from "../../model/fact.ts"

/** What a rule must say of its failing fixture: where, and in which words; `fix` where it is worked out from the facts. */
export interface Expected {
  readonly code: string
  readonly at: FactPath
  readonly what: string
  readonly fix?: string
}
