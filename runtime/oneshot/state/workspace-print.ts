import { lstat, readdir } from "node:fs/promises"
import { join } from "node:path"

/** What a folder looks like: of each path in it what any change of it changes, whatever it is set back to. */
export type WorkspacePrint = ReadonlyMap<string, string>

/** Looks at everything in a folder without reading any file; what goes away meanwhile is left out. Rejects where it cannot be entered. */
export async function workspacePrint(folder: string): Promise<WorkspacePrint> {
  const print = new Map<string, string>()
  const open = [""]
  for (let below = open.pop(); below !== undefined; below = open.pop()) {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
      if (below === "") throw error
      return []
    })
    for (const entry of entries) {
      const path = below === "" ? entry.name : `${below}/${entry.name}`
      const stat = await lstat(join(folder, path), { bigint: true }).catch(() => null)
      if (stat !== null) print.set(path, `${stat.ino} ${stat.mode} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`)
      if (entry.isDirectory()) open.push(path)
    }
  }
  return print
}

/** The paths that came, went or changed, in order; no more than `most`. */
export function changedPaths(before: WorkspacePrint, after: WorkspacePrint, most: number): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths]
    .filter((path) => before.get(path) !== after.get(path))
    .toSorted()
    .slice(0, most)
}
