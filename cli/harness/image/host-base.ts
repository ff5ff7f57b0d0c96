import { copyFileSync, existsSync, mkdirSync, realpathSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/** Programs of this machine that agents and their launchers start; all of them need what Node needs, and no more. */
const programs = ["/usr/bin/env", "/bin/sh"]

/** Parts of the C library that Node has no use for, and the binaries of agents have. They stand beside the others. */
const otherParts = ["librt.so.1", "libresolv.so.2", "libutil.so.1"]

/**
 * Lays out what a program for Node needs of this machine: Node, `env`, `sh`, the libraries that Node has loaded and the rest
 * of the C library, each under its own path. It stands in for a base image where none can be fetched. No certificates, no tools besides.
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
  const loaded = sharedObjects.filter((path) => path.startsWith("/") && path !== process.execPath)
  const library = loaded.find((path) => basename(path).startsWith("libc."))
  const others = library === undefined ? [] : otherParts.map((part) => join(dirname(library), part))
  return [...loaded, ...others.filter((path) => existsSync(path))]
}
