import { build } from "esbuild"
import { join } from "node:path"

/**
 * A module of this folder as it would be shipped: one file of plain JavaScript, its packages apart. What runs TypeScript
 * as it is wraps every closure to keep its name, which costs a proxy several times its work.
 */
export async function bundled(root: string, module: string): Promise<string> {
  const outfile = join(root, "node_modules", ".cache", "bench-gateway", module.replace(/\.ts$/, ".mjs"))
  await build({
    entryPoints: [join(import.meta.dirname, module)],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    logLevel: "warning",
  })
  return outfile
}
