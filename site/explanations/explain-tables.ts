import { explainCell } from "../../generators/explain/explain.ts"
import type { CellExplanation } from "../../generators/explain/explain.ts"
import { placeOf, turnText } from "../../generators/explain/explain-text.ts"
import { pageMap } from "../../generators/emit/page-map.ts"
import { regionNames } from "../../generators/emit/page-table.ts"
import type { Generation } from "../../generators/generation.ts"
import { visible } from "../../generators/report/visible.ts"
import { lookupOf } from "../../generators/tables/project.ts"
import { factOf } from "../../model/fact.ts"
import type { Fact } from "../../model/fact.ts"
import type { Table } from "../../model/table.ts"
import { cellAnchor } from "./explained.ts"
import type { ExplainedCell, ExplainedTable } from "./explained.ts"

/** Every published table with the proof of each cell, as the command explains it. Throws where two cells share an anchor. */
export function explainTables({ catalog, tables, loaded }: Generation): readonly ExplainedTable[] {
  const regions = regionNames(catalog)
  const pages = pageMap(catalog, [], lookupOf(catalog))
  const explained = ({ spec }: Table, row: string, column: string): ExplainedCell => {
    const answer = explainCell(tables, loaded.spans, [`${spec.contract}/${spec.name}`, row, column])
    if (!answer.ok) throw new Error(answer.problem.what)
    return cellOf(answer.explanation, (fact) => pages.of(factOf(fact))?.route ?? null)
  }
  return tables.map((table) => {
    const { spec, columns, rows } = table
    const anchors = rows.flatMap(({ key }) => columns.map((column) => cellAnchor(key, column)))
    if (new Set(anchors).size < anchors.length) throw new Error(`two cells of ${spec.id} share an anchor`)
    return {
      contract: spec.contract,
      name: spec.name,
      title: spec.title,
      summary: summaryOf(catalog.facts.find(({ id }) => id === spec.id)),
      page: pages.of(spec.id)?.route ?? null,
      region: regions.get(spec.id) ?? spec.name,
      columns,
      rows: rows.map(({ key, fact }) => ({
        key,
        fact,
        cells: columns.map((column) => explained(table, key, column)),
      })),
    }
  })
}

function summaryOf(fact: Fact | undefined): string {
  const summary = fact?.body["summary"]
  return typeof summary === "string" ? summary : ""
}

type RouteOf = (fact: Extract<CellExplanation["reasons"][number], { readonly fact: unknown }>["fact"]) => string | null

function cellOf({ column, text, reasons, turns }: CellExplanation, routeOf: RouteOf): ExplainedCell {
  return {
    column: visible(column),
    text: visible(text),
    reasons: reasons.map((reason) => ({
      says: visible(reason.says),
      value: visible(reason.value),
      place: placeOf(reason),
      route: "fact" in reason ? routeOf(reason.fact) : null,
    })),
    turns: turnText(turns),
  }
}
