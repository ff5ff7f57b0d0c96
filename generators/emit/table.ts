import { byCodeUnit, factOf, isRef } from "../../model/fact.ts"
import type { FactId, FactPath, FactValue } from "../../model/fact.ts"
import type { Change } from "../../model/change.ts"
import type { PlannedFile } from "../../model/plan.ts"
import type { Cell, Table } from "../../model/table.ts"
import { jsonText } from "../text/json.ts"

/**
 * The proof of a table, to be checked by whoever has nothing but the published files: for each cell the places in
 * `catalog.json` that carry it and, where a law concludes from them, what would turn it. A cell without a law shows what
 * is stated at its places: at the last, where one path leads through the others. Of the changes that turn a cell one for each fact stands here; `explain` tells all.
 */
export interface Provenance {
  readonly table: FactId
  /** The headings of the columns that make the key, joined like their texts. */
  readonly key: string
  /** The columns in order, with the module of the law that concludes in them. */
  readonly columns: readonly { readonly column: string; readonly law?: string }[]
  readonly rows: readonly { readonly key: string; readonly fact: FactId; readonly cells: readonly CellProof[] }[]
  /** Every change once, sorted by the words that name it. Without `after` it removes what stands at `at`. */
  readonly changes: readonly ({ readonly if: string } & Change)[]
}

/** The proof of one cell: fact paths, never lines, and by the words of a change what the cell then says. */
export interface CellProof {
  readonly column: string
  readonly facts: readonly FactPath[]
  readonly turns?: ReadonlyMap<string, string>
}

/** Each table as `{title, key, columns, rows}` under `tables/CONTRACT/` of the output folder, and its proof under `provenance/CONTRACT/`. */
export function tableFiles(tables: readonly Table[], out: string): readonly PlannedFile[] {
  return tables.flatMap((table): readonly PlannedFile[] => {
    const { spec } = table
    const facts = factsOf(table)
    const file = (folder: string, value: unknown): PlannedFile => ({
      kind: "file",
      path: `${out}/${folder}/${spec.contract}/${spec.name}.json`,
      text: jsonText(value),
      facts,
    })
    return [file("tables", printed(table)), file("provenance", provenanceOf(table))]
  })
}

/** What a table says, without its proof. */
export function printed(table: Table): {
  readonly title: string
  readonly key: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
} {
  const { spec, columns, rows } = table
  return {
    title: spec.title,
    key: keyOf(table),
    columns,
    rows: rows.map(({ cells }) => cells.map(({ text }) => text)),
  }
}

/** The proof of a table. Linear in its cells. */
export function provenanceOf(table: Table): Provenance {
  const { spec, columns, rows } = table
  const names = changeNames()
  const concluding = columns.map((_, index) => lawOf(rows[0]?.cells[index]))
  return {
    table: spec.id,
    key: keyOf(table),
    columns: columns.map((column, index) => {
      const law = concluding[index]
      return law === undefined ? { column } : { column, law }
    }),
    rows: rows.map(({ key, fact, cells }) => ({
      key,
      fact,
      cells: cells.map((cell, index): CellProof => {
        const proof = { column: columns[index] as string, facts: placesOf(cell) }
        return concluding[index] === undefined ? proof : { ...proof, turns: turnsOf(cell, names.of) }
      }),
    })),
    changes: names.all(),
  }
}

/** The headings of the key columns, joined by one space as the texts of a row's key are. */
function keyOf({ spec, columns }: Table): string {
  return columns.slice(0, spec.keys).join(" ")
}

function lawOf(cell: Cell | undefined): string | undefined {
  for (const { from } of cell?.reasons ?? []) if ("law" in from) return from.law
  return undefined
}

function placesOf({ reasons }: Cell): readonly FactPath[] {
  const places: FactPath[] = []
  for (const { from } of reasons) if ("fact" in from && !places.includes(from.fact)) places.push(from.fact)
  return places
}

function turnsOf({ turns }: Cell, nameOf: (says: string, change: Change) => string): ReadonlyMap<string, string> {
  const turned: FactId[] = []
  const named = new Map<string, string>()
  for (const { says, change, becomes } of turns) {
    const fact = factOf(change.at)
    if (turned.includes(fact)) continue
    turned.push(fact)
    named.set(nameOf(says, change), becomes)
  }
  return named
}

/** Names changes by their words; two changes of the same words are told apart by where they are. */
function changeNames(): {
  readonly of: (says: string, change: Change) => string
  readonly all: () => Provenance["changes"]
} {
  const named = new Map<string, Change>()
  return {
    of: (says, change) => {
      for (const name of [says, `${says} (${change.at})`, `${says} (${JSON.stringify(change)})`]) {
        const known = named.get(name)
        if (known === undefined) named.set(name, change)
        else if (known.at !== change.at || !sameValue(known.after, change.after)) continue
        return name
      }
      throw new Error(`two changes are named ${says}`)
    },
    all: () =>
      [...named]
        .toSorted(([left], [right]) => byCodeUnit(left, right))
        .map(([name, { at, after }]) => (after === undefined ? { if: name, at } : { if: name, at, after })),
  }
}

function sameValue(left: FactValue | undefined, right: FactValue | undefined): boolean {
  return (
    left === right ||
    (isRef(left) && isRef(right) ? left.$ref === right.$ref : JSON.stringify(left) === JSON.stringify(right))
  )
}

function factsOf({ spec, rows }: Table): readonly FactId[] {
  const facts = new Set<FactId>([spec.id])
  for (const { fact, cells } of rows) {
    facts.add(fact)
    for (const { reasons } of cells) for (const { from } of reasons) if ("fact" in from) facts.add(factOf(from.fact))
  }
  return [...facts].toSorted(byCodeUnit)
}
