import type { FactPath } from "../../model/fact.ts"
import type { Table } from "../../model/table.ts"

/** Of one published table, the places in facts that each cell rests on. Plain JSON. */
export interface Resting {
  /** `CONTRACT/NAME`. */
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly (readonly FactPath[])[] }[]
}

/** What each cell of some tables rests on, in their order. */
export function restingOf(tables: readonly Table[]): readonly Resting[] {
  return tables.map(({ spec, columns, rows }) => ({
    table: `${spec.contract}/${spec.name}`,
    columns,
    rows: rows.map(({ key, cells }) => ({
      key,
      cells: cells.map(({ reasons }) => reasons.flatMap(({ from }) => ("fact" in from ? [from.fact] : []))),
    })),
  }))
}
