import type { FactId } from "./fact.ts"

/** A whole file that generation owns. Paths are posix, relative to the project; text ends in one line feed. */
export interface PlannedFile {
  readonly kind: "file"
  readonly path: string
  readonly text: string
  /** What it is made of; empty for what carries no fact. */
  readonly facts: readonly FactId[]
}

/** A generated region inside a page that is otherwise written by hand. */
export interface PlannedRegion {
  readonly kind: "region"
  readonly path: string
  /** The name in its opening and closing comment. */
  readonly region: string
  /** What stands between the comments, without the line feeds next to them. */
  readonly text: string
  readonly facts: readonly FactId[]
}

export type PlanEntry = PlannedFile | PlannedRegion

/** Everything that generation writes and checking compares, sorted by path, then region. Paths are unique, also on disks that ignore case. */
export interface Plan {
  readonly entries: readonly PlanEntry[]
  /** Folders in which every file is ours. */
  readonly owned: readonly string[]
  /** Folder of the pages, where hand-written text and ours stand side by side. */
  readonly docs: string
  /** Where `sha256  path` of every planned file stands; it lists itself nowhere. */
  readonly manifest: string
}
