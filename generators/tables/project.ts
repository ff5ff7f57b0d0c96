import type { Catalog } from "../../model/catalog.ts"
import type { Derived } from "../../model/derived.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import type { Cell, Column, Row, Table, TableSpec } from "../../model/table.ts"
import { keeperOf, satisfies } from "./guard.ts"
import { laws } from "./laws.ts"
import type { Law } from "./laws.ts"
import { shownCells } from "./member-cell.ts"
import type { CellRow } from "./member-cell.ts"
import { nameOf, originsOf } from "./member-path.ts"
import type { Lookup, Origin } from "./member-path.ts"

/** One printed column: its heading and its cells in the order of the rows. */
interface Strip {
  readonly heading: string
  readonly cells: readonly Cell[]
}

/** What all columns of one table are made from. */
interface Setting {
  readonly spec: TableSpec
  readonly catalog: Catalog
  readonly lookup: Lookup
  readonly rows: readonly CellRow[]
  /** Whether it is asked what would turn a cell. */
  readonly turning: boolean
}

/** Every table of a catalog with the proof of each cell, in the catalog's order. */
export function projectTables(catalog: Catalog): readonly Table[] {
  const project = projector(catalog)
  return catalog.tables.map(project)
}

/** Every table of a catalog as `projectTables` has it, without what would turn its cells: a third of the work is not done. */
export function projectAnswers(catalog: Catalog): readonly Table[] {
  const project = projector(catalog, false)
  return catalog.tables.map(project)
}

/** Every table of a catalog as `projectTables` has it, each made when its rows or columns are first asked for. */
export function tablesAtNeed(catalog: Catalog): readonly Table[] {
  const project = projector(catalog)
  return catalog.tables.map((spec) => tableAtNeed(spec, () => project(spec)))
}

/** A table that is made when its rows or columns are first asked for. */
export function tableAtNeed(spec: TableSpec, make: () => Table): Table {
  let made: Table | undefined
  const whole = (): Table => (made ??= make())
  return {
    spec,
    get columns() {
      return whole().columns
    },
    get rows() {
      return whole().rows
    },
  }
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

/** Where the rows of a table begin, in published order. */
export function rowsOf(catalog: Catalog, spec: TableSpec, lookup: Lookup): readonly Origin[] {
  return spec.rows
    .flatMap((kind) => catalog.ordered(kind))
    .flatMap((fact) => originsOf(fact, spec.each))
    .filter((origin) => satisfies(origin, spec.where, lookup))
}

function projector(catalog: Catalog, turning = true): (spec: TableSpec) => Table {
  const lookup = lookupOf(catalog)
  return (spec) => {
    const rows = rowsOf(catalog, spec, lookup).map((origin): CellRow => ({
      origin,
      keeps: keeperOf(origin, spec.where, spec.each, lookup),
    }))
    const setting: Setting = { spec, catalog, lookup, rows, turning }
    const strips = spec.columns.flatMap((column, index) => stripsOf(column, setting, index < spec.keys))
    const keys = strips.slice(0, spec.keys)
    const printed = rows.map(({ origin: { fact } }, index): Row => ({
      key: keys.length === 0 ? fact.name : keys.map(({ cells }) => cells[index]?.text ?? "").join(" "),
      fact: fact.id,
      cells: strips.map(({ cells }) => cells[index] as Cell),
    }))
    return { spec, columns: strips.map(({ heading }) => heading), rows: printed }
  }
}

function stripsOf(column: Column, { spec, catalog, lookup, rows, turning }: Setting, isKey: boolean): readonly Strip[] {
  switch (column.kind) {
    case "member":
    case "written":
      return [{ heading: column.heading, cells: shownCells(column, rows, spec.each, lookup, { isKey, turning }) }]
    case "derived": {
      const judge = judgeOf(column.law, catalog, false)
      if (judge === undefined) return []
      return [{ heading: column.heading, cells: rows.map((row) => lawCell(judge(row.origin, null), row)) }]
    }
    case "across": {
      const judge = judgeOf(column.law, catalog, true)
      if (judge === undefined) return []
      return catalog
        .ordered(column.each)
        .filter((fact) => satisfies({ fact, element: null }, column.where, lookup))
        .map((across) => ({
          heading: nameOf(across) ?? across.name,
          cells: rows.map((row) => lawCell(judge(row.origin, across.id), row)),
        }))
    }
    default:
      return column satisfies never
  }
}

/** A law as one kind of column asks it; nothing where the law is of the other kind. */
function judgeOf(name: string, catalog: Catalog, across: boolean): ReturnType<Law["over"]> | undefined {
  const law = laws.get(name)
  return law === undefined || (law.columns !== null) !== across ? undefined : law.over(catalog)
}

/** A fact that could not be read has no answer; generation stops at its finding before the cell is printed. */
function lawCell(derived: Derived<string> | undefined, { keeps }: CellRow): Cell {
  if (derived === undefined) return { text: "unknown", reasons: [], turns: [] }
  const { value, reasons, turns } = derived
  return { text: value, reasons, turns: turns.filter(({ change, becomes }) => becomes !== value && keeps(change)) }
}
