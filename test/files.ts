import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"

/** Every file below a folder whose name ends so, as posix paths from the working folder, in code-unit order; none for a missing folder. */
export function filesBelow(folder: string, ending: string): readonly string[] {
  if (!existsSync(folder)) return []
  return filesIn(folder, [])
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path}`)
}

/** Every file below a folder as posix paths from it, in code-unit order; folders of the names given are left out. */
export function filesIn(folder: string, without: readonly string[]): readonly string[] {
  const found: string[] = []
  const open = [""]
  for (let below = open.pop(); below !== undefined; below = open.pop())
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (entry.isDirectory() && !without.includes(entry.name)) open.push(`${below}${entry.name}/`)
      if (entry.isFile()) found.push(`${below}${entry.name}`)
    }
  return found.toSorted()
}
