import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative, resolve } from "node:path"
import { build } from "esbuild"
import { describe, expect, it, onTestFinished } from "vitest"
import { bundles } from "../../bench/decoders/bundle.ts"

const output = resolve("output")
const contracts = readdirSync(join(output, "contracts")).filter((name) => !name.includes("."))

describe("one decoder, bundled alone and minified", () => {
  it("has at most 3 KB where the contract is ours, and at most 6 KB where others made the payload", async () => {
    const all = await bundles(output, contracts)
    const owned = all.filter(({ adopted }) => !adopted)
    expect(owned.length).toBeGreaterThan(20)
    for (const { decoder, bytes, adopted } of all) expect(bytes, decoder).toBeLessThanOrEqual(adopted ? 6_000 : 3_000)
  })
})

describe("the decoders of a contract", () => {
  it.each(contracts)("%s import nothing outside output/, and no package", async (contract) => {
    const { metafile } = await build({
      entryPoints: [join(output, "contracts", contract, "index.ts")],
      bundle: true,
      write: false,
      format: "esm",
      metafile: true,
      packages: "external",
    })
    const inputs = Object.keys(metafile.inputs).map((path) => relative(output, resolve(path)))
    expect(inputs.filter((path) => path.startsWith(".."))).toEqual([])
    expect(Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external))).toEqual(
      [],
    )
  })

  it("work from an empty folder, with nothing installed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "empty-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const turn = (await bundles(output, ["checkfu"])).find(({ decoder }) => decoder.endsWith("/decodeTurnText"))
    writeFileSync(join(folder, "turn.mjs"), turn?.code ?? "")
    const script = `import("./turn.mjs").then(({ decodeTurnText }) => console.log(decodeTurnText("[]").error.expected))`
    const { stdout, stderr } = spawnSync(process.execPath, ["-e", script], { cwd: folder, encoding: "utf8" })
    expect([stdout, stderr]).toEqual(["object\n", ""])
  })
})
