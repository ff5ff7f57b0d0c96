import { byCodeUnit } from "../../model/fact.ts"
import type { Disk, PathKind } from "./disk.ts"
import { foldersOf, liesIn, temporaryPath } from "../plan/paths.ts"

/** A disk in memory and what was done to it, e.g. `write output/a.ts`; `null` stands for a link. For tests and dry runs. */
export interface MemoryDisk extends Disk {
  readonly files: Map<string, Uint8Array | null>
  readonly done: readonly string[]
}

/** A disk with the given files; folders are there as long as a file lies in them. */
export function memoryDisk(initial: { readonly [path: string]: string | Uint8Array | null }): MemoryDisk {
  const files = new Map(Object.entries(initial).map(([path, content]) => [path, bytes(content)]))
  const done: string[] = []

  function kind(path: string): PathKind {
    if (foldersOf(path).some((folder) => files.has(folder))) return "other"
    const content = files.get(path)
    if (content !== undefined) return content === null ? "other" : "file"
    return [...files.keys()].some((other) => liesIn(other, path)) ? "folder" : "missing"
  }

  return {
    files,
    done,
    kind,
    read: (path) => {
      const stands = kind(path)
      return stands === "file" ? (files.get(path) ?? "missing") : stands === "missing" ? "missing" : "not-a-file"
    },
    list: (folder, except = []) => {
      if (files.has(folder)) return [folder]
      const entered = (path: string): boolean =>
        !foldersOf(path.slice(folder.length + 1)).some((name) => except.includes(name.slice(name.lastIndexOf("/") + 1)))
      return [...files.keys()].filter((path) => liesIn(path, folder) && entered(path)).toSorted(byCodeUnit)
    },
    stage: (path, text) => {
      const temporary = temporaryPath(path, 1)
      files.set(temporary, bytes(text))
      done.push(`stage ${path}`)
      return () => {
        files.delete(temporary)
        files.set(path, bytes(text))
        done.push(`write ${path}`)
      }
    },
    remove: (path) => {
      files.delete(path)
      done.push(`remove ${path}`)
    },
    removeEmpty: () => {},
  }
}

function bytes(content: string | Uint8Array | null): Uint8Array | null {
  return typeof content === "string" ? new TextEncoder().encode(content) : content
}
