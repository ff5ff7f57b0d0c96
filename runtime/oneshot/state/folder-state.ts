import { cp, mkdir, readdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import type { StateKeeper } from "./keeper.ts"

/**
 * Keeps whole folders, such as the workspace and where a command keeps its sessions, as copies below `store`. A copy is
 * made beside the one before and then put in its place, so that one that breaks off takes nothing away. The folders
 * themselves stay: only what is in them is put back.
 */
export function folderState(folders: readonly string[], store: string): StateKeeper {
  const kept = join(store, "kept")
  const making = join(store, "making")
  const copies = folders.map((folder, index) => ({ folder, name: String(index) }))
  const options = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true } as const
  let isSaved = false
  return {
    save: async () => {
      await rm(making, { recursive: true, force: true })
      for (const { folder, name } of copies) {
        await mkdir(join(making, name), { recursive: true })
        await cp(folder, join(making, name), options)
      }
      await rm(kept, { recursive: true, force: true })
      await rename(making, kept)
      isSaved = true
    },
    restore: async () => {
      if (!isSaved) return
      for (const { folder, name } of copies) {
        await mkdir(folder, { recursive: true })
        for (const each of await readdir(folder)) await rm(join(folder, each), { recursive: true, force: true })
        await cp(join(kept, name), folder, options)
      }
    },
    forget: async () => {
      isSaved = false
      await rm(store, { recursive: true, force: true })
    },
  }
}
