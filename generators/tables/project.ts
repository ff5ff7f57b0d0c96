import type { Catalog } from "../../model/catalog.ts"
import type { Derived } from "../../model/derived.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import type { Cell, Column, Row, Table, TableSpec } from "../../model/table.ts"
import { laws } from "./laws.ts"
import { memberCells } from "./member-cell.ts"
import { nameOf } from "./member-path.ts"
import type { Lookup } from "./member-path.ts"

/** One printed column: its heading and its cells in the order of the rows. */
interface Strip {
  readonly heading: string
  readonly cells: readonly Cell[]
}

/** Every table of a catalog with the proof of each cell, in the catalog's order. */
export function projectTables(catalog: Catalog): readonly Table[] {
  const project = projector(catalog)
  return catalog.tables.map(project)
}

/**
 * One table with the proof of each cell. What a specification asks for in vain (an unknown member, law or kind) shows as
 * absent or not at all: `checkTables` says so.
 */
export function projectTable(catalog: Catalog, spec: TableSpec): Table {
  return projector(catalog)(spec)
}

/** Facts by id, made once for as many look-ups as are wanted. */
export function lookupOf(catalog: Catalog): Lookup {
  const facts = new Map<FactId, Fact>(catalog.facts.map((fact) => [fact.id, fact]))
  return (id) => facts.get(id)
}

function projector(catalog: Catalog): (spec: TableSpec) => Table {
  const lookup = lookupOf(catalog)
  return (spec) => {
    const facts = catalog.ordered(spec.rows)
    const strips = spec.columns.flatMap((column, index) => stripsOf(column, facts, catalog, lookup, index === 0))
    const [keys] = strips
    const rows = facts.map((fact, index): Row => ({
      key: keys?.cells[index]?.text ?? fact.name,
      fact: fact.id,
      cells: strips.map(({ cells }) => cells[index] as Cell),
    }))
    return { spec, columns: strips.map(({ heading }) => heading), rows }
  }
}

function stripsOf(
  column: Column,
  rows: readonly Fact[],
  catalog: Catalog,
  lookup: Lookup,
  isKey: boolean,
): readonly Strip[] {
  switch (column.kind) {
    case "member":
      return [{ heading: column.heading, cells: memberCells(column, rows, lookup, isKey) }]
    case "across": {
      const judge = laws.get(column.law)?.over(catalog)
      if (judge === undefined) return []
      return catalog.ordered(column.each).map((across) => ({
        heading: nameOf(across) ?? across.name,
        cells: rows.map((row) => lawCell(judge(row.id, across.id))),
      }))
    }
    default:
      return column satisfies never
  }
}

/** A fact that could not be read has no answer; generation stops at its finding before the cell is printed. */
function lawCell(derived: Derived<string> | undefined): Cell {
  if (derived === undefined) return { text: "unknown", reasons: [], turns: [] }
  const { value, reasons, turns } = derived
  return { text: value, reasons, turns: turns.filter(({ becomes }) => becomes !== value) }
}
