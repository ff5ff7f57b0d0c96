import { copyFileSync, mkdirSync, realpathSync } from "node:fs"
import { dirname, join } from "node:path"

/** Programs of this machine that agents and their launchers start; all of them need what Node needs, and no more. */
const programs = ["/usr/bin/env", "/bin/sh"]

/**
 * Lays out what a program for Node needs of this machine: Node, `env`, `sh` and the libraries that Node has loaded, each under
 * its own path. It stands in for a base image where none can be fetched. No certificates, no tools besides.
 */
export function layOutHostBase(root: string): void {
  const put = (from: string, to: string): void => {
    const target = join(root, to)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(realpathSync(from), target)
  }
  put(process.execPath, "/usr/local/bin/node")
  for (const path of [...programs, ...loadedLibraries()]) put(path, path)
}

function loadedLibraries(): readonly string[] {
  const { sharedObjects } = process.report.getReport() as { readonly sharedObjects: readonly string[] }
  return sharedObjects.filter((path) => path.startsWith("/") && path !== process.execPath)
}
