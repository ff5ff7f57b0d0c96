import type { Catalog } from "../../model/catalog.ts"
import { byCodeUnit, factOf } from "../../model/fact.ts"
import type { FactId } from "../../model/fact.ts"
import type { Row, Table } from "../../model/table.ts"
import { tableText, text } from "../text/markdown.ts"
import type { Inline, Phrase } from "../text/markdown.ts"

/** A region is named as its table, with the contract before it where two contracts have a table of that name. */
export function regionNames(catalog: Catalog): ReadonlyMap<FactId, string> {
  const count = new Map<string, number>()
  for (const { name } of catalog.tables) count.set(name, (count.get(name) ?? 0) + 1)
  return new Map(
    catalog.tables.map(({ id, name, contract }) => [id, count.get(name) === 1 ? name : `${contract}/${name}`]),
  )
}

/** A table as it is, each cell plain text. */
export function tableBlock({ columns, rows }: Table): string {
  return tableText(
    columns,
    rows.map(({ cells }) => cells.map((cell) => cell.text)),
  )
}

/** The same in which the first cell of a row leads to the page of its fact, where there is one. */
export function linkedTable({ columns, rows }: Table, linked: (fact: FactId, label: Inline) => Inline): string {
  return tableText(
    columns,
    rows.map(({ fact, cells }) =>
      cells.map((cell, index): Phrase => (index === 0 ? [linked(fact, text(cell.text))] : cell.text)),
    ),
  )
}

/** The facts that a table is made of, with repetition. */
export function tableSources({ spec, rows }: Table): readonly FactId[] {
  return [spec.id, ...rows.flatMap(rowSources)]
}

/** The facts that a row is made of, with repetition. */
export function rowSources({ fact, cells }: Row): readonly FactId[] {
  return [
    fact,
    ...cells.flatMap(({ reasons }) => reasons.flatMap(({ from }) => ("fact" in from ? [factOf(from.fact)] : []))),
  ]
}

/** Facts once each, in their order. */
export function sorted(facts: readonly FactId[]): readonly FactId[] {
  return [...new Set(facts)].toSorted(byCodeUnit)
}
