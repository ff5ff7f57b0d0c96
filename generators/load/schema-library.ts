import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { BuildOptions } from "esbuild"
import { built, builtFolder } from "../built.ts"
import { digestEnds } from "./cache.ts"
import type { LoadFolder } from "./cache.ts"
import { digestOf } from "./digest.ts"
import { manifestOf } from "../tool.ts"
import type { Tool } from "../tool.ts"

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
 * The tool's schema library in one file: as the bundled command brings it, else bundled once for a version of the tool,
 * so that an edit of the catalog bundles the catalog alone, and run once in a process. Answers the file.
 */
export async function schemaLibrary(tool: Tool, folder: LoadFolder, version: string): Promise<string> {
  const known = inProcess.get(version)
  if (known !== undefined && existsSync(known)) return known
  const file = brought(tool) ?? kept(folder, version) ?? (await bundled(tool, folder, version))
  inProcess.set(version, file)
  return file
}

/** How the library is bundled, found from a folder. */
export function libraryBuild(resolveDir: string) {
  return {
    stdin: { contents: `export * from ${JSON.stringify(schemaModule)}\n`, resolveDir },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    write: false,
    logLevel: "silent",
    tsconfigRaw: {},
  } as const satisfies BuildOptions
}

/** The library in the bundle that runs, if it is of the version that the tool has beside it. */
function brought(tool: Tool): string | null {
  if (built === null) return null
  const { file, version } = built.library
  const manifest = manifestOf(tool, "effect")
  if (manifest === null) return null
  const beside = JSON.parse(readFileSync(manifest, "utf8")) as { readonly version?: string }
  const path = join(builtFolder, file)
  return beside.version === version && digestEnds(path) ? path : null
}

function kept(folder: LoadFolder, version: string): string | null {
  const entry = folder.read(entryName) as Kept | undefined
  return entry?.version === version ? folder.findBundle(entry.name) : null
}

async function bundled(tool: Tool, folder: LoadFolder, version: string): Promise<string> {
  const { build } = await import("esbuild")
  const { outputFiles } = await build(libraryBuild(tool.code))
  const code = outputFiles[0]?.contents ?? new Uint8Array()
  const name = `library-${digestOf([code])}.mjs`
  folder.write(entryName, { version, name } satisfies Kept)
  return folder.writeBundle(name, code)
}
