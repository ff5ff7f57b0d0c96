import { relative, resolve } from "node:path"
import { SourceMap } from "node:module"
import type { SourceMapPayload } from "node:module"
import { toPosix } from "./files.ts"
import type { Place } from "./syntax.ts"

/**
 * Where in a catalog an exception of the bundle came from: the innermost call that stands in one of the modules.
 * Null where none does.
 */
export function placeOfThrow(
  error: unknown,
  { root, map }: { readonly root: string; readonly map: string },
  modules: ReadonlySet<string>,
): { readonly file: string; readonly at: Place } | null {
  if (!(error instanceof Error) || error.stack === undefined) return null
  const sourceMap = new SourceMap(JSON.parse(map) as SourceMapPayload)
  for (const [, line, column] of error.stack.matchAll(/:(\d+):(\d+)\)?$/gm)) {
    const entry = sourceMap.findEntry(Number(line) - 1, Number(column) - 1)
    if (!("originalSource" in entry)) continue
    const file = toPosix(relative(root, resolve(root, entry.originalSource)))
    if (modules.has(file)) return { file, at: [entry.originalLine + 1, entry.originalColumn + 1] }
  }
  return null
}
