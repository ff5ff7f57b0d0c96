import { statSync, watch as watchPath } from "node:fs"
import { dirname, resolve } from "node:path"
import type { ExitCode, Terminal } from "../command.ts"

/** Editors and builds write in several steps; what follows within this many milliseconds belongs to one change. */
const settleMs = 200

/** Runs at once, and again at each change beside the files that a command names, until the signal. */
export async function again(
  terminal: Terminal,
  command: readonly string[],
  once: () => Promise<ExitCode>,
): Promise<ExitCode> {
  const { signal } = terminal
  let wake: () => void = () => {}
  let changed = true
  const watchers = foldersOf(terminal, command).map((folder) =>
    watchPath(folder, { recursive: true }, (_, name) => {
      if (name === null || !/(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/.test(name)) {
        changed = true
        wake()
      }
    }),
  )
  for (const watcher of watchers) watcher.on("error", () => {})
  signal.addEventListener("abort", () => wake())
  let last: ExitCode = 0
  while (!signal.aborted) {
    if (changed) {
      await new Promise((done) => setTimeout(done, settleMs))
      changed = false
      last = await once()
      if (terminal.interactive && !signal.aborted) terminal.err("Waiting for a change. End with Ctrl-C.\n")
    } else
      await new Promise<void>((done) => {
        wake = done
        if (changed || signal.aborted) done()
      })
  }
  for (const watcher of watchers) watcher.close()
  return last === 2 ? 0 : last
}

/** The folders of the files that stand in a command; the current one where none does. */
function foldersOf({ cwd }: Terminal, command: readonly string[]): readonly string[] {
  const named = command.flatMap((argument) => {
    const path = resolve(cwd, argument)
    const isFile = argument.includes(".") && statSync(path, { throwIfNoEntry: false })?.isFile() === true
    return isFile ? [dirname(path)] : []
  })
  return named.length === 0 ? [cwd] : [...new Set(named)]
}
