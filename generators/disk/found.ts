import type { Drift } from "./drift.ts"

/** A difference and, where a closer look may tell more about it, the two texts with line feeds. */
export interface Found {
  readonly drift: Drift
  readonly texts: { readonly before: string; readonly after: string } | null
}

/** What is known of one place after it was looked at; `write`: the whole text that it should have. */
export interface Looked {
  readonly found: readonly Found[]
  readonly write: string | null
}
