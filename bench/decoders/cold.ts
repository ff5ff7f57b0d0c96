import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "esbuild"
import { median } from "./measure.ts"

/** Milliseconds to start Node with nothing, and above that to import our decoders of a contract and each peer. */
export interface Cold {
  readonly bare: number
  readonly above: { readonly [what: string]: number }
}

/** Times fresh processes, interleaved, each the median of so many; ours is compiled to JavaScript first. */
export async function coldImports(root: string, packages: readonly string[], runs: number): Promise<Cold> {
  const folder = mkdtempSync(join(tmpdir(), "cold-"))
  try {
    await build({
      entryPoints: [join(root, "output/contracts/checkfu/index.ts")],
      bundle: true,
      format: "esm",
      outfile: join(folder, "decoders.mjs"),
      logLevel: "error",
    })
    const ours = join(folder, "decoders.mjs")
    const imports = [["ours, a whole contract", ours], ...packages.map((name) => [name, import.meta.resolve(name)])]
    const files = [["bare", ""], ...imports].map(([what = "", target = ""], at) => {
      const path = join(folder, `${at}.mjs`)
      writeFileSync(path, target === "" ? "" : `import ${JSON.stringify(target)}\n`)
      return { what, path, took: [] as number[] }
    })
    for (let run = 0; run <= runs; run++)
      for (const { path, took } of files) {
        const from = performance.now()
        const { status } = spawnSync(process.execPath, [path])
        if (status !== 0) throw new Error(`node ${path}: exit ${status}`)
        if (run > 0) took.push(performance.now() - from)
      }
    const times = files.map(({ what, took }) => [what, median(took)] as const)
    const bare = times[0]?.[1] ?? Number.NaN
    const above = times.slice(1).map(([what, time]) => [what, Math.round((time - bare) * 10) / 10])
    return { bare: Math.round(bare * 10) / 10, above: Object.fromEntries(above) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
