import type { Change } from "./change.ts"
import type { Reason } from "./derived.ts"
import type { FactId } from "./fact.ts"

/** How a published table is made from facts: which facts give its rows, and what each column shows of them. */
export interface TableSpec {
  readonly id: FactId
  readonly name: string
  /** Name of the contract under whose folder it is published. */
  readonly contract: string
  readonly title: string
  /** The kind of fact that gives one row each, in the order that the catalog declares for the kind. */
  readonly rows: string
  readonly columns: readonly Column[]
}

/**
 * `member`: the text at a dotted path of the row's fact, e.g. `supply.availability`; references show their names, lists
 * are joined by ", ", null and absent show `absent`, and `words` replaces single values.
 * `across`: one column for each fact of a kind, its text the law's answer for row and column.
 */
export type Column =
  | {
      readonly kind: "member"
      readonly heading: string
      readonly member: string
      readonly absent: string
      readonly words: { readonly [value: string]: string }
    }
  | { readonly kind: "across"; readonly each: string; readonly law: string }

/** A published table. The first column is the key; keys are unique. */
export interface Table {
  readonly spec: TableSpec
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

export interface Row {
  readonly key: string
  /** The fact that gives the row. */
  readonly fact: FactId
  readonly cells: readonly Cell[]
}

/** One published text with its proof. */
export interface Cell {
  readonly text: string
  readonly reasons: readonly Reason[]
  readonly turns: readonly { readonly says: string; readonly change: Change; readonly becomes: string }[]
}
