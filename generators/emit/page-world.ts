import type { Catalog, Page } from "../../model/catalog.ts"
import type { Document } from "../../model/document.ts"
import type { Endpoint } from "../../model/endpoint-entries.ts"
import type { RefusalEntry } from "../../model/entries.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import type { ContractFacts, Slot } from "../../model/slot.ts"
import type { Row, Table } from "../../model/table.ts"
import { satisfies } from "../tables/guard.ts"
import { nameOf } from "../tables/member-path.ts"
import type { Lookup } from "../tables/member-path.ts"
import { lookupOf } from "../tables/project.ts"
import { link } from "../text/markdown.ts"
import type { Inline } from "../text/markdown.ts"
import { pageMap } from "./page-map.ts"
import type { PageMap, RuleText } from "./page-map.ts"

/** The rows of one table that a fact gives. */
export interface OwnRows {
  readonly table: Table
  readonly rows: readonly Row[]
}

/** The column of one table that stands for a fact. */
export interface OwnColumn {
  readonly table: Table
  readonly index: number
}

/** What is known of all pages and tables together while single pages are made; every look-up is one step. */
export interface World {
  readonly catalog: Catalog
  /** The command that explains, as people type it. */
  readonly command: string
  readonly pages: PageMap
  readonly lookup: Lookup
  readonly rowsOf: (fact: FactId) => readonly OwnRows[]
  readonly columnsOf: (fact: FactId) => readonly OwnColumn[]
  /** The pages that name a table among those they show. */
  readonly showing: (table: FactId) => readonly Page[]
  readonly slot: (fact: FactId) => Slot | undefined
  readonly document: (fact: FactId) => Document | undefined
  readonly endpoint: (fact: FactId) => Endpoint | undefined
  readonly refusal: (fact: FactId) => RefusalEntry | undefined
  readonly table: (fact: FactId) => Table | undefined
  readonly contract: (fact: FactId) => ContractFacts | undefined
  /** A label that leads to the page of a fact; the label alone where there is none. */
  readonly linked: (fact: FactId, label: Inline) => Inline
}

/** Looks at a catalog and its tables once, for as many pages as are wanted. */
export function worldOf(
  catalog: Catalog,
  tables: readonly Table[],
  rules: readonly RuleText[],
  command: string,
): World {
  const lookup = lookupOf(catalog)
  const pages = pageMap(catalog, rules, lookup)
  const rows = rowsByFact(tables)
  const columns = columnsByFact(catalog, tables, lookup)
  const showing = new Map<FactId, Page[]>()
  for (const page of catalog.pages)
    for (const table of new Set(page.tables)) {
      const known = showing.get(table)
      if (known === undefined) showing.set(table, [page])
      else known.push(page)
    }
  const made = new Map(tables.map((table) => [table.spec.id, table]))
  const contracts = new Map(catalog.contracts.map((contract) => [contract.id, contract]))
  const documents = new Map(catalog.documents.map((document) => [document.id, document]))
  const endpoints = new Map<FactId, Endpoint>(catalog.endpoints.map((endpoint) => [endpoint.id as FactId, endpoint]))
  const refusals = new Map<FactId, RefusalEntry>(catalog.refusals.map((refusal) => [refusal.id as FactId, refusal]))
  const slots = new Map(catalog.contracts.flatMap((contract) => contract.slots.map((slot) => [slot.id, slot])))
  return {
    catalog,
    command,
    pages,
    lookup,
    rowsOf: (fact) => rows.get(fact) ?? [],
    columnsOf: (fact) => columns.get(fact) ?? [],
    showing: (table) => showing.get(table) ?? [],
    slot: (fact) => slots.get(fact),
    document: (fact) => documents.get(fact),
    endpoint: (fact) => endpoints.get(fact),
    refusal: (fact) => refusals.get(fact),
    table: (fact) => made.get(fact),
    contract: (fact) => contracts.get(fact),
    linked: (fact, label) => {
      const page = pages.of(fact)
      return page === undefined ? label : link(label, page.route)
    },
  }
}

function rowsByFact(tables: readonly Table[]): ReadonlyMap<FactId, readonly OwnRows[]> {
  const owned = new Map<FactId, { table: Table; rows: Row[] }[]>()
  for (const table of tables)
    for (const row of table.rows) {
      const own = owned.get(row.fact) ?? []
      const last = own.at(-1)
      if (last?.table === table) last.rows.push(row)
      else own.push({ table, rows: [row] })
      owned.set(row.fact, own)
    }
  return owned
}

function columnsByFact(
  catalog: Catalog,
  tables: readonly Table[],
  lookup: Lookup,
): ReadonlyMap<FactId, readonly OwnColumn[]> {
  const owned = new Map<FactId, OwnColumn[]>()
  for (const table of tables) {
    const places = new Map(table.columns.map((heading, index) => [heading, index]))
    for (const column of table.spec.columns) {
      if (column.kind !== "across") continue
      const shown = (fact: Fact): boolean => satisfies({ fact, element: null }, column.where, lookup)
      for (const fact of catalog.ordered(column.each).filter(shown)) {
        const index = places.get(nameOf(fact) ?? fact.name)
        if (index === undefined) continue
        const own = owned.get(fact.id) ?? []
        own.push({ table, index })
        owned.set(fact.id, own)
      }
    }
  }
  return owned
}
