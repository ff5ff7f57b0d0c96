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

/** Times fresh processes, interleaved, each the median of its rounds' differences; ours is compiled to JavaScript first. */
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
      for (let turn = 0; turn < files.length; turn++) {
        const { path, took } = files[(run + turn) % files.length] as (typeof files)[number]
        const from = performance.now()
        const { status } = spawnSync(process.execPath, [path])
        if (status !== 0) throw new Error(`node ${path}: exit ${status}`)
        if (run > 0) took.push(performance.now() - from)
      }
    const [bare, ...others] = files
    const above = others.map(({ what, took }) => {
      return [what, rounded(median(took.map((time, run) => time - (bare?.took[run] ?? Number.NaN))))]
    })
    return { bare: rounded(median(bare?.took ?? [])), above: Object.fromEntries(above) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
