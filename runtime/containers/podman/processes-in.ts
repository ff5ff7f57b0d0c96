import { readFileSync, readdirSync } from "node:fs"
import { basename, dirname } from "node:path"

/** The processes that have to do with a private storage. */
export interface StorageProcesses {
  /** Podman's own, by the variable that they were given. */
  readonly workers: readonly number[]
  /** Those whose root is in the folder: steps of a build, and whatever runs in a container. */
  readonly inside: readonly number[]
  /** Those that name the folder in their arguments, such as the monitor of a container and what it starts behind it. */
  readonly about: readonly number[]
}

/** Looks for them; a system without a table of processes has none. This process is never among them. */
export function processesIn(folder: string): StorageProcesses {
  const found = { workers: [] as number[], inside: [] as number[], about: [] as number[] }
  const own = `=${folder}/storage.conf`
  for (const id of ids()) {
    if (id === process.pid) continue
    if (read(id, "environ").some((line) => line.endsWith(own))) found.workers.push(id)
    if (hasRootIn(folder, read(id, "mountinfo", "\n"))) found.inside.push(id)
    if (read(id, "cmdline").some((word) => word.startsWith(`${folder}/`))) found.about.push(id)
  }
  return found
}

/** In the table of mounts the fifth field is where; the folder may stand there by a path below another mount. */
function hasRootIn(folder: string, mounts: readonly string[]): boolean {
  return mounts.some(
    (line) => line.split(" ")[4] === "/" && line.includes(`/${basename(dirname(folder))}/${basename(folder)}/g/`),
  )
}

function ids(): readonly number[] {
  try {
    return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []))
  } catch {
    return []
  }
}

function read(id: number, file: string, separator = "\u0000"): readonly string[] {
  try {
    return readFileSync(`/proc/${id}/${file}`, "utf8").split(separator)
  } catch {
    return []
  }
}
