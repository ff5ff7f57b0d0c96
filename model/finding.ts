import type { FactPath } from "./fact.ts"

/** A place in a file: posix path relative to the project, line and column from 1 (columns in UTF-16 units). */
export interface Location {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The package or folder of the catalog that the file belongs to, where that is one which this catalog extends. */
  readonly of?: string
}

/** Errors stop everything before a byte is written; warnings are reported. */
export type Severity = "error" | "warning"

/**
 * What is wrong, why that matters and what to do about it.
 * The same object goes to the terminal, to JSON, to annotations and to HTTP.
 */
export interface Finding {
  /** `topic/problem`, one page each. */
  readonly code: string
  readonly severity: Severity
  /** One sentence with the names in it. */
  readonly what: string
  /** The reason for the rule, a clause without full stop. */
  readonly why: string
  /** What mends it, in the imperative. */
  readonly fix: string
  /** `null` only where no file is at fault. */
  readonly at: Location | null
  readonly related: readonly { readonly says: string; readonly at: Location }[]
  readonly facts: readonly FactPath[]
}

/** What a pure rule says: a finding that still names facts in place of lines. */
export interface Violation {
  readonly at: FactPath
  readonly what: string
  readonly fix: string
  readonly related?: readonly { readonly says: string; readonly at: FactPath }[]
}
