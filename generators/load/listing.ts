import { readdirSync } from "node:fs"
import { join } from "node:path"
import { byCodeUnit } from "../../model/fact.ts"
import { digestOf } from "./digest.ts"

/** What stands in a folder, under its own name; a link is neither a file nor a folder. */
export interface ListedEntry {
  readonly name: string
  readonly isDirectory: boolean
  readonly isFile: boolean
}

/** The entries of a folder, in no order. Fails with the system's own error where it can not be listed. */
export function entriesOf(folder: string): readonly ListedEntry[] {
  return readdirSync(folder, { withFileTypes: true }).map((entry) => ({
    name: entry.name,
    isDirectory: entry.isDirectory(),
    isFile: entry.isFile(),
  }))
}

/** Digest of which entries a folder has, and of what kind each is. */
export function listingDigest(entries: readonly ListedEntry[]): string {
  const told = entries.map(({ name, isDirectory, isFile }) => `${isDirectory ? "/" : isFile ? "" : "@"}${name}`)
  return digestOf(told.toSorted(byCodeUnit))
}

/** The folders below a folder, itself among them, with the digests of their listings, and every file in them. */
export interface Walked {
  readonly folders: readonly (readonly [path: string, digest: string])[]
  /** Absolute, sorted. */
  readonly files: readonly string[]
}

/** Lists a folder and all below it; nothing where there is none. Folders with one of the names in `except` are not entered. */
export function walk(folder: string, except: readonly string[] = []): Walked {
  const folders: (readonly [string, string])[] = []
  const files: string[] = []
  const open = [folder]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const entries = listed(at)
    if (entries === null) continue
    folders.push([at, listingDigest(entries)])
    for (const { name, isDirectory, isFile } of entries)
      if (isDirectory && except.includes(name)) continue
      else if (isDirectory) open.push(join(at, name))
      else if (isFile) files.push(join(at, name))
  }
  return { folders, files: files.toSorted(byCodeUnit) }
}

/** The entries of a folder; null where there is none that can be listed. */
export function listed(folder: string): readonly ListedEntry[] | null {
  try {
    return entriesOf(folder)
  } catch {
    return null
  }
}
