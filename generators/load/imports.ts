import { dirname, resolve } from "node:path"
import type { Finding } from "../../model/finding.ts"
import type { SourceFile } from "./files.ts"
import { finding } from "./findings.ts"
import type { SourceInfo } from "./source.ts"
import type { Place } from "./syntax.ts"

/** A module with what its text shows. */
export interface ReadModule {
  readonly file: SourceFile
  readonly info: SourceInfo
}

/** Which catalog modules import which. */
export interface ImportGraph {
  /** By path: the catalog modules that it imports, each with the place of the import. */
  readonly imports: ReadonlyMap<string, ReadonlyMap<string, Place>>
}

/** Follows the imports among the modules given, by path or by package; what leads elsewhere is not part of the graph. */
export function importGraph(modules: readonly ReadModule[]): ImportGraph {
  const paths = new Map(modules.map(({ file }) => [file.absolute, file.path]))
  const inPackages = new Map(modules.flatMap(({ file }) => packagePathOf(file.absolute).map((of) => [of, file.path])))
  const imports = new Map<string, ReadonlyMap<string, Place>>()
  for (const { file, info } of modules) {
    const targets = new Map<string, Place>()
    for (const { from, at } of info.imports) {
      const target = from.startsWith(".")
        ? targetOf(resolve(dirname(file.absolute), from), paths)
        : inPackages.get(from)
      if (target !== undefined && !targets.has(target)) targets.set(target, at)
    }
    imports.set(file.path, targets)
  }
  return { imports }
}

/** How a file in an installed package is imported, if its package lets its modules be imported where they lie. */
function packagePathOf(absolute: string): readonly string[] {
  const inside = absolute.replaceAll("\\", "/").split("/node_modules/").at(-1)
  return inside === undefined || inside === absolute ? [] : [inside]
}

function targetOf(path: string, paths: ReadonlyMap<string, string>): string | undefined {
  return (
    paths.get(path) ??
    paths.get(path.replace(/\.js$/, ".ts")) ??
    paths.get(`${path}.ts`) ??
    paths.get(`${path}/index.ts`)
  )
}

/** The modules given and all that import them, directly or not. */
export function withImporters({ imports }: ImportGraph, paths: Iterable<string>): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const [path, targets] of imports)
    for (const target of targets.keys()) {
      const known = importers.get(target)
      if (known === undefined) importers.set(target, [path])
      else known.push(path)
    }
  const reached = new Set(paths)
  const open = [...reached]
  for (let path = open.pop(); path !== undefined; path = open.pop())
    for (const importer of importers.get(path) ?? [])
      if (!reached.has(importer)) {
        reached.add(importer)
        open.push(importer)
      }
  return reached
}

/** A finding for each group of modules that import each other, and the modules of all groups. */
export function importCycles(graph: ImportGraph): {
  readonly findings: readonly Finding[]
  readonly paths: ReadonlySet<string>
} {
  const findings: Finding[] = []
  const paths = new Set<string>()
  for (const group of groups(graph)) {
    for (const path of group) paths.add(path)
    const way = wayRound(graph, group)
    const places = way.slice(0, -1).map((path, index) => {
      const [line, column] = graph.imports.get(path)?.get(way[index + 1] ?? path) ?? [1, 1]
      return { file: path, line, column }
    })
    const related = places.slice(1).map((at, index) => ({ says: `imports ${way[index + 2] ?? ""}`, at }))
    const what = `${way.join(" imports ")}.`
    findings.push(
      finding("load/import-cycle", places[0] ?? null, {
        what,
        fix: "state in a module of its own what both need",
        related,
      }),
    )
  }
  return { findings, paths }
}

/** A shortest way from the group's first module back to it. */
function wayRound({ imports }: ImportGraph, group: readonly string[]): readonly string[] {
  const [start = ""] = group
  const inside = new Set(group)
  const cameFrom = new Map<string, string>()
  const open = [start]
  for (const path of open)
    for (const target of imports.get(path)?.keys() ?? []) {
      if (target === start) {
        const way = [start]
        for (let at: string | undefined = path; at !== undefined && at !== start; at = cameFrom.get(at)) way.push(at)
        return [start, ...way.slice(1).toReversed(), start]
      }
      if (inside.has(target) && !cameFrom.has(target)) {
        cameFrom.set(target, path)
        open.push(target)
      }
    }
  return [start, start]
}

/** Strongly connected groups with a cycle in them (Tarjan's algorithm without recursion), each sorted, in order of first member. */
function groups({ imports }: ImportGraph): readonly (readonly string[])[] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const pending: string[] = []
  const isPending = new Set<string>()
  const found: string[][] = []
  const number = (path: string): number => low.get(path) ?? 0
  for (const root of imports.keys()) {
    if (index.has(root)) continue
    const frames: { readonly path: string; readonly targets: Iterator<string> }[] = []
    const enter = (path: string): void => {
      index.set(path, index.size)
      low.set(path, index.size - 1)
      pending.push(path)
      isPending.add(path)
      frames.push({ path, targets: (imports.get(path) ?? new Map<string, Place>()).keys() })
    }
    enter(root)
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const { value: target, done } = frame.targets.next()
      if (done !== true) {
        if (!index.has(target)) enter(target)
        else if (isPending.has(target)) low.set(frame.path, Math.min(number(frame.path), index.get(target) ?? 0))
        continue
      }
      frames.pop()
      const parent = frames.at(-1)
      if (parent !== undefined) low.set(parent.path, Math.min(number(parent.path), number(frame.path)))
      if (number(frame.path) !== index.get(frame.path)) continue
      const group = pending.splice(pending.lastIndexOf(frame.path))
      for (const path of group) isPending.delete(path)
      if (group.length > 1 || imports.get(frame.path)?.has(frame.path) === true) found.push(group.toSorted())
    }
  }
  return found.toSorted((left, right) => ((left[0] ?? "") < (right[0] ?? "") ? -1 : 1))
}
