/** Something that the platform serves a claim. */
export interface Served {
  readonly method: string
  /** The tool that is called; null: none is. */
  readonly tool: string | null
}

/** The record of what a claim was served. The check of where tools are called from is computed from it, and from nothing else. */
export interface ServedRecord {
  /** Writes down that this is served once more; false, and nothing is written, where it was served `most` times already. */
  readonly take: (served: Served, most: number) => Promise<boolean>
}
