import { existsSync, readFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { setFlagsFromString } from "node:v8"
import type { Fact } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import { cacheFolder } from "./cache.ts"
import type { LoadFolder } from "./cache.ts"
import { digestOf } from "./digest.ts"
import { toPosix } from "./files.ts"
import type { SourceFile } from "./files.ts"
import { inOrder } from "./findings.ts"
import { gather } from "./gather.ts"
import type { Gathered } from "./gather.ts"
import type { Loaded } from "./loaded.ts"
import { openSources } from "./sources.ts"
import { spansOf } from "./spans.ts"
import type { SpanIndex } from "./spans.ts"
import { toolDigest } from "./tool-digest.ts"
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
  /** Where things are kept that can be made again; null: nowhere. Below the project's `node_modules/.cache/` where left out. */
  readonly cacheFolder?: string | null
}

/** A result as it is kept: plain JSON. */
interface Kept {
  readonly facts: readonly Fact[]
  readonly acp: Loaded["acp"]
  readonly findings: readonly Finding[]
  readonly spans: SpanIndex
  /** Paths of exchanges and frozen revisions that are no part of what was taken. */
  readonly leftOut: readonly string[]
  /** Files outside of the catalog that were bundled, relative to the project, with their digests. */
  readonly outside: readonly (readonly [path: string, digest: string])[]
}

/**
 * Reads a catalog: the only place where the files of facts are touched. Bad input is a finding, never an exception.
 * Equal files give equal results in whatever order, folder or environment they are read.
 */
export async function load(options: LoadOptions): Promise<Loaded> {
  const { root, catalog = "catalog", shuffle } = options
  const tool = options.tool ?? runningTool
  const folder = cacheFolder(
    options.cacheFolder === undefined ? join(root, "node_modules", ".cache", tool.name) : options.cacheFolder,
  )
  const ofTool = toolDigest(tool)
  const sources = openSources(folder, ofTool)
  const gathered = await gather(root, catalog, sources)
  spareMemory(gathered)
  const key = keyOf(gathered, ofTool)
  const kept = shuffle === undefined ? keptResult(folder, key, root) : undefined
  if (kept !== undefined) {
    sources.keep("part")
    return loaded(gathered, kept, key)
  }
  const { readStated } = await import("./read-stated.ts")
  const { readAcp } = await import("./acp.ts")
  const stated = await readStated(shuffled(gathered.files, shuffle), {
    root,
    tool,
    folder,
    version: ofTool,
    sources,
    layers: gathered,
  })
  sources.keep("whole")
  const { acp, findings } = readAcp(tool.acp, root)
  const result: Kept = {
    facts: stated.facts,
    acp,
    findings: inOrder([...gathered.findings, ...stated.findings, ...findings]),
    spans: stated.spans,
    leftOut: stated.leftOut,
    outside: stated.outside.map((path) => [toPosix(relative(root, path)), contentDigest(path)]),
  }
  folder.write(resultName(key), result)
  return loaded(gathered, result, key)
}

/** More text than this, in characters, makes a large catalog. */
const largeText = 500_000

/** A heap grows to four times what is in use before it is swept. Of ten thousand slots that is a gigabyte of nothing. */
function spareMemory({ files }: Gathered): void {
  const length = files.reduce((sum, { text, role }) => sum + (role === "frozen" ? 0 : text.length), 0)
  if (length > largeText) setFlagsFromString("--heap-growing-percent=100")
}

function loaded({ config, files, rules }: Gathered, kept: Kept, key: string): Loaded {
  const { facts, acp, findings, spans, outside } = kept
  const without = new Set(kept.leftOut)
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

function keptResult(folder: LoadFolder, key: string, root: string): Kept | undefined {
  const kept = folder.read(resultName(key)) as Kept | undefined
  return kept?.outside.every(([path, digest]) => contentDigest(resolve(root, path)) === digest) === true
    ? kept
    : undefined
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
