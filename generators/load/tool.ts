import { existsSync, readFileSync, readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { byCodeUnit } from "../../model/fact.ts"
import { built, builtFolder, builtNames } from "../built.ts"
import { digestOf } from "./digest.ts"

/** Where the tool itself lies. */
export interface Tool {
  /** Name under which its cache lies. */
  readonly name: string
  /** Folder that holds `generators/`, `model/` and `catalog/kinds/`, as source or compiled; of a bundle, the bundle's. */
  readonly folder: string
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
export function runningTool(): Tool {
  const folder = built === null ? dirname(dirname(dirname(fileURLToPath(import.meta.url)))) : builtFolder
  const manifest = above(folder, "package.json")
  const schema = above(folder, join("catalog", "acp", "v1", "schema.json"))
  const source = join(folder, "catalog", "kinds", "index.ts")
  const kinds = existsSync(source) ? source : source.replace(/ts$/, "js")
  return {
    name: manifest === null ? publishedKinds : nameIn(manifest),
    folder,
    kindsPackage: publishedKinds,
    kinds: built === null ? kinds : join(folder, builtNames.kinds),
    acp: dirname(schema ?? join(folder, "catalog", "acp", "v1", "schema.json")),
  }
}

/** Digest of everything of the tool that decides what a catalog is read as: its own sources and the packages that read. */
export function toolDigest(tool: Tool): string {
  const files = [join(tool.acp, "schema.json"), join(tool.acp, "schema.sha256")]
  const rooms = [join(tool.folder, "generators", "load"), join(tool.folder, "model"), dirname(tool.kinds)]
  for (const folder of built === null ? rooms : [])
    for (const name of namesIn(folder)) if (/(?<!\.test|\.d)\.[jt]s$/.test(name)) files.push(join(folder, name))
  for (const name of ["effect", "esbuild", "oxc-parser", "yaml"]) {
    const manifest = manifestOf(tool, name)
    if (manifest !== null) files.push(manifest)
  }
  return digestOf([...(built === null ? [] : [built.code]), ...files.map((file) => digestOf([contentOf(file)]))])
}

/** The manifest of a package as the tool finds it. */
export function manifestOf(tool: Tool, name: string): string | null {
  return above(tool.folder, join("node_modules", name, "package.json"))
}

function above(folder: string, path: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, path))) return join(at, path)
    if (dirname(at) === at) return null
  }
}

function nameIn(manifest: string): string {
  const { name } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly name?: string }
  return name ?? publishedKinds
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted(byCodeUnit) : []
}

function contentOf(file: string): Buffer | string {
  return existsSync(file) ? readFileSync(file) : ""
}
