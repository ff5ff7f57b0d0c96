import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { load } from "./load.ts"
import type { LoadOptions } from "./load.ts"
import type { Loaded } from "./loaded.ts"

/** A project in a folder of its own, for tests. */
export interface TemporaryProject {
  readonly root: string
  /** Writes files below `catalog/`, or elsewhere where a path begins with `../`. */
  readonly write: (files: { readonly [path: string]: string | Uint8Array }) => void
  readonly load: (options?: Partial<LoadOptions>) => Promise<Loaded>
  readonly remove: () => void
}

/** Makes a project whose catalog holds the files given, by path below `catalog/`. */
export function temporaryProject(files: { readonly [path: string]: string | Uint8Array }): TemporaryProject {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "project-")))
  const project: TemporaryProject = {
    root,
    write(more) {
      for (const [path, content] of Object.entries(more)) {
        const file = join(root, "catalog", path)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, content)
      }
    },
    load: (options = {}) => load({ root, cacheFolder: null, ...options }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
  project.write(files)
  return project
}

/** Loads a catalog once and removes it. */
export async function loadOnce(
  files: { readonly [path: string]: string | Uint8Array },
  options: Partial<LoadOptions> = {},
): Promise<Loaded> {
  const project = temporaryProject(files)
  try {
    return await project.load(options)
  } finally {
    project.remove()
  }
}

/** Findings as `code file:line:column`, in order. */
export function briefly({ findings }: Pick<Loaded, "findings">): readonly string[] {
  return findings.map(({ code, at }) => (at === null ? code : `${code} ${at.file}:${at.line}:${at.column}`))
}
