import { existsSync, readFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { setFlagsFromString } from "node:v8"
import type { CatalogConfig } from "../../catalog/kinds/config.ts"
import type { Fact } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import { built } from "../built.ts"
import { cacheFolder } from "./cache.ts"
import type { LoadFolder } from "./cache.ts"
import { digestOf } from "./digest.ts"
import { toPosix } from "./files.ts"
import type { SourceFile } from "./files.ts"
import { inOrder } from "./findings.ts"
import { gather } from "./gather.ts"
import type { Gathered, Named } from "./gather.ts"
import type { Loaded, LoadedFacts } from "./loaded.ts"
import { locate } from "./locate.ts"
import { seenIn } from "./seen.ts"
import type { Sights } from "./seen.ts"
import { openSources } from "./sources.ts"
import type { Sources } from "./sources.ts"
import { spansOf } from "./spans.ts"
import type { SpanIndex } from "./spans.ts"
import type { Stamping } from "./stamp.ts"
import { toolSights } from "./tool-digest.ts"
import { tool as runningTool } from "../tool.ts"
import type { Tool } from "../tool.ts"

/** What to load. */
export interface LoadOptions {
  /** The project's folder, absolute. */
  readonly root: string
  /** The catalog's folder below the project; `catalog` where left out. */
  readonly catalog?: string
  /** Where the tool lies; found by itself where left out. */
  readonly tool?: Tool
  /** Another order of the modules, to show that it changes nothing. Nothing is answered from the cache then. */
  readonly shuffle?: (paths: readonly string[]) => readonly string[]
  /** How a file system is asked for what changes with a file, to show what follows where it tells less. */
  readonly stamping?: Stamping
  /** Where things are kept that can be made again; null: nowhere. Below the project's `node_modules/.cache/` where left out. */
  readonly cacheFolder?: string | null
}

/** A result as it is kept: plain JSON. Where things stand is a part of its own, since few ask for it. */
interface Kept {
  readonly facts: readonly Fact[]
  readonly acp: Loaded["acp"]
  readonly findings: readonly Finding[]
  /** Paths of exchanges and frozen revisions that are no part of what was taken. */
  readonly leftOut: readonly string[]
  /** Files outside of the catalog that were bundled, relative to the project, with their digests. */
  readonly outside: readonly (readonly [path: string, digest: string])[]
}

interface Result extends Kept {
  readonly spans: () => SpanIndex
}

/** What is known of a catalog none of whose files changed. */
export interface SeenCatalog {
  readonly config: CatalogConfig
  /** That of `Loaded`. */
  readonly digest: string
}

/** A catalog whose facts are read where they are asked for. */
export interface CatalogAtNeed extends SeenCatalog {
  readonly facts: () => Promise<LoadedFacts>
}

interface KeptCatalog extends SeenCatalog {
  /** The digest without files outside of the catalog, under which its result is kept. */
  readonly key: string
  readonly named: readonly Named[]
}

/**
 * Reads a catalog: the only place where the files of facts are touched. Bad input is a finding, never an exception.
 * Equal files give equal results in whatever order, folder or environment they are read.
 */
export async function load(options: LoadOptions): Promise<Loaded> {
  const { root, catalog, tool, folder, seen, name } = placeOf(options)
  const { shuffle } = options
  const moment = folder.moment()
  const sights = toolSights(tool)
  const sources = openSources(folder, sights.digest)
  const gathered = await gather(root, catalog, sources)
  spareMemory(gathered)
  const key = keyOf(gathered, sights.digest)
  const kept = shuffle === undefined ? keptResult(folder, key, root) : undefined
  const result = kept ?? (await readAnew(gathered, { root, tool, folder, shuffle, version: sights.digest, sources }))
  sources.keep(kept === undefined ? "whole" : "part")
  if (kept === undefined) {
    const { spans, ...rest } = result
    folder.write(resultName(key), rest, spans())
  }
  const answer = loaded(gathered, result, key)
  const { config, digest } = answer
  // Half a catalog is read anew, until it is whole.
  if (shuffle === undefined && gathered.findings.length === 0)
    setImmediate(() => {
      const { named } = gathered
      seen.keep(
        name,
        { config, digest, key, named } satisfies KeptCatalog,
        sightsOf(gathered, result, sights, root),
        moment,
      )
    })
  return answer
}

/** What is known of a catalog without opening its files; null where one of them may have changed, or the tool. */
export function seenCatalog(options: LoadOptions): SeenCatalog | null {
  return recalled(options)
}

/** Reads a catalog as `load` does, and opens none of its files where none has changed. */
export async function loadFacts(options: LoadOptions): Promise<LoadedFacts> {
  return (await catalogAtNeed(options)).facts()
}

/** What is known of a catalog; of one none of whose files changed, before its facts are read. */
export async function catalogAtNeed(options: LoadOptions): Promise<CatalogAtNeed> {
  const seen = recalled(options)
  if (seen === null) {
    const read = await load(options)
    return { config: read.config, digest: read.digest, facts: () => Promise.resolve(read) }
  }
  const { config, digest, key } = seen
  let facts: Promise<LoadedFacts> | undefined
  const read = (): Promise<LoadedFacts> => {
    const { folder, root } = placeOf(options)
    const kept = keptResult(folder, key, root)
    if (kept === undefined) return load(options)
    const { facts: stated, acp, findings, spans } = kept
    return Promise.resolve({ config, facts: stated, acp, findings, spans: spansOf(spans, stated), digest })
  }
  return { config, digest, facts: () => (facts ??= read()) }
}

function recalled(options: LoadOptions): KeptCatalog | null {
  const { seen, name } = placeOf(options)
  const kept = seen.recall(name) as KeptCatalog | undefined
  const isThere = ({ name: of, from, usual, folder }: Named): boolean =>
    (locate(of, from, usual)?.folder ?? null) === folder
  return kept?.named.every(isThere) === true ? kept : null
}

/** Where a catalog lies, and where things are kept of it. */
function placeOf({ root, catalog = "catalog", tool = runningTool, cacheFolder: kept, stamping }: LoadOptions) {
  const folder = cacheFolder(kept === undefined ? join(root, "node_modules", ".cache", tool.name) : kept)
  const name = `seen-${digestOf([root, catalog, tool.code, built?.code ?? ""]).slice(0, 32)}`
  return { root, catalog, tool, folder, seen: seenIn(folder, stamping), name }
}

interface Reading {
  readonly root: string
  readonly tool: Tool
  readonly folder: LoadFolder
  readonly shuffle: LoadOptions["shuffle"]
  readonly version: string
  readonly sources: Sources
}

async function readAnew(gathered: Gathered, { shuffle, ...reading }: Reading): Promise<Result> {
  const { root, tool } = reading
  const { readStated } = await import("./read-stated.ts")
  const { readAcp } = await import("./acp.ts")
  const stated = await readStated(shuffled(gathered.files, shuffle), { ...reading, layers: gathered })
  const { acp, findings } = readAcp(tool.acp, root)
  return {
    facts: stated.facts,
    acp,
    findings: inOrder([...gathered.findings, ...stated.findings, ...findings]),
    spans: () => stated.spans,
    leftOut: stated.leftOut,
    outside: stated.outside.map((path) => [toPosix(relative(root, path)), contentDigest(path)]),
  }
}

/** Everything that a result follows from. */
function sightsOf(gathered: Gathered, { outside }: Kept, tool: Sights, root: string): Sights {
  const read = [...gathered.files, ...gathered.rules.flatMap(({ files }) => files)]
  return {
    files: [
      ...read.map(({ absolute, digest }) => [absolute, digest] as const),
      ...outside.map(([path, digest]) => [resolve(root, path), digest] as const),
      ...tool.files,
    ],
    folders: [...gathered.folders, ...tool.folders],
    absent: [...gathered.absent, ...tool.absent],
  }
}

/** More text than this, in characters, makes a large catalog. */
const largeText = 500_000

/** A heap grows to four times what is in use before it is swept. Of ten thousand slots that is a gigabyte of nothing. */
function spareMemory({ files }: Gathered): void {
  const length = files.reduce((sum, { text, role }) => sum + (role === "frozen" ? 0 : text.length), 0)
  if (length > largeText) setFlagsFromString("--heap-growing-percent=100")
}

function loaded({ config, files, rules }: Gathered, result: Result, key: string): Loaded {
  const { facts, acp, findings, spans, outside } = result
  const without = new Set(result.leftOut)
  const taken = files.filter(({ path }) => !without.has(path))
  const digest = outside.length === 0 ? key : digestOf([key, ...outside.flat()])
  const [exchanges, frozen] = [exchangesOf(taken), frozenOf(taken)]
  return { config, facts, acp, exchanges, findings, spans: spansOf(spans, facts), frozen, rules, digest }
}

function frozenOf(files: readonly SourceFile[]): Loaded["frozen"] {
  return files.flatMap(({ role, path, text }) => {
    const [name = "", revision = ""] = path.split("/").toReversed()
    return role === "frozen" ? [{ path, revision, name, text }] : []
  })
}

function exchangesOf(files: readonly SourceFile[]): Loaded["exchanges"] {
  return files
    .filter(({ role }) => role === "exchange")
    .map(({ path, text }) => ({ path, name: path.replace(/^.*?\/exchanges\//, "").replace(/\.json$/, ""), text }))
}

function keyOf({ files, rules, layers, layerOf, findings }: Gathered, ofTool: string): string {
  const stated = JSON.stringify([findings, layers, rules.map(({ namespace, at }) => [namespace, at])])
  const texts = [...files, ...rules.flatMap((folder) => folder.files)]
  return digestOf([ofTool, stated, ...texts.flatMap(({ path, digest }) => [`${layerOf(path)} ${path}`, digest])])
}

function keptResult(folder: LoadFolder, key: string, root: string): Result | undefined {
  const [rest, spans] = folder.readParts(resultName(key)) ?? []
  if (rest === undefined || spans === undefined) return undefined
  const kept = rest() as Kept
  const stands = kept.outside.every(([path, digest]) => contentDigest(resolve(root, path)) === digest)
  return stands ? { ...kept, spans: spans as () => SpanIndex } : undefined
}

function resultName(key: string): string {
  return `result-${key.slice(0, 32)}`
}

function shuffled(files: readonly SourceFile[], shuffle: LoadOptions["shuffle"]): readonly SourceFile[] {
  if (shuffle === undefined) return files
  const byPath = new Map(files.map((file) => [file.path, file]))
  return shuffle([...byPath.keys()]).flatMap((path) => byPath.get(path) ?? [])
}

function contentDigest(path: string): string {
  return existsSync(path) ? digestOf([readFileSync(path)]) : ""
}
