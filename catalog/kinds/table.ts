import type { Column } from "../../model/table.ts"
import type { ContractFact } from "./contract.ts"
import { kind, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const tableKind = kind({
  name: "table",
  states: "a published table: which facts give its rows and what its columns show",
  meanings: {},
})

export const orderKind = kind({ name: "order", states: "the published order of the facts of one kind", meanings: {} })

/** A stated table. */
export type TableFact = Stated<"table">

/** A published table. The first column is its key. */
export function table(stated: {
  readonly contract: ContractFact & { readonly name: string }
  readonly name: string
  readonly title: string
  /** The kind of fact that gives one row each. */
  readonly rows: string
  readonly columns: readonly Column[]
}): TableFact {
  return state(tableKind, stated, stated.contract.name)
}

/** The text at a dotted path of the row's fact: `supply.availability`. `absent` shows for null and absent, `words` replaces single values. */
export function member(
  heading: string,
  path: string,
  {
    absent = "—",
    words = {},
  }: { readonly absent?: string; readonly words?: { readonly [value: string]: string } } = {},
): Column {
  return { heading, kind: "member", member: path, absent, words }
}

/** One column for each fact of a kind, its text what a law says of row and column. */
export function across(each: string, law: "reach" | "realize"): Column {
  return { each, kind: "across", law }
}

/** The published order of all facts of a kind; what is not listed follows by name. */
export function order(stated: { readonly name: string; readonly of: readonly Stated<string>[] }): Stated<"order"> {
  return state(orderKind, stated)
}
