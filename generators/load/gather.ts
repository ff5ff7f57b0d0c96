import { dirname, relative, resolve } from "node:path"
import type { CatalogConfig } from "../../catalog/kinds/config.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { Finding, Location } from "../../model/finding.ts"
import { testsOf } from "./decision-members.ts"
import { configName, isFolder, readCatalog, readRuleFolder, readScenario, toPosix } from "./files.ts"
import type { Listing, SourceFile } from "./files.ts"
import { finding } from "./findings.ts"
import { layered, layerOf } from "./layers.ts"
import type { Layer, Layered } from "./layers.ts"
import { locate } from "./locate.ts"
import type { Located } from "./locate.ts"
import { noConfig, readConfig, usualConfig } from "./settings.ts"
import type { ReadConfig } from "./settings.ts"
import type { Sources } from "./sources.ts"

/** Every file that decides facts, with the configuration that says which. */
export interface Gathered extends Layered {
  readonly config: CatalogConfig
  /** Sorted by path; the configurations of extended catalogs are not among them. */
  readonly files: readonly SourceFile[]
  /** Folders of rules from outside of the tool. */
  readonly rules: readonly RuleFolder[]
  /** Every folder that was listed, absolute, with the digest of its listing. */
  readonly folders: Listing["folders"]
  /** Files of tests that decision records name and that are not there. Absolute. */
  readonly absent: readonly string[]
  /** What the configurations name, and where it was found. */
  readonly named: readonly Named[]
  readonly findings: readonly Finding[]
}

/** A name in a configuration, as it was looked up. */
export interface Named {
  readonly name: string
  readonly from: string
  readonly usual: "catalog" | "rules"
  /** null: it is not there. */
  readonly folder: string | null
}

/** A folder of rules with what stands in it. */
export interface RuleFolder {
  /** What the codes of its rules begin with: its package, or where it has none the last part of its path. */
  readonly namespace: string
  /** The project's folder, absolute. */
  readonly root: string
  /** Where the configuration names it. */
  readonly at: Location | null
  readonly files: readonly SourceFile[]
}

/** Reads a catalog's folder, those that its configuration extends, and those that they extend. */
export async function gather(root: string, catalog: string, sources: Sources): Promise<Gathered> {
  const reading: Reading = { root, sources, ...nothingRead() }
  if (!isFolder(root, catalog)) {
    const said = { what: `There is no folder ${catalog}.`, fix: "make it, or name the catalog's folder" }
    const findings = [finding("load/missing-folder", null, said)]
    const { folders, absent, named } = reading
    const nothing = { config: usualConfig, files: [], rules: [], folders, absent, named, findings }
    return { ...nothing, ...layered([layerOf(null, noConfig)], []) }
  }
  const { config } = await readLayer({ folder: resolve(root, catalog), origin: null }, root, reading)
  const files = new Map(reading.files.flat().map((file) => [file.path, file]))
  for (const scenario of await scenariosOf(reading)) files.set(scenario.path, scenario)
  return {
    config,
    files: [...files.values()].toSorted((left, right) => byCodeUnit(left.path, right.path)),
    rules: [...reading.rules.values()],
    folders: reading.folders,
    absent: reading.absent,
    named: reading.named,
    findings: reading.findings,
    ...layered(reading.layers, reading.files),
  }
}

interface Reading {
  readonly root: string
  readonly sources: Sources
  readonly layers: Layer[]
  readonly files: (readonly SourceFile[])[]
  /** The index of a layer by its folder; null while it is read. */
  readonly byFolder: Map<string, number | null>
  readonly rules: Map<string, RuleFolder>
  readonly folders: Listing["folders"][number][]
  readonly absent: string[]
  readonly named: Named[]
  readonly findings: Finding[]
}

function nothingRead(): Omit<Reading, "root" | "sources"> {
  const lists = { layers: [], files: [], folders: [], absent: [], named: [], findings: [] }
  return { ...lists, byFolder: new Map(), rules: new Map() }
}

function lookUp(name: string, from: string, usual: Named["usual"], { named }: Reading): Located | null {
  const located = locate(name, from, usual)
  named.push({ name, from, usual, folder: located?.folder ?? null })
  return located
}

interface Source {
  readonly folder: string
  readonly origin: string | null
}

/** Reads one catalog and what it extends; `from` is the folder that the paths of its configuration are relative to. */
async function readLayer({ folder, origin }: Source, from: string, reading: Reading): Promise<ReadConfig> {
  const { root, layers, files, findings } = reading
  reading.byFolder.set(folder, null)
  const own = readCatalog(root, toPosix(relative(root, folder)))
  reading.folders.push(...own.folders)
  const file = own.files.find(({ role }) => role === "config")
  const literal = file === undefined ? null : (await reading.sources.module(file)).config
  const read = file === undefined || literal === null ? noConfig : readConfig(file.path, literal)
  findings.push(...own.findings, ...read.findings)
  const index = layers.push(layerOf(origin, read)) - 1
  files.push(origin === null ? own.files : own.files.filter(({ role }) => role !== "config").map(foreign))
  const bases = new Set<number>()
  for (const [at, name] of read.config.extends.entries()) {
    const base = await baseOf(name, read.places.extends[at] ?? null, from, reading)
    if (base !== null) bases.add(base)
  }
  layers[index] = { ...layerOf(origin, read), bases: [...bases] }
  for (const [at, name] of read.config.rules.entries())
    readRules(name, read.places.rules[at] ?? null, from, origin, reading)
  reading.byFolder.set(folder, index)
  return read
}

async function baseOf(name: string, at: Location | null, from: string, reading: Reading): Promise<number | null> {
  const located = lookUp(name, from, "catalog", reading)
  if (located === null) {
    reading.findings.push(
      finding("load/missing-folder", at, {
        what: `${configName} extends ${name}, and there is no such folder or installed package with a catalog.`,
        fix: "name the folder of a catalog, relative to the project, or install the package",
      }),
    )
    return null
  }
  const known = reading.byFolder.get(located.folder)
  if (known === null) {
    const what = `${configName} extends ${name}, which it is itself or is extended by.`
    reading.findings.push(finding("load/config", at, { what, fix: "remove it from one of the two" }))
    return null
  }
  if (known !== undefined) return known
  await readLayer(located, dirname(located.folder), reading)
  return reading.byFolder.get(located.folder) ?? null
}

function readRules(name: string, at: Location | null, from: string, layer: string | null, reading: Reading): void {
  const located = lookUp(name, from, "rules", reading)
  if (located === null) {
    reading.findings.push(
      finding("load/missing-folder", at, {
        what: `${configName} takes rules from ${name}, and there is no such folder or installed package with rules.`,
        fix: "name a folder of rules, relative to the project, or install the package",
      }),
    )
    return
  }
  if (reading.rules.has(located.folder)) return
  const { files, folders, findings } = readRuleFolder(reading.root, toPosix(relative(reading.root, located.folder)))
  reading.folders.push(...folders)
  reading.findings.push(...findings)
  reading.rules.set(located.folder, {
    namespace: namespaceOf(located, layer),
    root: reading.root,
    at,
    files,
  })
}

/** A folder of the project's own has the last part of its path for a name; one inside a catalog that is extended, that catalog's. */
function namespaceOf({ folder, origin }: Located, layer: string | null): string {
  const isPackage = /[/\\]node_modules[/\\]/.test(folder)
  const named = isPackage ? origin : (layer ?? origin)
  return isPackage || layer !== null ? named : (named.split("/").at(-1) ?? named)
}

/** A record of a catalog that is extended: its tests are not here to be looked up. */
function foreign(file: SourceFile): SourceFile {
  return file.role === "decision" ? { ...file, role: "foreign-decision" } : file
}

/** The files of tests that decision records name. */
async function scenariosOf({ root, files, sources, absent }: Reading): Promise<readonly SourceFile[]> {
  const found: SourceFile[] = []
  for (const file of files[0] ?? []) {
    if (file.role !== "decision") continue
    const { body } = await sources.decision(file)
    for (const path of testsOf(body)) {
      const scenario = readScenario(root, path)
      if (scenario === null) absent.push(resolve(root, path))
      else found.push(scenario)
    }
  }
  return found
}
