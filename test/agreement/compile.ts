import { readFileSync } from "node:fs"
import { build } from "esbuild"
import type { Plugin } from "esbuild"
import { decoderFiles } from "../../generators/emit/decoder.ts"
import { documentFiles } from "../../generators/emit/document.ts"
import type { Catalog } from "../../model/catalog.ts"

/** A generated decoder, as far as agreement is judged. */
export type Decoder = (input: unknown) =>
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false
      readonly error: {
        readonly kind: string
        readonly path: readonly (string | number)[]
        readonly expected: string
        readonly actual: string
        readonly agreement?: { readonly name: string; readonly repair: string }
      }
    }

/** Every decoder of a catalog by `CONTRACT/NAME` or `documents/NAME`, made of the emitter's own text: bundled in memory, nothing on disk is read or written. */
export async function compiledDecoders(catalog: Catalog): Promise<ReadonlyMap<string, Decoder>> {
  const emitted = [...decoderFiles(catalog, "out"), ...documentFiles(catalog, "out")]
  const files = new Map(emitted.map(({ path, text }) => [`/${path}`, text]))
  files.set("/out/kernel.ts", readFileSync(new URL("../../templates/kernel.ts", import.meta.url), "utf8"))
  const paths = [...files.keys()].filter((path) => /^\/out\/(?:contracts|documents)\//.test(path))
  const entry = paths.map((path, index) => `export * as m${index} from ${JSON.stringify(path)}`).join("\n")
  files.set("/entry.ts", entry)
  const result = await build({
    entryPoints: ["/entry.ts"],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
    plugins: [inMemory(files)],
  })
  const code = result.outputFiles[0]?.text ?? ""
  const modules = (await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`)) as Modules
  const decoders = new Map<string, Decoder>()
  for (const [index, path] of paths.entries()) {
    const contract = path.split("/").at(-2) as string
    for (const [name, decoder] of Object.entries(modules[`m${index}`] ?? {}))
      if (name.startsWith("decode")) decoders.set(`${contract}/${name}`, decoder)
  }
  return decoders
}

interface Modules {
  readonly [module: string]: { readonly [name: string]: Decoder }
}

function inMemory(files: ReadonlyMap<string, string>): Plugin {
  return {
    name: "in-memory",
    setup(bundler) {
      bundler.onResolve({ filter: /.*/ }, ({ path, importer }) => ({
        path: importer === "" ? path : new URL(path, `file://${importer}`).pathname,
        namespace: "memory",
      }))
      bundler.onLoad({ filter: /.*/, namespace: "memory" }, ({ path }) => ({
        contents: files.get(path) ?? "",
        loader: "ts",
      }))
    },
  }
}
