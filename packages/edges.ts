import { build } from "esbuild"
import { relative } from "node:path"

/** Whether a module is one that a program enters checkfu-wire by: the index of a room, or of a folder right below one. */
export function isEdge(module: string): boolean {
  return /^[^/]+\/(?:[^/]+\/)?index\.ts$/.test(module)
}

/**
 * The edges of checkfu-wire, each bundled under the name of its compiled module, by path below the root. A module costs
 * half a millisecond to load, and there are more than a hundred of them. What two edges share is one chunk, so that it
 * exists once, whichever of them are loaded.
 */
export async function bundledEdges(root: string, modules: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const edges = modules.filter(isEdge).map((module) => [module.replace(/\.ts$/, ""), module] as const)
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(edges),
    outdir: "dist",
    chunkNames: "chunks/[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    external: ["node:*"],
    target: "es2023",
    charset: "utf8",
    sourcemap: "linked",
    sourcesContent: false,
    write: false,
    logLevel: "warning",
  })
  return new Map(outputFiles.map(({ path, contents }) => [relative(root, path), contents]))
}
