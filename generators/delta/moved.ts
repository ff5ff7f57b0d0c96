import type { FactId, FactPath } from "../../model/fact.ts"
import type { Cell, Row, Table } from "../../model/table.ts"

/** What differs between two projections of the published tables. */
export type Moved = MovedTable | MovedRow | MovedColumn | MovedCell

interface InTable {
  /** `CONTRACT/NAME` of the table. */
  readonly table: string
  readonly name: string
  /** The places of facts that carry the difference. */
  readonly facts: readonly FactPath[]
}

/** A whole table that appeared or went. */
export interface MovedTable extends InTable {
  readonly what: "table"
  readonly now: "added" | "removed"
}

/** A row that appeared or went; its cells are not told one by one. */
export interface MovedRow extends InTable {
  readonly what: "row"
  readonly now: "added" | "removed"
  readonly row: string
}

/** A column that appeared or went; its cells are not told one by one. */
export interface MovedColumn extends InTable {
  readonly what: "column"
  readonly now: "added" | "removed"
  readonly column: string
}

/** A cell that says something else. */
export interface MovedCell extends InTable {
  readonly what: "cell"
  readonly row: string
  readonly column: string
  readonly before: string
  readonly after: string
}

/** Every difference between two projections, by table, row key and column heading. Linear in their cells. */
export function movedBetween(before: readonly Table[], after: readonly Table[]): readonly Moved[] {
  const old = new Map<FactId, Table>(before.map((table) => [table.spec.id, table]))
  const now = new Set<FactId>(after.map((table) => table.spec.id))
  const moved: Moved[] = []
  for (const table of before)
    if (!now.has(table.spec.id)) moved.push({ what: "table", now: "removed", ...named(table), facts: [table.spec.id] })
  for (const table of after) {
    const was = old.get(table.spec.id)
    if (was === undefined) moved.push({ what: "table", now: "added", ...named(table), facts: [table.spec.id] })
    else compareTables(was, table, moved)
  }
  return moved
}

function named(table: Table): { readonly table: string; readonly name: string } {
  return { table: `${table.spec.contract}/${table.spec.name}`, name: table.spec.name }
}

function compareTables(before: Table, after: Table, moved: Moved[]): void {
  const head = named(after)
  const oldRows = new Map<string, Row>(before.rows.map((row) => [row.key, row]))
  const newRows = new Set(after.rows.map((row) => row.key))
  const oldColumns = new Map(before.columns.map((column, index) => [column, index]))
  const newColumns = new Map(after.columns.map((column, index) => [column, index]))
  for (const [column, index] of oldColumns)
    if (!newColumns.has(column))
      moved.push({ what: "column", now: "removed", ...head, column, facts: columnFacts(before, index) })
  for (const [column, index] of newColumns)
    if (!oldColumns.has(column))
      moved.push({ what: "column", now: "added", ...head, column, facts: columnFacts(after, index) })
  for (const row of before.rows)
    if (!newRows.has(row.key)) moved.push({ what: "row", now: "removed", ...head, row: row.key, facts: rowFacts(row) })
  for (const row of after.rows) {
    const was = oldRows.get(row.key)
    if (was === undefined) moved.push({ what: "row", now: "added", ...head, row: row.key, facts: rowFacts(row) })
    else
      for (const [column, index] of newColumns) {
        const oldCell = was.cells[oldColumns.get(column) ?? -1]
        const newCell = row.cells[index]
        if (oldCell === undefined || newCell === undefined || oldCell.text === newCell.text) continue
        const facts = [...carriers(newCell), ...carriers(oldCell)]
        moved.push({ what: "cell", ...head, row: row.key, column, before: oldCell.text, after: newCell.text, facts })
      }
  }
}

function rowFacts(row: Row): readonly FactPath[] {
  return [row.fact, ...(row.cells[0] === undefined ? [] : carriers(row.cells[0]))]
}

/** What all of a column's proofs name is the column's own. */
function columnFacts(table: Table, index: number): readonly FactPath[] {
  const [first, ...others] = table.rows.map((row) => row.cells[index]).filter((cell) => cell !== undefined)
  if (first === undefined) return [table.spec.id]
  const second = others.find((cell) => cell !== first)
  const shared =
    second === undefined ? carriers(first) : carriers(first).filter((fact) => carriers(second).includes(fact))
  return [...shared, table.spec.id]
}

function carriers(cell: Cell): readonly FactPath[] {
  return cell.reasons.flatMap(({ from }) => ("fact" in from ? [from.fact] : []))
}
