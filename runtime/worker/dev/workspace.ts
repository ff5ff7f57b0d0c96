import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A folder that is thrown away after a turn. */
export interface Workspace {
  /** Its absolute path, without links in it. */
  readonly folder: string
  readonly has: (path: string) => boolean
  /** Removes it with everything in it. */
  readonly remove: () => void
}

/** Makes a folder that holds these texts, by name. Throws where the system cannot write one. */
export function temporaryWorkspace(files: { readonly [name: string]: string }): Workspace {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "turn-")))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return {
    folder,
    has: (path) => existsSync(join(folder, path)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
