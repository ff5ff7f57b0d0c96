import type { Finding } from "../../model/finding.ts"

/** What somebody wants to begin. */
export interface Asked {
  readonly kind: string
  readonly name: string
  /** Name of the contract that it belongs to; null: not said. */
  readonly contract: string | null
  /** ISO date, for facts that say when they were reviewed. */
  readonly today: string
}

/** New files, paths below the project, and what to do next; or why there are none. */
export type Scaffold =
  | { readonly ok: true; readonly files: readonly NewFile[]; readonly next: readonly string[] }
  | { readonly ok: false; readonly refused: Finding }
  | { readonly ok: false; readonly usage: string }

/** A file that must not be there yet. */
export interface NewFile {
  readonly path: string
  readonly text: string
}
