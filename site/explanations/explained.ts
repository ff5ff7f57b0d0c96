import { headingSlug } from "../../model/naming.ts"

/** Why a published cell says what it says, in the words of `checkfu explain`. */
export interface ExplainedCell {
  readonly column: string
  readonly text: string
  readonly reasons: readonly ExplainedReason[]
  /** What would turn the answer, as one or more sentences. */
  readonly turns: string
}

/** One line of the proof. */
export interface ExplainedReason {
  readonly says: string
  readonly value: string
  /** A source file, with its line where a fact is stated; empty where nobody knows. */
  readonly place: string
  /** The page of the fact, from the root of the site; null where it has none. */
  readonly route: string | null
}

/** One row of a table, with the fact that gives it. */
export interface ExplainedRow {
  readonly key: string
  readonly fact: string
  readonly cells: readonly ExplainedCell[]
}

/** A published table with the proof of each of its cells. */
export interface ExplainedTable {
  readonly contract: string
  readonly name: string
  readonly title: string
  readonly summary: string
  /** The page of the whole table, from the root of the site; null where it has none. */
  readonly page: string | null
  /** What generated regions that show it are called. */
  readonly region: string
  readonly columns: readonly string[]
  readonly rows: readonly ExplainedRow[]
}

/** Where a cell is explained, from the root of the site. */
export function explanationRoute({ contract, name }: ExplainedTable, row: string, column: string): string {
  return `/explain/${contract}/${name}#${cellAnchor(row, column)}`
}

/** The anchor of a cell on the page that explains its table. */
export function cellAnchor(row: string, column: string): string {
  return `${headingSlug(row)}--${headingSlug(column)}`
}
