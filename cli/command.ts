/** An option as the command table states it: parsing, help and completion read the same entry. */
export interface Option {
  /** Long name without dashes. */
  readonly name: string
  /** What its value is called in help; null for a switch. */
  readonly value: string | null
  /** The values it may have; null: any. */
  readonly oneOf: readonly string[] | null
  /** It may be given more than once, and its values stand in `lists`. */
  readonly isList?: true
  readonly says: string
}

/** What a command prints to and reads from, so that it runs the same in a test and in a terminal. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** How wide standard error is, where somebody watches it. */
  readonly columns?: number
  /** Whether standard output shows colour. */
  readonly color: boolean
  /** Whether somebody watches standard error: progress goes there. */
  readonly interactive: boolean
  /** The project folder, absolute. */
  readonly cwd: string
  /** The command line that repeats a generation, as people here type it. */
  readonly again: string
  /** The name under which the command was installed. */
  readonly command: string
  readonly version: string
  /** What the command is for, where it is not the whole one. */
  readonly about?: string
  /** Aborts long work; a watcher ends on it. */
  readonly signal: AbortSignal
}

/** Parsed arguments: switches are true or absent, options have text; those that may be repeated have a list. */
export interface Arguments {
  readonly positional: readonly string[]
  /** How many of the last of them stood behind `--`; left out: none. */
  readonly behindDashes?: number
  readonly options: { readonly [name: string]: string | boolean | undefined }
  readonly lists: { readonly [name: string]: readonly string[] | undefined }
}

/** 0: clean. 1: drift or findings. 2: wrong usage or an internal error. */
export type ExitCode = 0 | 1 | 2

/** One command of the table. */
export interface Command {
  readonly name: string
  /** The heading under which help lists it. */
  readonly group: string
  readonly says: string
  /** Names of positional arguments in help, e.g. `[TABLE ROW COLUMN]`. */
  readonly positional: string
  /** What the first positional argument may be, for completion: words, the names of the commands, or anything. */
  readonly first: readonly string[] | "command" | null
  readonly options: readonly Option[]
  readonly examples: readonly { readonly line: string; readonly says: string }[]
  /** When it ends with 0, and when with 1; null: never. What ends with 2 is the same for all. */
  readonly exits: { readonly clean: string; readonly found: string | null }
  /** Loaded only when the command runs. `commands` is the table that it stands in. */
  readonly run: (terminal: Terminal, given: Arguments, commands: readonly Command[]) => Promise<ExitCode>
}

/** Wrong usage: the message is shown with the command that helps, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError"
}

/** Whether wrong usage was thrown. By its name: each file of the bundled command brings the class along. */
export function isUsageError(thrown: unknown): thrown is UsageError {
  return thrown instanceof Error && thrown.name === "UsageError"
}
