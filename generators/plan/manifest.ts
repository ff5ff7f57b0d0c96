import { createHash } from "node:crypto"
import { byCodeUnit } from "../../model/fact.ts"
import { pathFault } from "./paths.ts"

/** Digests by path. A path has more than one where a manifest was merged by hand or a run was interrupted. */
export type Manifest = ReadonlyMap<string, ReadonlySet<string>>

/** SHA-256 in lower-case hexadecimal; text counts as UTF-8. */
export function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex")
}

/** One line `sha256  path` a file, sorted by path, nothing else; readable by `sha256sum --check`. */
export function manifestText(files: readonly { readonly path: string; readonly text: string }[]): string {
  const lines = files.toSorted((left, right) => byCodeUnit(left.path, right.path))
  return lines.map(({ path, text }) => `${digestOf(text)}  ${path}\n`).join("")
}

/**
 * What manifests say, taken together. Every line that has the form counts, whatever stands around it (conflict markers,
 * CRLF, a torn last line), but never one whose path leaves the project.
 */
export function parseManifest(...texts: readonly string[]): Manifest {
  const digests = new Map<string, Set<string>>()
  for (const text of texts)
    for (const line of text.split(/\r?\n/)) {
      const [, digest, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
      if (digest === undefined || path === undefined || pathFault(path) !== null) continue
      const known = digests.get(path)
      if (known === undefined) digests.set(path, new Set([digest]))
      else known.add(digest)
    }
  return digests
}
