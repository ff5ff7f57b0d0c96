import type { Change } from "./change.ts"
import type { Reason } from "./derived.ts"
import type { FactId, FactValue } from "./fact.ts"

/** How a published table is made from facts: which facts give its rows, and what each column shows of them. */
export interface TableSpec {
  readonly id: FactId
  readonly name: string
  /** Name of the contract under whose folder it is published. */
  readonly contract: string
  readonly title: string
  /** The kinds of fact that give rows, one after the other, each in the order that the catalog declares for it. */
  readonly rows: readonly string[]
  /** What a fact must satisfy, all of it, to give a row. */
  readonly where: readonly Condition[]
  /** A list member of the facts: each of its elements gives a row. null: each fact gives one. */
  readonly each: string | null
  /** How many leading columns make the key, their texts joined by one space; at least 1. */
  readonly keys: number
  readonly columns: readonly Column[]
}

/**
 * What stands at a dotted path of a fact. With `is` null something must stand there: neither nothing, null, false nor an
 * empty list; else it must equal `is`. `not` turns the answer.
 */
export interface Condition {
  readonly member: string
  readonly is: FactValue
  readonly not: boolean
}

/**
 * `member`: the text at a dotted path, e.g. `supply.availability`; references show their names, lists are joined by
 * `joint`, null and absent show `absent`, `words` replaces single values, and `present`, where it is no null, stands for
 * whatever is there. `written`: a text with paths in braces, `{raises.from} → {raises.to}`, each shown as a member is.
 * `derived`: what a law says of the row alone. `across`: one column for each fact of a kind that satisfies `where`, its
 * text what a law says of row and column. In a table with `each`, a path begins at the element, and where the element has
 * no such member, at its fact.
 */
export type Column =
  | {
      readonly kind: "member"
      readonly heading: string
      readonly member: string
      readonly absent: string
      readonly words: { readonly [value: string]: string }
      readonly present: string | null
      readonly joint: string
    }
  | { readonly kind: "written"; readonly heading: string; readonly template: string }
  | { readonly kind: "derived"; readonly heading: string; readonly law: string }
  | { readonly kind: "across"; readonly each: string; readonly law: string; readonly where: readonly Condition[] }

/** A published table. Keys are unique. */
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
