import type { Arguments, ExitCode, Terminal } from "../command.ts"
import type { Platform } from "../platform/platform.ts"

/** One verb: what it needs beyond its options, and what it does once the platform is there. */
export interface Verb {
  /** What its one argument is called; null: it takes none. */
  readonly takes: string | null
  /** Reads files, variables and standard input before anything is sent. Throws `UsageError`. */
  readonly prepare: (terminal: Terminal, given: Arguments, name: string) => Promise<Prepared> | Prepared
}

/** What is left to do. */
export type Prepared = (platform: Platform) => Promise<ExitCode>
