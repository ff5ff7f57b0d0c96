import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import * as facts from "../../../output/facts/harnesses.ts"
import type { Harness } from "../../../output/facts/types.ts"
import { printedIn } from "../../../test/support/printed.ts"
import { commands } from "../../commands.ts"
import { run } from "../../run.ts"
import { fillContext } from "./context.ts"
import type { Buildable, Found, Recipe } from "./recipe.ts"
import { labelsOf, readRecipe, recipeNames } from "./recipe.ts"

const tool = process.cwd()
const names = recipeNames(tool)
const recipes = names.map((name) => readRecipe(tool, name))
const harnesses = Object.values(facts).filter((each): each is Harness => "launch" in each)

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "image test "))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

async function image(...args: readonly string[]) {
  const printed = printedIn(folder(), AbortSignal.timeout(60_000))
  return {
    code: await run(printed.terminal, commands, ["harness", "image", ...args]),
    out: printed.out,
    err: printed.err,
  }
}

function found(name: string): Found & { readonly recipe: Buildable } {
  const one = readRecipe(tool, name)
  if (one.recipe.from === "elsewhere") throw new Error(`${name} is not built here`)
  return { ...one, recipe: one.recipe }
}

describe("the recipes of images", () => {
  it("are there for each packaged harness of the catalog, and for nothing else", () => {
    const packaged = harnesses.filter(({ mode }) => mode === "packaged").map(({ name }) => name)
    expect(names).toEqual(packaged.toSorted())
  })

  it.each(recipes)("$name says everything, and nothing that nobody reads", ({ recipe }) => {
    const launch = ["command", "environment", "files"]
    const members: Readonly<Record<Recipe["from"], readonly string[]>> = {
      npm: [...launch, "from", "platforms"],
      folder: [...launch, "folder", "from", "platforms"],
      elsewhere: ["from", "missing", "supplier"],
    }
    expect(Object.keys(recipe).toSorted()).toEqual([...members[recipe.from]].toSorted())
    const known = ["url", "model", "home", "folder", "cpu", "node"]
    const placeholders = [...JSON.stringify(recipe).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(placeholders.filter((name) => name !== undefined && !known.includes(name))).toEqual([])
  })

  it("from npm state exact versions, each with its digest in the lock, of the packages that the catalog names", () => {
    const byLock = recipes.filter(({ recipe }) => recipe.from === "npm")
    expect(byLock.map(({ name }) => name)).toEqual(["claude-code", "codex", "opencode", "pi"])
    for (const { name, folder: at } of byLock) {
      const read = (file: string) => JSON.parse(readFileSync(join(at, file), "utf8")) as Record<string, unknown>
      const dependencies = read("package.json")["dependencies"] as Record<string, string>
      for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
      const locked = read("package-lock.json")["packages"] as Record<string, Record<string, unknown>>
      expect(locked[""]?.["dependencies"]).toEqual(dependencies)
      for (const [path, one] of Object.entries(locked).filter(([each]) => each !== "")) {
        expect([path, one["integrity"]]).toEqual([path, expect.stringMatching(/^sha512-/)])
        expect(String(one["resolved"])).toMatch(/^https:\/\/registry\.npmjs\.org\//)
      }
      const launched = harnesses.find((each) => each.name === name)?.launch?.packages ?? []
      // OpenCode's own package does nothing but to find the binary that is taken here at once.
      if (name !== "opencode") expect(Object.keys(dependencies).toSorted()).toEqual([...launched].toSorted())
    }
  })

  it("label an image by what it is made of", () => {
    const labels = labelsOf(tool, found("checkfu"))
    expect(Object.keys(labels)).toEqual(["dev.checkfu.harness", "dev.checkfu.catalog", "dev.checkfu.recipe"])
    expect(labels["dev.checkfu.recipe"]).toMatch(/^sha256:[0-9a-f]{64}$/)
    expect(labelsOf(tool, found("pi"))["dev.checkfu.recipe"]).not.toBe(labels["dev.checkfu.recipe"])
  })
})

describe("a build context", () => {
  it("holds the reference harness, which its launcher starts once it is told of a model", async () => {
    const at = folder()
    const signal = AbortSignal.timeout(60_000)
    const terms = { tool, base: "example.test/node@sha256:0", platform: "linux/amd64", signal }
    expect(await fillContext(at, found("checkfu"), terms)).toEqual({ ok: true, value: null })
    expect(readdirSync(at)).toEqual(["Containerfile", "harness"])
    expect(readFileSync(join(at, "Containerfile"), "utf8")).toBe(
      'FROM example.test/node@sha256:0\nCOPY harness /opt/harness\nWORKDIR /workspace\nENTRYPOINT ["/opt/harness/bin/harness"]\n',
    )
    const hello = '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}\n'
    const start = (environment: Readonly<Record<string, string>>) =>
      spawnSync(join(at, "harness", "bin", "harness"), [], {
        input: hello,
        encoding: "utf8",
        env: { PATH: process.env["PATH"], HOME: at, ...environment },
      })
    const { stdout, status } = start({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1" })
    expect(JSON.parse(stdout)).toMatchObject({ id: 0, result: { agentInfo: { name: "reference-harness" } } })
    expect(status).toBe(0)
    expect(start({})).toMatchObject({
      status: 1,
      stdout: "",
      stderr: "harness: OPENAI_BASE_URL is not set, so there is no model to ask\n",
    })
  })

  it("has a launcher that writes what an agent must be told, and no key", () => {
    const at = folder()
    mkdirSync(join(at, "bin"))
    writeFileSync(join(at, "bin", "harness"), readFileSync(resolve("templates/image/harness.mjs")), { mode: 0o755 })
    const tell = "console.log(JSON.stringify([process.argv.slice(1), process.env.TOLD]))"
    const launch = {
      command: ["{node}", "-e", tell, "{folder}/a", "{env:KEY}"],
      environment: { TOLD: "{home} {model}" },
      files: { ".made/a.json": { "{model}": ["{url}/v1", 1, true] }, ".made/b.toml": ['base = "{url}"', "[c]"] },
    }
    writeFileSync(join(at, "launch.json"), JSON.stringify(launch))
    const environment = {
      HOME: at,
      OPENAI_BASE_URL: "http://127.0.0.1:8080/v1",
      OPENAI_API_KEY: "secret",
      OPENAI_MODEL: "m",
    }
    const { stdout } = spawnSync(join(at, "bin", "harness"), ["more"], {
      encoding: "utf8",
      env: { PATH: process.env["PATH"], ...environment },
    })
    expect(JSON.parse(stdout)).toEqual([[`${at}/a`, "{env:KEY}", "more"], `${at} m`])
    expect(readFileSync(join(at, ".made", "a.json"), "utf8")).toBe('{"m":["http://127.0.0.1:8080/v1",1,true]}')
    expect(readFileSync(join(at, ".made", "b.toml"), "utf8")).toBe('base = "http://127.0.0.1:8080"\n[c]\n')
  })
})

describe("harness image", () => {
  it.each(["cursor", "hermes", "openclaw"])("says of %s what is missing, and who supplies it", async (name) => {
    const { code, out, err } = await image("build", name)
    const { recipe } = readRecipe(tool, name)
    if (recipe.from !== "elsewhere") throw new Error("it is built here")
    expect({ code, out }).toEqual({ code: 1, out: "" })
    expect(err).toBe(`demo: no image of ${name} is built here. ${recipe.missing} ${recipe.supplier}\n`)
  })

  it.each([
    [[], "harness image does build, not nothing"],
    [["make", "pi"], "harness image does build, not make"],
    [["build"], "harness image build takes one harness: checkfu, claude-code, "],
    [["build", "pi", "codex"], "harness image build takes one harness: "],
    [["build", "pi", "--harness", "pi"], "harness image build takes one harness: "],
    [["build", "opencod"], "there is no recipe for opencod, only for checkfu, "],
    [["build", "opencod"], "; nearest is opencode"],
    [["build", "pi", "--sandbox", "small"], "--sandbox is of harness test oci"],
  ])("%j is wrong usage, and ends with 2", async (args, problem) => {
    const { code, out, err } = await image(...args)
    expect({ code, out }).toEqual({ code: 2, out: "" })
    expect(err).toContain(problem)
  })
})
