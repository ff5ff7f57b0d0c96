import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { compile } from "@mdx-js/mdx"
import { Ajv2020 } from "ajv/dist/2020.js"
import remarkFrontmatter from "remark-frontmatter"
import remarkGfm from "remark-gfm"
import { describe, expect, it } from "vitest"
import { changedPaths } from "../e2e/scratch.ts"
import { compiled } from "./compiled.ts"
import { faults } from "./faults.ts"
import { copyOf, driftsOf, generatedHostile, generatedTexts } from "./project.ts"

describe("the hostile catalog, which breaks no rule", () => {
  const hostile = generatedHostile()

  it("is generated, checks clean, and a second generation writes nothing", async () => {
    const project = copyOf(hostile())
    const before = project.snapshot()
    expect(await driftsOf(project)).toEqual([])
    project.remove("node_modules")
    expect(await project.run("generate")).toMatchObject({ code: 0, err: "" })
    expect(changedPaths(before, project.snapshot())).toEqual([])
  })

  it("keeps every byte of the page that was written by hand", () => {
    const text = readFileSync(join(import.meta.dirname, "pages/start.mdx"), "utf8")
    const emptied = hostile()
      .read("pages/start.mdx")
      .replaceAll(/(generated:\w+ \*\/\})\n(?!\{)[^]*?\n(\{\/\* \/generated)/g, "$1\n$2")
    expect(emptied).toBe(text)
  })

  it("gives TypeScript that the strict compiler takes", { timeout: 120_000 }, () => {
    const paths = [...generatedTexts(hostile(), ".ts").keys()]
    expect(paths.length).toBeGreaterThan(20)
    expect(compiled(hostile().folder, paths)).toEqual([])
  })

  it("gives pages that compile as MDX", async () => {
    const pages = generatedTexts(hostile(), ".mdx")
    expect(pages.size).toBe(3)
    for (const [path, text] of pages)
      await expect(compile(text, { remarkPlugins: [remarkFrontmatter, remarkGfm] }), path).resolves.toBeDefined()
  })

  it("gives schemas that a strict validator compiles without a word", () => {
    const said: unknown[] = []
    const log = (...words: readonly unknown[]): void => void said.push(words)
    const ajv = new Ajv2020({ strict: true, ownProperties: true, logger: { log, warn: log, error: log } })
    const schemas = generatedTexts(hostile(), ".schema.json")
    expect(schemas.size).toBeGreaterThan(15)
    for (const [path, text] of schemas) expect(ajv.compile(JSON.parse(text) as object), path).toBeTypeOf("function")
    expect(said).toEqual([])
  })

  it("gives nothing else than text: no file is empty, torn, or without its last line feed", () => {
    for (const [path, text] of generatedTexts(hostile())) {
      expect(text.endsWith("\n") && !text.endsWith("\n\n"), path).toBe(true)
      const faulty = text.split("\n").filter((line) => /\r| $|^<<<<<<<|\[object Object\]/.test(line))
      expect(faulty, path).toEqual([])
    }
  })
})

describe("the list of faults", () => {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".test.ts"))
  const texts = new Map(names.map((name) => [name, readFileSync(join(import.meta.dirname, name), "utf8")]))

  it.each(faults)("has a test that names fault $number, and a mutant that it catches", ({ number, file, mutant }) => {
    expect(texts.get(file)).toMatch(new RegExp(`^ {2}.*"fault ${number}: `, "m"))
    const patches = readdirSync(join(import.meta.dirname, "../mutants")).filter((name) => name.endsWith(".patch"))
    expect(patches).toContain(`${mutant}.patch`)
  })

  it("leaves out no test and no patch", () => {
    const tested = [...texts.values()].flatMap((text) =>
      [...text.matchAll(/"fault (\d+): /g)].map(([, number]) => Number(number)),
    )
    const numbers = faults.map(({ number }) => number)
    expect([...new Set(tested)].toSorted((left, right) => left - right)).toEqual(numbers)
    const patches = readdirSync(join(import.meta.dirname, "../mutants")).filter((name) => name.endsWith(".patch"))
    expect(patches.toSorted()).toEqual(faults.map(({ mutant }) => `${mutant}.patch`).toSorted())
  })
})
