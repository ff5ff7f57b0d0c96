import type { Change } from "../../model/change.ts"
import type { Fact, FactId, FactPath } from "../../model/fact.ts"
import type { Location } from "../../model/finding.ts"
import type { Cell, Row, Table } from "../../model/table.ts"
import type { Spans } from "../load/loaded.ts"
import { nearNames } from "../../model/near-names.ts"

/** Why a published cell says what it says. The shape that `--json` prints. */
export interface CellExplanation {
  /** `CONTRACT/NAME`. */
  readonly table: string
  readonly row: string
  readonly column: string
  readonly text: string
  readonly reasons: readonly ExplainedReason[]
  /** Every change of the catalog that alone gives another text. */
  readonly turns: readonly { readonly says: string; readonly change: Change; readonly becomes: string }[]
}

/** One line of the proof: a stated fact with where it is stated, or a law by its module. */
export type ExplainedReason =
  | { readonly says: string; readonly value: string; readonly fact: FactPath; readonly at: Location | null }
  | { readonly says: string; readonly value: string; readonly law: string }

/** A question that names nothing: what was not found, and what is there instead. */
export interface NotExplained {
  readonly what: string
  /** Names that could have been meant, nearest first. */
  readonly near: readonly string[]
  /** Everything that can be named in that place. */
  readonly known: readonly string[]
}

export type Explained =
  { readonly ok: true; readonly explanation: CellExplanation } | { readonly ok: false; readonly problem: NotExplained }

/** What can be asked about: the tables with their size, and every fact with where it is stated. */
export interface Explainable {
  readonly tables: readonly {
    readonly table: string
    readonly title: string
    readonly rows: number
    readonly columns: number
  }[]
  readonly facts: readonly { readonly fact: FactId; readonly at: Location | null }[]
}

/** The most words by which a cell of one of these tables can be named. */
export function mostWords(tables: readonly Table[]): number {
  return Math.max(3, ...tables.map(({ spec }) => spec.keys + 2))
}

/**
 * Explains one cell, named by table (`NAME`, or `CONTRACT/NAME` where contracts share a name), row key and column heading.
 * A key of several columns may be one word or as many as there are. Words left out, or that name nothing, give what can be
 * named there.
 */
export function explainCell(tables: readonly Table[], spans: Spans, question: readonly string[]): Explained {
  const [asked = "", ...words] = question
  const found = tables.filter(({ spec }) => spec.name === asked || fullName(spec) === asked || spec.id === asked)
  const [table] = found
  if (table === undefined) return missing("table", asked, tables.map(tableName(tables)))
  if (found.length > 1)
    return {
      ok: false,
      problem: {
        what: `More than one table is named ${asked}.`,
        near: [],
        known: found.map(({ spec }) => fullName(spec)),
      },
    }
  const { row, asked: rowKey, heading } = rowAsked(table, words)
  if (row === undefined)
    return missing(
      `row of ${table.spec.name}`,
      rowKey,
      table.rows.map(({ key }) => key),
    )
  const index = heading === undefined ? -1 : table.columns.indexOf(heading)
  const cell = row.cells[index]
  if (cell === undefined) return missing(`column of ${table.spec.name}`, heading, table.columns)
  return { ok: true, explanation: explanationOf(table, row, table.columns[index] as string, cell, spans) }
}

/** The row that the words after the table's name begin with, as a whole key, as its fact, or as the key's own texts. */
function rowAsked(
  { spec, rows }: Table,
  words: readonly string[],
): { readonly row: Row | undefined; readonly asked: string | undefined; readonly heading: string | undefined } {
  const [word, next] = words
  const ofFact = rows.filter(({ fact }) => fact === word)
  const whole = rows.find(({ key }) => key === word) ?? (ofFact.length === 1 ? ofFact[0] : undefined)
  const joined = words.slice(0, spec.keys).join(" ")
  const apart = whole === undefined ? rows.find(({ key }) => key === joined) : undefined
  if (apart !== undefined) return { row: apart, asked: joined, heading: words[spec.keys] }
  return { row: whole, asked: whole === undefined && words.length > 2 ? joined : word, heading: next }
}

/** Everything that can be asked about. */
export function explainable(tables: readonly Table[], facts: readonly Fact[], spans: Spans): Explainable {
  return {
    tables: tables.map(({ spec, rows, columns }) => ({
      table: fullName(spec),
      title: spec.title,
      rows: rows.length,
      columns: columns.length,
    })),
    facts: facts.map(({ id }) => ({ fact: id, at: spans.locate(id) })),
  }
}

function explanationOf(table: Table, row: Row, column: string, cell: Cell, spans: Spans): CellExplanation {
  return {
    table: fullName(table.spec),
    row: row.key,
    column,
    text: cell.text,
    reasons: cell.reasons.map(({ says, value, from }): ExplainedReason =>
      "fact" in from ? { says, value, fact: from.fact, at: spans.locate(from.fact) } : { says, value, law: from.law },
    ),
    turns: cell.turns,
  }
}

function missing(what: string, asked: string | undefined, known: readonly string[]): Explained {
  if (asked === undefined || asked === "") return { ok: false, problem: { what: `Name a ${what}.`, near: [], known } }
  return { ok: false, problem: { what: `There is no ${what} named ${asked}.`, near: nearNames(asked, known), known } }
}

function fullName({ contract, name }: Table["spec"]): string {
  return `${contract}/${name}`
}

/** The shortest name that means one table only. */
function tableName(tables: readonly Table[]): (table: Table) => string {
  const counts = new Map<string, number>()
  for (const { spec } of tables) counts.set(spec.name, (counts.get(spec.name) ?? 0) + 1)
  return ({ spec }) => (counts.get(spec.name) === 1 ? spec.name : fullName(spec))
}
