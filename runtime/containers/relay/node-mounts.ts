import type { Mount } from "../engine.ts"

/** Where Node stands in a container that borrows it. */
export const borrowedNode = "/node"

/**
 * What an empty container needs to run this machine's Node: the program and the libraries that it has loaded, each under its
 * own path. So nothing is built and nothing fetched for it. Pure; `process.execPath` and the report's `sharedObjects` say it.
 */
export function nodeMounts(execPath: string, sharedObjects: readonly string[]): readonly Mount[] {
  const libraries = sharedObjects.filter((path) => path.startsWith("/") && path !== execPath)
  const borrowed = (from: string, to: string): Mount => ({ from, to, readOnly: true, isOurs: false })
  return [borrowed(execPath, borrowedNode), ...libraries.map((path) => borrowed(path, path))]
}
