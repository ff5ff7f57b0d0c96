import { lstatSync, readFileSync } from "node:fs"
import { join, posix, relative, resolve, sep } from "node:path"
import { byCodeUnit } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import { frozenNames } from "../frozen/frozen.ts"
import { digestOf } from "./digest.ts"
import { finding } from "./findings.ts"
import { entriesOf, listingDigest } from "./listing.ts"
import type { ListedEntry } from "./listing.ts"

/** What a file is to a catalog. A `foreign-decision` is one of a catalog that this one extends; its tests are not here. */
export type Role =
  "module" | "kind" | "config" | "decision" | "foreign-decision" | "exchange" | "frozen" | "scenario" | "rule"

/** One file of a catalog. */
export interface SourceFile {
  /** Posix path relative to the project. */
  readonly path: string
  readonly absolute: string
  readonly role: Role
  readonly text: string
  /** SHA-256 of its bytes. */
  readonly digest: string
}

/** The files of one catalog folder. */
export interface Listing {
  /** Sorted by path. */
  readonly files: readonly SourceFile[]
  /** Every folder that was listed, absolute, with the digest of its listing. */
  readonly folders: readonly (readonly [path: string, digest: string])[]
  readonly findings: readonly Finding[]
}

/** The name of a catalog's configuration inside its folder. */
export const configName = "catalog.config.ts"

/**
 * Reads every file below a catalog's folder that decides its facts: modules, constructors, configuration, decision records,
 * exchanges and what revisions have frozen. Links are not followed. `folder` is relative to `root`.
 */
export function readCatalog(root: string, folder: string): Listing {
  return readFolder(root, folder, roleOf, (inside) => inside === "rules")
}

/** Reads every file below a folder of rules: modules, pages and fixtures. */
export function readRuleFolder(root: string, folder: string): Listing {
  return readFolder(
    root,
    folder,
    (path) => (/^[^/]+\/[^/]+\.(?:[jt]s|md)$/.test(path) && !/\.(?:test|d)\.ts$/.test(path) ? "rule" : null),
    () => false,
  )
}

function readFolder(
  root: string,
  folder: string,
  roleIn: (path: string) => SourceFile["role"] | null,
  isLeftOut: (folder: string) => boolean,
): Listing {
  const files: SourceFile[] = []
  const folders: (readonly [string, string])[] = []
  const findings: Finding[] = []
  const base = resolve(root, folder)
  const pathOf = (inside: string): string => posix.join(toPosix(relative(root, base)), inside)
  const open = [""]
  for (let below = open.pop(); below !== undefined; below = open.pop()) {
    const entries = listedEntries(join(base, below), (problem) => findings.push(unreadable(pathOf(below), problem)))
    folders.push([join(base, below), listingDigest(entries)])
    for (const { name, isDirectory, isFile } of entries) {
      const inside = posix.join(below, name)
      if (isDirectory && name !== "node_modules" && !isLeftOut(inside)) open.push(inside)
      const role = isFile ? roleIn(inside) : null
      if (role === null) continue
      const path = pathOf(inside)
      const read = readText(join(base, inside))
      if (typeof read === "string") findings.push(unreadable(path, read))
      else files.push({ path, absolute: join(base, inside), role, text: read.text, digest: digestOf([read.bytes]) })
    }
  }
  return { files: files.toSorted((left, right) => byCodeUnit(left.path, right.path)), folders, findings }
}

/** A file of tests by its path below the project; null where there is none that can be read, or the path leads out. */
export function readScenario(root: string, path: string): SourceFile | null {
  const absolute = resolve(root, path)
  const inside = toPosix(relative(root, absolute))
  if (inside !== path || inside.startsWith("../") || !lstatSync(absolute, { throwIfNoEntry: false })?.isFile())
    return null
  const read = readText(absolute)
  return typeof read === "string"
    ? null
    : { path, absolute, role: "scenario", text: read.text, digest: digestOf([read.bytes]) }
}

/** Whether a catalog's folder exists and is one. */
export function isFolder(root: string, folder: string): boolean {
  return lstatSync(resolve(root, folder), { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** A path with forward slashes. */
export function toPosix(path: string): string {
  return sep === "/" ? path : path.split(sep).join("/")
}

function roleOf(path: string): SourceFile["role"] | null {
  if (path === configName) return "config"
  if (/^decisions\/[^/]+\.md$/.test(path)) return "decision"
  if (isFrozen(path)) return "frozen"
  if (/^exchanges\/.+\.json$/.test(path)) return "exchange"
  if (!path.endsWith(".ts") || path.endsWith(".d.ts") || path.endsWith(".test.ts")) return null
  return path.startsWith("kinds/") ? "kind" : "module"
}

function isFrozen(path: string): boolean {
  const [room, , name = "", ...more] = path.split("/")
  return room === "revisions" && more.length === 0 && (name === frozenNames.types || name === frozenNames.vectors)
}

function listedEntries(folder: string, refuse: (problem: string) => void): readonly ListedEntry[] {
  try {
    return entriesOf(folder)
  } catch (error) {
    refuse(notRead(error))
    return []
  }
}

function readText(file: string): { readonly text: string; readonly bytes: Uint8Array } | string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    return notRead(error)
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes), bytes }
  } catch {
    return "is not UTF-8 text"
  }
}

function notRead(error: unknown): string {
  return `can not be read (${(error as NodeJS.ErrnoException).code ?? "unknown"})`
}

function unreadable(path: string, problem: string): Finding {
  const at = { file: path, line: 1, column: 1 }
  return finding("load/unreadable", at, { what: `${path} ${problem}.`, fix: "make it a readable file of UTF-8 text" })
}
