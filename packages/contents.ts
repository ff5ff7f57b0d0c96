import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { bundledEdges, isEdge } from "./edges.ts"

/** The packages that are published, in the order in which a release publishes them. */
export const packageNames = ["checkfu-wire", "checkfu-catalog", "checkfu"] as const

/** One of the packages that are published. */
export type PackageName = (typeof packageNames)[number]

/** The bytes of a package's files by path inside it, sorted. */
export type Contents = ReadonlyMap<string, Uint8Array>

/**
 * What a package holds, from a repository that is built. Paths inside a package are those of the repository, so that the
 * source maps of compiled modules lead to the sources beside them. What no source stands for any more is not in it.
 */
export async function contentsOf(name: PackageName, root: string): Promise<Contents> {
  const files = new Map<string, Uint8Array>()
  const add = (path: string, from = path): void => void files.set(path, readFileSync(join(root, from)))
  add("package.json", `packages/${name}/package.json`)
  add("README.md", `packages/${name}/README.md`)
  add("LICENSE")
  switch (name) {
    case "checkfu-wire": {
      const rooms = ["model", "output", "runtime"].flatMap((room) => sourcesIn(root, room))
      const modules = rooms.filter((module) => !needsStore(module))
      for (const module of modules) {
        const hasCode = module.startsWith("output/") && !isEdge(module)
        for (const path of [module, ...compiledOf(module, hasCode ? "code" : "types")]) add(path)
      }
      for (const [path, bytes] of await bundledEdges(root, modules)) files.set(path, bytes)
      for (const path of filesIn(root, "output")) if (!isModule(path)) add(path)
      break
    }
    case "checkfu-catalog": {
      const rooms = ["model", "generators", "catalog/kinds", "catalog/rules"]
      for (const module of rooms.flatMap((room) => sourcesIn(root, room)))
        for (const path of [module, ...compiledOf(module, "code")]) add(path)
      for (const path of filesIn(root, "catalog")) if (!path.endsWith(".ts") || !isForTests(path)) add(path)
      for (const path of filesIn(root, "templates")) if (!isForTests(path)) add(path)
      // Whoever extends the catalog has its pages to generate into.
      for (const path of filesIn(root, "docs")) if (path.endsWith(".mdx")) add(path)
      break
    }
    case "checkfu": {
      for (const path of ["dist/command", "catalog/acp", "catalog/images"].flatMap((room) => filesIn(root, room)))
        add(path)
      // What the image of the first-party harness is made of, and what images are labelled after.
      for (const path of filesIn(root, "test/harness/reference")) if (path.endsWith(".js")) add(path)
      add("output/catalog.json")
      add("output/openapi.json")
      for (const path of filesIn(root, "catalog/rules")) if (path.endsWith("/page.md")) add(path)
      for (const path of filesIn(root, "templates")) if (!isForTests(path)) add(path)
      add("model/entries.ts")
      add("model/endpoint-entries.ts")
      break
    }
    default:
      name satisfies never
  }
  return new Map([...files].toSorted(([left], [right]) => (left < right ? -1 : 1)))
}

/** The modules of a room, without its tests and what only they need. */
function sourcesIn(root: string, room: string): readonly string[] {
  return filesIn(root, room).filter((path) => isModule(path) && !isForTests(path))
}

/** Whether a file is compiled: declarations that were generated are data. */
function isModule(path: string): boolean {
  return path.endsWith(".ts") && !path.endsWith(".d.ts")
}

/** Whether a module is of the rooms that need databases: the command has them in it, and the runtime's package neither. */
function needsStore(module: string): boolean {
  return /^runtime\/(?:api|evidence)\//.test(module)
}

function isForTests(path: string): boolean {
  return /\.(?:test|fixture)\.ts$/.test(path) || /^catalog\/rules\/[^/]+\/(?:pass|fail)\.ts$/.test(path)
}

/** What the compiler makes of a module: declarations, and code, each with its map. */
function compiledOf(module: string, what: "code" | "types"): readonly string[] {
  const base = `dist/${module.replace(/\.ts$/, "")}`
  const types = [`${base}.d.ts`, `${base}.d.ts.map`]
  return what === "code" ? [...types, `${base}.js`, `${base}.js.map`] : types
}

function filesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
}
