import { existsSync } from "node:fs"
import { build } from "esbuild"
import type { LoadFolder } from "./cache.ts"
import { digestOf } from "./digest.ts"
import type { Tool } from "./tool.ts"

/** Where the library was kept, and the digest of its bytes. */
interface Kept {
  readonly version: string
  readonly name: string
}

/** The module of the schema library that catalogs are written with. */
export const schemaModule = "effect/Schema"

const entryName = "library"
const inProcess = new Map<string, string>()

/**
 * The tool's schema library in one file: bundled once for a version of the tool, so that an edit of the catalog bundles
 * the catalog alone, and run once in a process. Answers the file.
 */
export async function schemaLibrary(tool: Tool, folder: LoadFolder, version: string): Promise<string> {
  const known = inProcess.get(version)
  if (known !== undefined && existsSync(known)) return known
  const kept = folder.read(entryName) as Kept | undefined
  const file =
    (kept?.version === version ? folder.findBundle(kept.name) : null) ?? (await bundled(tool, folder, version))
  inProcess.set(version, file)
  return file
}

async function bundled(tool: Tool, folder: LoadFolder, version: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from ${JSON.stringify(schemaModule)}\n`, resolveDir: tool.folder },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    write: false,
    logLevel: "silent",
    tsconfigRaw: {},
  })
  const code = outputFiles[0]?.contents ?? new Uint8Array()
  const name = `library-${digestOf([code])}.mjs`
  folder.write(entryName, { version, name } satisfies Kept)
  return folder.writeBundle(name, code)
}
