import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { built, builtFolder, builtNames } from "./built.ts"

/** The tool itself: what it is called, and where its own files lie. */
export interface Tool {
  /** Name of its package, under which its cache lies. */
  readonly name: string
  /** Its name as people type it; of a package without a command, the package's. */
  readonly command: string
  readonly version: string
  /** The folder of its manifest, absolute; its templates and the texts of its rules lie below. */
  readonly folder: string
  /** Folder that holds `generators/`, `model/` and `catalog/kinds/`, as source or compiled; of a bundle, the bundle's. */
  readonly code: string
  /** Package whose `/kinds` a catalog imports its constructors from. */
  readonly kindsPackage: string
  /** Module that `<kindsPackage>/kinds` stands for. */
  readonly kinds: string
  /** Folder of the pinned protocol schema. */
  readonly acp: string
}

/** The package that is published with the constructors of facts. */
const publishedKinds = "checkfu-catalog"

/** The tool that runs, found from where this module lies. */
export const tool: Tool = toolAt(built === null ? dirname(dirname(fileURLToPath(import.meta.url))) : builtFolder)

/** The manifest of a package as the tool finds it; null where it is not installed. */
export function manifestOf({ code }: Tool, name: string): string | null {
  return above(code, join("node_modules", name, "package.json"))
}

function toolAt(code: string): Tool {
  const manifest = above(code, "package.json")
  if (manifest === null) throw new Error("no package manifest above the tool's own code")
  const { name, version, bin } = JSON.parse(readFileSync(manifest, "utf8")) as {
    readonly name: string
    readonly version: string
    readonly bin?: { readonly [command: string]: string }
  }
  const folder = dirname(manifest)
  const source = join(code, "catalog", "kinds", "index.ts")
  const kinds = existsSync(source) ? source : source.replace(/ts$/, "js")
  return {
    name,
    command: Object.keys(bin ?? {})[0] ?? name,
    version,
    folder,
    code,
    kindsPackage: publishedKinds,
    kinds: built === null ? kinds : join(code, builtNames.kinds),
    acp: join(folder, "catalog", "acp", "v1"),
  }
}

function above(folder: string, path: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, path))) return join(at, path)
    if (dirname(at) === at) return null
  }
}
