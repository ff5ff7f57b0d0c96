import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { build } from "esbuild"

/** One decoder as a bundler leaves it in an application that imports nothing else. */
export interface Bundle {
  /** `CONTRACT/decodeName`. */
  readonly decoder: string
  /** Whether the contract is published by others, whose payloads are as large as they made them. */
  readonly adopted: boolean
  readonly bytes: number
  readonly code: string
}

/** Every decoder of the contracts named below `output/`, each bundled alone and minified. */
export async function bundles(output: string, contracts: readonly string[]): Promise<readonly Bundle[]> {
  const found: Bundle[] = []
  for (const contract of contracts)
    for (const file of readdirSync(join(output, "contracts", contract)).toSorted()) {
      if (file === "index.ts" || file === "definitions.ts") continue
      const source = readFileSync(join(output, "contracts", contract, file), "utf8")
      for (const [, decoder = ""] of source.matchAll(/^export function (decode\w+)/gm)) {
        const code = await bundled(output, `export { ${decoder} } from "./contracts/${contract}/${file}"`)
        const adopted = source.includes("settleCarrierText")
        found.push({ decoder: `${contract}/${decoder}`, adopted, bytes: Buffer.byteLength(code), code })
      }
    }
  return found
}

async function bundled(output: string, contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: output, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    logLevel: "error",
  })
  return outputFiles[0]?.text ?? ""
}
