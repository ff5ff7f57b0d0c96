import { watch as watchFolder } from "node:fs"
import type { FSWatcher } from "node:fs"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import type { Project } from "../../generators/generation.ts"
import type { ExitCode, Terminal } from "../command.ts"
import { optimize } from "../engine.ts"

/** Editors write a file in several steps; what follows within this many milliseconds belongs to one change. */
const settleMs = 20

/** Generates at once and again at each change below the catalog's folder, until the signal. Findings do not end it. */
export async function watch(terminal: Terminal, project: Project, once: () => Promise<ExitCode>): Promise<ExitCode> {
  const root = join(project.root, project.catalog)
  const watchers = new Map<string, FSWatcher>()
  let wake: () => void = () => {}
  let changed = true

  const notice = (): void => {
    changed = true
    wake()
  }
  terminal.signal.addEventListener("abort", () => wake())

  optimize("usual")
  if (terminal.interactive) terminal.err(`Watching ${project.catalog}. End with Ctrl-C.\n`)
  while (!terminal.signal.aborted) {
    if (changed) {
      await new Promise((resolve) => setTimeout(resolve, settleMs))
      changed = false
      await follow(root, watchers, notice)
      await once()
    } else
      await new Promise<void>((resolve) => {
        wake = resolve
        if (changed || terminal.signal.aborted) resolve()
      })
  }
  for (const watcher of watchers.values()) watcher.close()
  return 0
}

/** Watches every folder that there is now, and none that is gone. */
async function follow(root: string, watchers: Map<string, FSWatcher>, notice: () => void): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const folders = new Set([
    root,
    ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name)),
  ])
  for (const [folder, watcher] of watchers)
    if (!folders.has(folder)) {
      watcher.close()
      watchers.delete(folder)
    }
  for (const folder of folders) {
    if (watchers.has(folder)) continue
    const watcher = watchFolder(folder, notice)
    watcher.on("error", () => {
      watchers.delete(folder)
      notice()
    })
    watchers.set(folder, watcher)
  }
}
