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

/** The decoders of the base protocol, which no catalog changes: made when the command was built. */
export interface BuiltProtocol {
  /** Digest of everything that they come from. */
  readonly digest: string
  readonly texts: readonly (readonly [name: string, text: string])[]
}

/** The files of a bundle beside its modules, all in one folder. */
export const builtNames = { record: "built.json", kinds: "kinds.js", protocol: "protocol.json" } as const

/** The folder in which this module lies: of a bundle, the bundle's. */
export const builtFolder = dirname(fileURLToPath(import.meta.url))

/** The record of the bundle that runs; null where the modules run as they were written or compiled one by one. */
export const built: Built | null = recordIn(join(builtFolder, builtNames.record))

/** What of the protocol was made with the bundle; null where nothing was, or where it comes from other sources than these. */
export function builtProtocol(digest: string): BuiltProtocol["texts"] | null {
  if (built === null) return null
  const made = JSON.parse(readFileSync(join(builtFolder, builtNames.protocol), "utf8")) as BuiltProtocol
  return made.digest === digest ? made.texts : null
}

function recordIn(file: string): Built | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Built) : null
}
