import { spawnSync } from "node:child_process"
import { cpSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { parseAllDocuments } from "yaml"
import { parse } from "../cli/arguments.ts"
import { commands } from "../cli/commands.ts"
import { ownProject } from "./e2e/scratch.ts"
import { compilerErrors, isWellFormed, samplesOf } from "./sample.ts"
import type { Sample } from "./sample.ts"
import { readPages, siteOf } from "./site.ts"

const root = fileURLToPath(new URL("../", import.meta.url))
const extra = ["README.md", "CONTRIBUTING.md"].map((path) => [path, readFileSync(join(root, path), "utf8")] as const)
const samples = siteOf(new Map([...readPages(join(root, "docs")), ...extra])).flatMap(samplesOf)
const written = (...languages: readonly string[]): readonly Sample[] =>
  samples.filter(({ language }) => languages.includes(language))

/** Pages that say of commands of a group that they are described there, and served by the platform's own command. */
const describing = new Set(
  [...readPages(join(root, "docs"))].flatMap(([path, text]) =>
    text.replaceAll(/\s+/g, " ").includes("described here and served by") ? [path] : [],
  ),
)

/** Whether a sample is of that group, and not of what this project's command does under the same name. */
function isOnlyDescribed(page: string, [group, verb, ...rest]: readonly string[]): boolean {
  if (!describing.has(page) || group !== "harness") return false
  if (verb === "test") return !rest.includes("--") && rest[0] !== "oci"
  return !["check", "init", "image", "add", "verify", "list", "connect"].includes(verb ?? "")
}

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly scripts: object }

describe("a sample in the pages", () => {
  it("is in a language that something here judges", () => {
    const judged = ["ts", "js", "json", "http", "yaml", "sh", "text", "mermaid", ""]
    expect(samples.filter(({ language }) => !judged.includes(language))).toEqual([])
    expect(samples.length).toBeGreaterThan(80)
  })

  it("of TypeScript that says where it stands compiles there", () => {
    const titled = written("ts").filter(({ title }) => title !== null && !isOfExample(title))
    expect(titled.length).toBeGreaterThan(5)
    expect(compilerErrors(root, new Map(titled.map(({ title, text }) => [title ?? "", `${text}\n`])))).toEqual([])
  })

  it("of an example is what stands in its file, which runs in test/real", () => {
    const quoted = samples.filter(({ title }) => title !== null && isOfExample(title))
    expect(quoted.length).toBeGreaterThan(5)
    for (const { title, text } of quoted)
      expect(readFileSync(join(root, title ?? ""), "utf8"), title ?? "").toContain(text)
  })

  it("of TypeScript that is a piece is whole in its form", () => {
    const broken = written("ts", "js").filter(({ title, text }) => title === null && !isWellFormed(text))
    expect(broken).toEqual([])
    for (const text of ["ceiling: {", 'const a = "b', "a: 1,\nconst b = 2"]) expect(isWellFormed(text)).toBe(false)
  })

  it("of JSON, of YAML or of a request's body is read by their parsers", () => {
    for (const { text } of written("json")) JSON.parse(text)
    for (const { text } of written("yaml")) expect(parseAllDocuments(text).flatMap(({ errors }) => errors)).toEqual([])
    for (const { text } of written("http")) JSON.parse(text.slice(text.indexOf("\n")))
  })

  it("of a shell is read by one, and names scripts, commands and options that exist", () => {
    for (const { page, text } of written("sh")) {
      expect(spawnSync("bash", ["-n"], { input: text, encoding: "utf8" }).stderr, page).toBe("")
      for (const line of text.replaceAll("\\\n", " ").split("\n")) {
        const [, script] = /^pnpm ([a-z][\w:]*)/.exec(line) ?? []
        if (script !== undefined) expect(Object.keys(scripts), `${page}: ${line}`).toContain(script)
        const words = wordsOf(line)
        const command = commands.find(({ name }) => name === words[0])
        if (command !== undefined && !isOnlyDescribed(page, words))
          expect(() => parse(command, words.slice(1)), `${page}: ${line}`).not.toThrow()
      }
    }
  })
})

describe("what a page says that a sample prints", () => {
  it("is what the command answers to a question", async () => {
    const asked = written("sh").filter(({ text, next }) => wordsOf(text)[0] === "explain" && next?.language === "text")
    expect(asked.length).toBeGreaterThan(2)
    const project = ownProject()
    for (const { page, text, next } of asked)
      expect((await project.run(...wordsOf(text))).out, page).toBe(`${next?.text}\n`)
  }, 60_000)

  it("is what generation answers to a new fact", async () => {
    const facts = written("ts").filter(({ next }) => next?.language === "text" && next.meta === "generate")
    expect(facts.length).toBeGreaterThan(2)
    const project = ownProject()
    await project.run("generate")
    for (const { title, text, next } of facts) {
      project.write(title ?? "", `${text}\n`)
      const exchange = exchangeOf(title ?? "")
      if (exchange !== undefined) project.write(exchange.title ?? "", `${exchange.text}\n`)
      const { code, out } = await project.run("generate")
      expect({ code, out: out.slice(0, next?.text.length) }).toEqual({ code: 0, out: next?.text })
    }
  }, 120_000)

  it("is what the program prints", () => {
    const programs = written("ts").filter(
      ({ title, next }) => title?.startsWith("service/") && next?.language === "text",
    )
    expect(programs.length).toBeGreaterThan(1)
    const project = ownProject()
    project.write("package.json", '{ "type": "module" }\n')
    cpSync(join(root, "runtime"), join(project.folder, "runtime"), { recursive: true })
    for (const { title, text, next } of programs) {
      project.write(title ?? "", `${text}\n`)
      const program = join(project.folder, title ?? "")
      const { stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", program], {
        cwd: root,
        encoding: "utf8",
      })
      expect({ stdout, stderr }).toEqual({ stdout: `${next?.text}\n`, stderr: "" })
    }
  }, 60_000)
})

/** Whether a sample says that it stands in one of the examples. */
function isOfExample(title: string): boolean {
  return title.startsWith("examples/")
}

/** The golden exchange that the pages write for a slot, found by where the slot's file stands. */
function exchangeOf(slot: string): Sample | undefined {
  const [, contract, name] = /^catalog\/contracts\/(.+)\/slots\/(.+)\.ts$/.exec(slot) ?? []
  return written("json").find(({ title }) => title === `catalog/exchanges/${contract}/${name}.json`)
}

/** What is typed behind the command's name; nothing where a line calls something else. */
function wordsOf(line: string): readonly string[] {
  const typed = line.replace(/ +#.*$/, "").trim()
  const [, behind] = /^(?:(?:npx --yes pnpm@[\d.]+|pnpm)(?: --silent)? )?(?:checkfu|one) (.+)$/.exec(typed) ?? []
  const [, script] = /^(?:npx --yes pnpm@[\d.]+|pnpm) (generate\b.*)$/.exec(typed) ?? []
  return (behind ?? script ?? "").split(" ").filter((word) => word !== "")
}
