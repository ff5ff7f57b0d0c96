import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { diskAt } from "../generators/disk/disk.ts"
import type { NewFile } from "../generators/scaffold/asked.ts"
import type { Terminal } from "./command.ts"
import { UsageError } from "./command.ts"

/** A folder to write into that is not the project's own. */
export interface Place {
  /** Absolute. */
  readonly folder: string
  /** The folder as people here type it. */
  readonly at: string
  /** What to do where something is there already. */
  readonly remedy: string
}

/**
 * Writes new files and says so; a text that begins with its interpreter can be run. Where something stands at one of their
 * paths, none is written: throws `UsageError`.
 */
export function writeNew(terminal: Terminal, files: readonly NewFile[], place?: Place): void {
  const { folder, at, remedy } = place ?? { folder: terminal.cwd, at: null, remedy: null }
  const shown = (path: string): string => (at === null ? path : `${at}/${path}`)
  const disk = diskAt(folder)
  const there = files.find(({ path }) => disk.kind(path) !== "missing")
  if (there !== undefined)
    throw new UsageError(
      `${shown(there.path)} is there already, and is left as it is${remedy === null ? "" : `; ${remedy}`}`,
    )
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { flag: "wx", ...(text.startsWith("#!") ? { mode: 0o755 } : {}) })
    terminal.out(`Wrote ${shown(path)}\n`)
  }
}

/** Prints what to do next, numbered; further lines of a step, such as a command, stand under its first. */
export function printNext(terminal: Terminal, steps: readonly string[]): void {
  const lines = steps.map((step, index) => `  ${index + 1}. ${step.replaceAll("\n", "\n     ")}\n`)
  terminal.out(`\nNext\n${lines.join("")}`)
}
