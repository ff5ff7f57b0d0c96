import { existsSync } from "node:fs"
import { dirname, join, relative, resolve } from "node:path"
import { isFolder, toPosix } from "./files.ts"

/** A folder that a configuration names, found. */
export interface Located {
  /** Absolute. */
  readonly folder: string
  /** What pages and findings call it: the package that it lies in, else its path as it was named. */
  readonly origin: string
}

/** A package's name, and the path that may follow it. */
const packagePath = /^((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/(.+))?$/

/**
 * The folder that a configuration means by a name, looked for from the folder that its paths are relative to: a folder if
 * there is one, else an installed package, in which it is the folder `usual` where no path follows. null: there is neither.
 */
export function locate(name: string, from: string, usual: "catalog" | "rules"): Located | null {
  const path = toPosix(relative(from, resolve(from, name)))
  if (isFolder(from, path)) return { folder: resolve(from, path), origin: packageOf(path) ?? path }
  const [, owner, inside = usual] = packagePath.exec(name) ?? []
  if (owner === undefined) return null
  for (let at = from; ; at = dirname(at)) {
    const installed = join(at, "node_modules", owner)
    if (existsSync(join(installed, "package.json")))
      return isFolder(installed, inside) ? { folder: join(installed, inside), origin: owner } : null
    if (dirname(at) === at) return null
  }
}

function packageOf(path: string): string | undefined {
  return /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?!.*node_modules\/)|$)/.exec(path)?.[1]
}
