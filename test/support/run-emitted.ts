import { readFileSync } from "node:fs"
import { posix } from "node:path"
import { build } from "esbuild"
import type { Plugin } from "esbuild"
import { contractFiles } from "../../generators/emit/contract.ts"
import { decoderFiles } from "../../generators/emit/decoder.ts"
import { decoderList } from "../../generators/emit/decoder-list.ts"
import { documentFiles } from "../../generators/emit/document.ts"
import { factFiles } from "../../generators/emit/facts.ts"
import { kernelFiles } from "../../generators/emit/kernel.ts"
import type { KernelSources } from "../../generators/emit/kernel.ts"
import type { Catalog } from "../../model/catalog.ts"
import type { DecodeError } from "../../templates/kernel.ts"

/** The hand-written modules that generated code carries along. */
export const kernelSources: KernelSources = {
  kernel: readFileSync(new URL("../../templates/kernel.ts", import.meta.url), "utf8"),
  contract: readFileSync(new URL("../../templates/contract.ts", import.meta.url), "utf8"),
  endpoints: readFileSync(new URL("../../model/endpoint-entries.ts", import.meta.url), "utf8"),
  entries: readFileSync(new URL("../../model/entries.ts", import.meta.url), "utf8"),
}

/** Every TypeScript module that a catalog gives, by its path below the output folder. */
export function emittedBy(catalog: Catalog): ReadonlyMap<string, string> {
  const files = [
    ...kernelFiles(kernelSources, "out"),
    ...decoderFiles(catalog, "out"),
    ...contractFiles(catalog, "out"),
    ...decoderList(catalog, "out"),
    ...documentFiles(catalog, "out"),
    ...factFiles(catalog, "out"),
  ]
  return new Map(files.map(({ path, text }) => [path.slice("out/".length), text]))
}

/** One module of them and what it imports, bundled as an ECMAScript module; of its exports only those named, or all. */
export async function bundled(
  files: ReadonlyMap<string, string>,
  path: string,
  only: readonly string[] = [],
  minify = false,
): Promise<string> {
  const memory: Plugin = {
    name: "memory",
    setup(within) {
      within.onResolve({ filter: /.*/ }, ({ path: to, importer }) => ({
        path: posix.join(posix.dirname(importer), to),
        namespace: "emitted",
      }))
      within.onLoad({ filter: /.*/, namespace: "emitted" }, ({ path: at }) => ({
        contents: files.get(at) ?? `missing ${at}`,
        loader: "ts",
      }))
    },
  }
  const contents = `export ${only.length === 0 ? "*" : `{ ${only.join(", ")} }`} from "./${path}"`
  const result = await build({
    stdin: { contents, resolveDir: "/", loader: "ts" },
    bundle: true,
    format: "esm",
    target: "es2023",
    minify,
    write: false,
    plugins: [memory],
    logLevel: "silent",
  })
  return result.outputFiles[0]?.text ?? ""
}

/** What one module exports, run. */
export async function run(
  files: ReadonlyMap<string, string>,
  path: string,
): Promise<{ readonly [name: string]: unknown }> {
  const code = await bundled(files, path)
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`)) as {
    readonly [name: string]: unknown
  }
}

/** A decoder as its callers see it. */
export type Decode = (
  input: unknown,
) => { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: DecodeError }

/** The decoder of a name among a module's exports. */
export async function decoderOf(files: ReadonlyMap<string, string>, path: string, name: string): Promise<Decode> {
  const found = (await run(files, path))[name]
  if (typeof found !== "function") throw new Error(`${path} has no ${name}`)
  return found as Decode
}
