import type { FactValue } from "../../model/fact.ts"
import type { Column, Condition } from "../../model/table.ts"
import type { Acceptance } from "./accept.ts"
import type { ContractFact } from "./contract.ts"
import { kind, means, prose, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

/** Who reads what is published leaves an addition alone, and misses what is gone. */
const published = { added: "same", removed: "breaking", changed: "same" } as const

export const tableKind = kind({
  name: "table",
  states: "a published table: which facts give its rows and what its columns show",
  // Other programs read what is published of it: by the headings, and rows by their keys.
  meanings: {
    title: prose,
    rows: means("same"),
    where: means("same"),
    each: means("same"),
    keys: means("same", "breaking"),
    columns: means("same", published),
  },
  whole: means("same", published),
})

export const orderKind = kind({
  name: "order",
  states: "the published order of the facts of one kind",
  meanings: { of: prose },
  whole: prose,
})

/** A stated table. */
export type TableFact = Stated<"table">

/** A published table: see `TableSpec` for what each member means. Without `keys` the first column alone is the key. */
export function table(stated: {
  readonly contract: ContractFact & { readonly name: string }
  readonly name: string
  readonly title: string
  readonly rows: string | readonly string[]
  readonly where?: readonly Condition[]
  readonly each?: string
  readonly keys?: number
  readonly columns: readonly Column[]
  readonly accept?: readonly Acceptance[]
}): TableFact {
  const { contract, name, title, rows, where = [], each = null, keys = 1, columns, accept } = stated
  const kinds = typeof rows === "string" ? [rows] : rows
  const body = { contract, name, title, rows: kinds, where, each, keys, columns }
  return state(tableKind, accept === undefined ? body : { ...body, accept }, contract.name)
}

/** The text at a dotted path: `supply.availability`. */
export function member(
  heading: string,
  path: string,
  {
    absent = "—",
    words = {},
    present = null,
    joint = ", ",
  }: {
    readonly absent?: string
    readonly words?: { readonly [value: string]: string }
    readonly present?: string | null
    readonly joint?: string
  } = {},
): Column {
  return { heading, kind: "member", member: path, absent, words, present, joint }
}

/** A text with dotted paths in braces: `{raises.from} → {raises.to}`. */
export function written(heading: string, template: string): Column {
  return { heading, kind: "written", template }
}

/** What a law says of the row alone. */
export function derived(heading: string, law: string): Column {
  return { heading, kind: "derived", law }
}

/** One column for each fact of a kind that satisfies the conditions, its text what a law says of row and column. */
export function across(each: string, law: string, ...where: readonly Condition[]): Column {
  return { each, kind: "across", law, where }
}

/** Something stands at the path: neither nothing, null, false nor an empty list. */
export function has(path: string): Condition {
  return { member: path, is: null, not: false }
}

/** Nothing stands at the path. */
export function lacks(path: string): Condition {
  return { member: path, is: null, not: true }
}

/** What stands at the path equals the value, or names the fact. */
export function is(path: string, value: FactValue | Stated<string>): Condition {
  return { member: path, is: value as FactValue, not: false }
}

/** What stands at the path does not equal the value, nor name the fact. */
export function isNot(path: string, value: FactValue | Stated<string>): Condition {
  return { member: path, is: value as FactValue, not: true }
}

/** The published order of all facts of a kind; what is not listed follows by name. */
export function order(stated: {
  readonly name: string
  readonly of: readonly Stated<string>[]
  readonly accept?: readonly Acceptance[]
}): Stated<"order"> {
  return state(orderKind, stated)
}
