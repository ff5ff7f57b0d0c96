import type { ServedRecord } from "../../runtime/driver/index.ts"

/** The models that one run is served. */
export interface Models {
  readonly url: string
  /** What the agent sends as its key; by it the calls of the run are told from others. */
  readonly key: string
  /** The variables that most agents are told of their model by. */
  readonly environment: Readonly<Record<string, string>>
  readonly record: ServedRecord
  /** Closes everything, and writes what was to be recorded. What cannot be written is said. */
  readonly close: () => Promise<string | null>
}
