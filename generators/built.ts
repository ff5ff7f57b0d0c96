import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** What was known of the bundled command when it was built. */
export interface Built {
  /** Digest of every file of the bundle. */
  readonly code: string
  /** The schema library in one file of the bundle, whose name ends in the digest of its bytes. */
  readonly library: { readonly file: string; readonly version: string }
}

/** The files of a bundle beside its modules, all in one folder. */
export const builtNames = { record: "built.json", kinds: "kinds.js" } as const

/** The folder in which this module lies: of a bundle, the bundle's. */
export const builtFolder = dirname(fileURLToPath(import.meta.url))

/** The record of the bundle that runs; null where the modules run as they were written or compiled one by one. */
export const built: Built | null = recordIn(join(builtFolder, builtNames.record))

function recordIn(file: string): Built | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Built) : null
}
