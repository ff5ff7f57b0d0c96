/** Makes `dist/command/`: the command with everything it needs at once in few files, the schema library, and what is known of both. */
import { build } from "esbuild"
import type { BuildOptions, Metafile, OutputFile, Plugin } from "esbuild"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, join, relative, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { Visitor, parseSync } from "oxc-parser"
import { readProtocol } from "../generators/acp/protocol.ts"
import { assets, protocolDigest } from "../generators/assets.ts"
import { builtNames } from "../generators/built.ts"
import type { Built, BuiltProtocol } from "../generators/built.ts"
import { protocolTexts } from "../generators/emit/acp.ts"
import { digestOf } from "../generators/load/digest.ts"
import { libraryBuild } from "../generators/load/schema-library.ts"
import { importName } from "./kept-code.ts"
import { notices } from "./notices.ts"

const root = fileURLToPath(new URL("..", import.meta.url))
const folder = join(root, "dist", "command")

const common = {
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  charset: "utf8",
  write: false,
  logLevel: "warning",
  legalComments: "none",
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: "linked",
  metafile: true,
} as const satisfies BuildOptions

/** Packages that stay apart: those with code of the machine, those that are read only now and then, and the one that catalogs share. */
const external = [
  "@opentelemetry/api",
  "@opentelemetry/exporter-trace-otlp-http",
  "@opentelemetry/resources",
  "@opentelemetry/sdk-trace",
  "effect",
  "esbuild",
  "kysely",
  "libsql",
  "oxc-parser",
  "pg",
  "pino",
  "prom-client",
  "yaml",
]

/** What is run most is a file of its own, with all that it usually needs: to find and read many files costs more than their text. */
const entries = { main: "cli/main.ts", one: "cli/one.ts" } as const
/** Of these the engine's code is kept between runs. Each has one function that others ask for, under the name here. */
const kept = {
  explain: "cli/explain/action.ts",
  diff: "cli/diff/action.ts",
  generate: "cli/generate/action.ts",
  generationOf: "generators/generation.ts",
  readDecision: "generators/load/decisions.ts",
  readStated: "generators/load/read-stated.ts",
} as const

/** Of what such a file would load at need, what is small enough to be in it, or always needed by it. */
const within =
  /^(?:cli\/findings|generators\/(?:baseline|blame|delta|disk|emit\/(?:acp\/)?page\.ts|explain\/proof-text|report|review\/(?:json|pretty)))\b/

const parts = await build({
  ...common,
  entryPoints: Object.values(entries),
  outdir: folder,
  splitting: true,
  external,
})
const partOf = new Map(
  Object.entries(parts.metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint === undefined ? [] : [[entryPoint, basename(file)] as const],
  ),
)
for (const [name, source] of Object.entries({ ...entries, ...kept })) partOf.set(source, `${name}.js`)
/** Leads what is loaded at need to the file that has it. */
const leading: Plugin = {
  name: "leading",
  setup(bundle) {
    bundle.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind !== "dynamic-import") return undefined
      const source = relative(root, resolve(resolveDir, path)).replaceAll("\\", "/")
      return within.test(source) ? undefined : { path: `./${partOf.get(source)}`, external: true }
    })
  },
}
const wholes = await build({ ...common, entryPoints: entries, outdir: folder, external, plugins: [leading] })
const scripts = await build({
  ...common,
  entryPoints: kept,
  outdir: folder,
  outExtension: { ".js": ".cjs" },
  format: "cjs",
  // To find and read the fifty files of this one takes longer than to read a few records with it.
  external: external.filter((name) => name !== "yaml"),
  plugins: [leading],
  define: { "import.meta.url": "__moduleUrl" },
  banner: { js: 'const __moduleUrl=require("node:url").pathToFileURL(__filename).href;' },
})
for (const script of scripts.outputFiles)
  if (script.path.endsWith(".cjs")) script.contents = Buffer.from(bringing(script.text))
/** Where such a script is loaded from: a module that runs it with the code that was kept of it. */
const stubs = await build({
  ...common,
  outdir: folder,
  entryPoints: Object.fromEntries(Object.keys(kept).map((name) => [name, `kept:${name}`])),
  plugins: [
    {
      name: "kept",
      setup(bundle) {
        bundle.onResolve({ filter: /^kept:/ }, ({ path }) => ({ path: path.slice("kept:".length), namespace: "kept" }))
        bundle.onLoad({ filter: /./, namespace: "kept" }, ({ path: name }) => ({
          resolveDir: join(root, "cli"),
          loader: "ts",
          contents: `import { fileURLToPath } from "node:url"
import { runKept } from "./kept-code.ts"
const file = fileURLToPath(new URL("./${name}.cjs", import.meta.url))
const digest = "${digestOf([textOf(scripts.outputFiles, `${name}.cjs`)])}"
export const { ${name} } = runKept({ file, digest, load: (name) => import(name) }) as { readonly ${name}: unknown }
`,
        }))
      },
    },
  ],
})
const kinds = await build({
  ...common,
  entryPoints: { kinds: "catalog/kinds/index.ts" },
  outdir: folder,
  external: ["effect"],
})
/** A thread begins with a file of its own. */
const thread = await build({
  ...common,
  entryPoints: { "store-thread": "runtime/evidence/store/embedded/store-thread.ts" },
  outdir: folder,
  external,
})
const results = [wholes, scripts, stubs, kinds, thread, parts]
const schema = await build({ ...libraryBuild(root), absWorkingDir: root, minifyWhitespace: true, metafile: true })
const library = schema.outputFiles[0]?.contents ?? new Uint8Array()

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const files = [wholes, scripts, stubs, kinds, thread].flatMap(({ outputFiles }) => outputFiles)
const needed = reached([wholes.metafile, scripts.metafile], parts.metafile)
files.push(...parts.outputFiles.filter(({ path }) => needed.has(basename(path).replace(/\.map$/, ""))))
for (const { path, contents } of files) writeFileSync(path, contents)
const digest = digestOf([library])
const { version } = createRequire(import.meta.url)("effect/package.json") as { readonly version: string }
const record: Built = {
  code: digestOf([
    ...files.flatMap(({ path, contents }) => (path.endsWith(".map") ? [] : [path.slice(folder.length), contents])),
    digest,
  ]),
  library: { file: `library-${digest}.mjs`, version },
}
writeFileSync(join(folder, record.library.file), library)
const { protocol } = assets()
const texts = protocolTexts(readProtocol(protocol.schema, protocol.leniency), protocol.kernel)
const made: BuiltProtocol = { digest: protocolDigest(protocol), texts }
writeFileSync(join(folder, builtNames.protocol), `${JSON.stringify(made)}\n`)
writeFileSync(join(folder, builtNames.record), `${JSON.stringify(record)}\n`)
const inputs = [...results, schema].flatMap(({ metafile }) => Object.keys(metafile.inputs))
writeFileSync(join(folder, "THIRD-PARTY-LICENSES.txt"), notices(root, inputs))
const size = files.reduce((sum, { contents }) => sum + contents.length, library.length)
console.log(`dist/command: ${files.length + 4} files, ${Math.round(size / 1000)} kB`)

/** A script that imports at need by a function which it is given. */
function bringing(text: string): string {
  const places: number[] = []
  new Visitor({ ImportExpression: ({ start }) => void places.push(start) }).visit(parseSync("a.cjs", text).program)
  return places
    .toSorted((one, other) => other - one)
    .reduce((left, at) => left.slice(0, at) + importName + left.slice(at + importName.length), text)
}

function textOf(outputs: readonly OutputFile[], name: string): Uint8Array {
  return outputs.find(({ path }) => basename(path) === name)?.contents ?? new Uint8Array()
}

/** The files of one build that those of others lead to. */
function reached(from: readonly Metafile[], among: Metafile): ReadonlySet<string> {
  const importsOf = ({ outputs }: Metafile): readonly (readonly [string, readonly string[]])[] =>
    Object.entries(outputs).map(([file, { imports }]) => [basename(file), imports.map(({ path }) => basename(path))])
  const byFile = new Map(importsOf(among))
  const found = new Set(from.flatMap(importsOf).flatMap(([, imports]) => imports.filter((file) => byFile.has(file))))
  for (const file of found) for (const next of byFile.get(file) ?? []) if (byFile.has(next)) found.add(next)
  return found
}
