import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { clearPrivatePodman, hasEnded, ownerOf, partOf } from "../containers/index.ts"
import type { Done, PodmanOptions } from "../containers/index.ts"
import type { Folders } from "./sandbox.ts"

/** The folder of one test: everything that it writes on this machine lies there. */
export interface Workshop {
  readonly folder: string
  /** Whose it is; folders and labels bear it, so that the next test can tell whether anybody is still at work. */
  readonly owner: string
  readonly folders: Folders
  readonly storage: string
  readonly registry: string
}

const prefix = "harness-oci-"

/**
 * The longest path of a test's folder. Podman makes sockets below it whose paths have a bound, and what is beyond it is not
 * refused: the end of a container is then noticed after twenty seconds.
 */
const longestFolder = 38

/** Where folders of tests may lie. */
function places(): readonly string[] {
  return [...new Set([tmpdir(), "/tmp"])]
}

/** Makes the folder of a test among the temporary files. A process that has several at once tells them apart by `part`. */
export function openWorkshop(part?: string): Workshop {
  const own = ownerOf(process.pid)
  const owner = part === undefined ? own : partOf(own, part)
  const room = (place: string): boolean => join(place, `${prefix}XXXXXX`).length <= longestFolder && existsSync(place)
  const folder = mkdtempSync(join(places().find(room) ?? tmpdir(), prefix))
  writeFileSync(join(folder, ownerFile), owner)
  const inside = (name: string, mode: number): string => {
    const path = join(folder, name)
    mkdirSync(path)
    chmodSync(path, mode)
    return path
  }
  return {
    folder,
    owner,
    folders: {
      // Whoever the image's user is, the program may write; nobody else gets through the folder around them.
      workspace: inside("workspace", 0o777),
      home: inside("home", 0o777),
      turns: inside("turns", 0o755),
      door: inside("door", 0o755),
    },
    storage: inside(storageFolder, 0o700),
    registry: inside("registry", 0o700),
  }
}

/** Writes a program's configuration into its workshop, for whoever the image's user is to read; answers with the file. */
export function keepConfiguration({ folder }: Pick<Workshop, "folder">, configuration: unknown): string {
  const file = join(folder, "configuration.json")
  writeFileSync(file, `${JSON.stringify(configuration)}\n`)
  chmodSync(file, 0o644)
  return file
}

/** Removes a folder with everything in it; where that fails, says so. */
export function closeWorkshop(folder: string): Done<null> {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
    return { ok: true, value: null }
  } catch (thrown) {
    return {
      ok: false,
      what: `${folder} cannot be removed: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
    }
  }
}

/**
 * Removes what tests have left that were killed: their folders, with the containers and images of a storage in there. Folders
 * of tests that go on, of other users and of other machines stay. Says what cannot be removed.
 */
export async function sweepWorkshops(podman: PodmanOptions): Promise<readonly string[]> {
  const problems: string[] = []
  for (const folder of places().flatMap(testsIn)) {
    if (!isOurs(folder) || !isLeft(folder)) continue
    const storage = join(folder, storageFolder)
    const cleared = existsSync(storage) ? await clearPrivatePodman(podman, storage) : noStorage
    const removed = cleared.ok ? closeWorkshop(folder) : cleared
    if (!removed.ok) problems.push(removed.what)
  }
  return problems
}

const ownerFile = "owner"
const storageFolder = "s"
const noStorage: Done<null> = { ok: true, value: null }
/** A folder that nobody has put a name to for so long, in milliseconds, has lost whoever made it. */
const nameless = 60_000

function testsIn(place: string): readonly string[] {
  try {
    return readdirSync(place).flatMap((name) => (name.startsWith(prefix) ? [join(place, name)] : []))
  } catch {
    return []
  }
}

function isLeft(folder: string): boolean {
  try {
    return hasEnded(readFileSync(join(folder, ownerFile), "utf8"))
  } catch {
    return existsSync(folder) && Date.now() - lstatSync(folder).mtimeMs > nameless
  }
}

function isOurs(folder: string): boolean {
  try {
    const { uid } = lstatSync(folder)
    return process.getuid === undefined || process.getuid() === uid
  } catch {
    return false
  }
}
