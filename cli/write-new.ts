import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { diskAt } from "../generators/disk/disk.ts"
import type { NewFile } from "../generators/scaffold/asked.ts"
import type { Terminal } from "./command.ts"
import { UsageError } from "./command.ts"

/** Writes new files and says so. Where something stands at one of their paths, none is written: throws `UsageError`. */
export function writeNew(terminal: Terminal, files: readonly NewFile[]): void {
  const disk = diskAt(terminal.cwd)
  const there = files.find(({ path }) => disk.kind(path) !== "missing")
  if (there !== undefined) throw new UsageError(`${there.path} is there already, and is left as it is`)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(terminal.cwd, path)), { recursive: true })
    writeFileSync(join(terminal.cwd, path), text, { flag: "wx" })
    terminal.out(`Wrote ${path}\n`)
  }
}

/** Prints what to do next, numbered. */
export function printNext(terminal: Terminal, steps: readonly string[]): void {
  terminal.out(`\nNext\n${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join("")}`)
}
