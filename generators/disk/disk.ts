import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs"
import type { Dirent } from "node:fs"
import * as nativePath from "node:path"
import { byCodeUnit } from "../../model/fact.ts"
import { foldersOf, temporaryPath } from "../plan/paths.ts"

/** What stands at a path. `other`: a link, a socket, a file that may not be read, or anything below something that is no folder. */
export type PathKind = "missing" | "file" | "folder" | "other"

/** The one way in which generation meets the file system. Paths are posix, relative to the project; no link is followed. */
export interface Disk {
  readonly kind: (path: string) => PathKind
  readonly read: (path: string) => Uint8Array | "missing" | "not-a-file"
  /** Every path below a folder that is no folder itself, sorted by code unit; folders with one of the names in `except` are not entered. */
  readonly list: (folder: string, except?: readonly string[]) => readonly string[]
  /**
   * Puts text (as UTF-8) beside `path` under a temporary name, creating folders; the function returned gives it the name.
   * At any moment the file at `path` has all of its old bytes or all of the new. Nothing is forced to the medium: after a
   * loss of power a file may be empty, which the next comparison reports.
   */
  readonly stage: (path: string, text: string) => () => void
  readonly remove: (path: string) => void
  /** Removes a folder if nothing is in it. */
  readonly removeEmpty: (folder: string) => void
}

/** The part of `node:path` that tells systems apart. */
export type NativePath = Pick<typeof nativePath.posix, "join">

/** A posix path below the root as the system writes it. */
export function toNative(root: string, path: string, native: NativePath = nativePath): string {
  return native.join(root, ...path.split("/"))
}

/** The real disk below a root. `mark` tells the temporary files of two runs apart. Fails with the system's own error where the system does. */
export function diskAt(root: string, mark: number = process.pid): Disk {
  const at = (path: string): string => toNative(root, path)

  function kind(path: string): PathKind {
    for (const folder of foldersOf(path)) {
      const stands = standing(at(folder))
      if (stands !== "folder") return stands === "missing" ? "missing" : "other"
    }
    return standing(at(path))
  }

  function read(path: string): Uint8Array | "missing" | "not-a-file" {
    const stands = kind(path)
    if (stands !== "file") return stands === "missing" ? "missing" : "not-a-file"
    try {
      return readFileSync(at(path))
    } catch (error) {
      if (isCode(error, "ENOENT")) return "missing"
      if (isCode(error, "EACCES") || isCode(error, "EPERM")) return "not-a-file"
      throw error
    }
  }

  function list(folder: string, except: readonly string[] = []): readonly string[] {
    const stands = kind(folder)
    if (stands !== "folder") return stands === "missing" ? [] : [folder]
    const paths: string[] = []
    const open = [folder]
    for (let current = open.pop(); current !== undefined; current = open.pop())
      for (const entry of entriesOf(at(current)))
        if (!entry.isDirectory()) paths.push(`${current}/${entry.name}`)
        else if (!except.includes(entry.name)) open.push(`${current}/${entry.name}`)
    return paths.toSorted(byCodeUnit)
  }

  /** Never takes the place of a temporary file that an interrupted run left: it may be the only proof of what is ours. */
  function putBeside(path: string, text: string): string {
    for (let free = mark; ; free += 1) {
      const temporary = at(temporaryPath(path, free))
      if (writeNew(temporary, text)) return temporary
    }
  }

  function stage(path: string, text: string): () => void {
    const temporary = putBeside(path, text)
    return () => {
      try {
        renameSync(temporary, at(path))
      } catch (error) {
        if (!isCode(error, "ENOENT")) throw error
        // Another run took the temporary file for one left over.
        renameSync(putBeside(path, text), at(path))
      }
    }
  }

  function removeEmpty(folder: string): void {
    try {
      rmdirSync(at(folder))
    } catch (error) {
      if (!["ENOTEMPTY", "EEXIST", "ENOENT"].some((code) => isCode(error, code))) throw error
    }
  }

  return { kind, read, list, stage, remove: (path) => rmSync(at(path), { force: true }), removeEmpty }
}

function standing(path: string): PathKind {
  let found
  try {
    found = lstatSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (isCode(error, "EACCES") || isCode(error, "EPERM") || isCode(error, "ELOOP")) return "other"
    throw error
  }
  if (found === undefined) return "missing"
  return found.isFile() ? "file" : found.isDirectory() ? "folder" : "other"
}

/** Writes a file that is not there yet, and the folders above it; `false` where one is there. */
function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: "wx" })
    return true
  } catch (error) {
    if (isCode(error, "EEXIST")) return false
    if (!isCode(error, "ENOENT") || mkdirSync(nativePath.dirname(file), { recursive: true }) === undefined) throw error
    return writeNew(file, text)
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return []
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code
}
