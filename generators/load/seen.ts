import { readFileSync } from "node:fs"
import type { LoadFolder } from "./cache.ts"
import { digestOf } from "./digest.ts"
import { listed, listingDigest } from "./listing.ts"
import { isSettled, sameStamp, stampOf } from "./stamp.ts"
import type { Stamp, Stamping } from "./stamp.ts"

/** Everything on disk that something follows from. Paths are absolute. */
export interface Sights {
  /** Files with the digest of the content that was read. */
  readonly files: readonly (readonly [path: string, digest: string])[]
  /** Folders with the digest of their listing. */
  readonly folders: readonly (readonly [path: string, digest: string])[]
  /** Paths at which nothing stands, and from which something would be read. */
  readonly absent: readonly string[]
}

/** What follows from files, told again without opening one of them for as long as none has changed. */
export interface Seen {
  /** What was kept under a name; undefined where anything that it follows from may be another. */
  recall(name: string): unknown
  /** Keeps plain JSON under a name; `moment` is from before the first of the sights was read. */
  keep(name: string, value: unknown, sights: Sights, moment: number | null): void
}

/** Of an entry that has not settled the digest is kept too: it is known by its content alone. */
type Entry = readonly [path: string, stamp: Stamp, digest: string | null]

interface Kept {
  readonly value: unknown
  readonly files: readonly Entry[]
  readonly folders: readonly Entry[]
  readonly absent: readonly string[]
}

/** What was seen of the disk, kept in a folder of things that can be made again. */
export function seenIn(folder: LoadFolder, stamping: Stamping = stampOf): Seen {
  const entryOf = ([path, digest]: readonly [string, string], moment: number): Entry | null => {
    const stamp = stamping(path)
    return stamp === null ? null : [path, stamp, isSettled(stamp, moment) ? null : digest]
  }
  const stands = ([path, stamp, digest]: Entry, digestAt: (path: string) => string): boolean => {
    if (digest !== null) return digestAt(path) === digest
    const now = stamping(path)
    return now !== null && sameStamp(now, stamp)
  }
  /** What has settled since it was kept need not be read again. */
  const settle = (name: string, kept: Kept, moment: number): void => {
    const settled = (entry: Entry): Entry =>
      entry[2] === null ? entry : (entryOf([entry[0], entry[2]], moment) ?? entry)
    const now = { ...kept, files: kept.files.map(settled), folders: kept.folders.map(settled) }
    if (openIn(now) < openIn(kept)) folder.write(name, now)
  }
  return {
    recall(name) {
      const kept = folder.read(name) as Kept | undefined
      if (kept === undefined) return undefined
      const moment = openIn(kept) === 0 ? null : folder.moment()
      if (!kept.folders.every((entry) => stands(entry, entriesDigest))) return undefined
      if (!kept.files.every((entry) => stands(entry, contentDigest))) return undefined
      if (kept.absent.some((path) => stamping(path) !== null)) return undefined
      if (moment !== null) settle(name, kept, moment)
      return kept.value
    },
    keep(name, value, { files, folders, absent }, moment) {
      if (moment === null) return
      const [ofFiles, ofFolders] = [files, folders].map((sights) => sights.map((sight) => entryOf(sight, moment)))
      if (isWhole(ofFiles) && isWhole(ofFolders))
        folder.write(name, { value, files: ofFiles, folders: ofFolders, absent } satisfies Kept)
    },
  }
}

function isWhole(entries: readonly (Entry | null)[] | undefined): entries is readonly Entry[] {
  return entries?.every((entry) => entry !== null) === true
}

function openIn({ files, folders }: Kept): number {
  return [files, folders].reduce((sum, entries) => sum + entries.filter(([, , digest]) => digest !== null).length, 0)
}

function contentDigest(path: string): string {
  try {
    return digestOf([readFileSync(path)])
  } catch {
    return "unread"
  }
}

function entriesDigest(path: string): string {
  const entries = listed(path)
  return entries === null ? "unread" : listingDigest(entries)
}
