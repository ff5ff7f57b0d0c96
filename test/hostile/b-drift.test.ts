import { mkdirSync, rmSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { check } from "prettier"
import { afterEach, describe, expect, it, vi } from "vitest"
import { madeFor } from "../../generators/plan/paths.ts"
import { changedPaths } from "../e2e/scratch.ts"
import type { Scratch } from "../e2e/scratch.ts"
import { copyOf, driftsOf, generatedHostile, generatedTexts } from "./project.ts"

const torn = vi.hoisted(() => ({ writesLeft: Infinity }))

/** After so many writes the process is as good as killed: the last write stops halfway, and nothing on disk moves any more. */
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>()
  const killed = (): Error => Object.assign(new Error("killed"), { code: "EIO" })
  const writeFileSync = ((path: string, text: string, options: object): void => {
    if (typeof path !== "string" || !/\/(?:generated|pages)\//.test(path) || torn.writesLeft > 1) {
      torn.writesLeft -= 1
      return fs.writeFileSync(path, text, options)
    }
    if (torn.writesLeft === 1) fs.writeFileSync(path, text.slice(0, text.length / 2), options)
    torn.writesLeft = 0
    throw killed()
  }) as typeof fs.writeFileSync
  const moves = <F extends (...args: never[]) => unknown>(real: F): F =>
    ((...args: Parameters<F>): unknown => {
      if (torn.writesLeft <= 0) throw killed()
      return real(...args)
    }) as unknown as F
  const changed = { writeFileSync, renameSync: moves(fs.renameSync), rmdirSync: moves(fs.rmdirSync) }
  return { ...fs, ...changed, default: { ...fs, ...changed } }
})

afterEach(() => {
  torn.writesLeft = Infinity
  vi.unstubAllEnvs()
})

const first = "generated/catalog.json"
const words = "generated/contracts/hostile/words.ts"
const page = "pages/start.mdx"
const open = "{/* generated:cells */}"
const close = "{/* /generated:cells */}"

/** One slot more. */
const moreText = `import * as Schema from "effect/Schema"
import { meta, slot } from "checkfu-catalog/kinds"
import { hostile } from "./contract.ts"

/** One more. */
export const more = slot({ contract: hostile, name: "more", site: meta("PromptRequest", "hostile.example/more"), posture: "context", payload: Schema.Boolean, life: "realized" })
`

const classesOf = async (project: Scratch): Promise<readonly string[]> =>
  (await driftsOf(project)).map(({ code, file }) => `${code} ${file}`)

describe("the check for drift", () => {
  const hostile = generatedHostile()

  it("fault 7: goes on behind a file that is as it should be", async () => {
    const project = copyOf(hostile())
    project.edit("generated/schemas/wild/free.schema.json", '"type": "object"', '"type": "array"')
    project.edit(words, '"Etc/GMT+12" | ', "")
    expect(await classesOf(project)).toEqual([`changed ${words}`, "changed generated/schemas/wild/free.schema.json"])
  })

  it("fault 8: reports a file that is missing, and a folder, and all of them, and fails on none", async () => {
    const project = copyOf(hostile())
    project.remove("generated/tables")
    project.remove(words)
    project.remove(page)
    expect(await classesOf(project)).toEqual([
      `missing ${words}`,
      "missing generated/tables/hostile/cells.json",
      "missing generated/tables/hostile/lanes.json",
      "missing generated/tables/hostile/tries.json",
      `missing ${page}`,
    ])
    const { out, err } = await project.run("generate", "--check")
    expect(err).toBe("")
    expect(out).not.toMatch(/ENOENT|\bat .+:\d+:\d+/)
    project.remove("generated")
    expect((await driftsOf(project)).every(({ code }) => code === "missing")).toBe(true)
  })

  it("fault 9: compares with final text, in which a formatter has nothing left to do", async () => {
    const texts = [...generatedTexts(hostile())].filter(([path]) => /\.(?:ts|json)$/.test(path))
    expect(texts.length).toBeGreaterThan(40)
    for (const [filepath, text] of texts)
      expect(await check(text, { filepath, semi: false, printWidth: 100 }), filepath).toBe(true)
    const project = copyOf(hostile())
    project.write(words, project.read(words).replaceAll(/\n\s*/g, "\n"))
    const schema = "generated/schemas/hostile/words.schema.json"
    project.write(schema, JSON.stringify(JSON.parse(project.read(schema))))
    const drifts = await driftsOf(project)
    expect(drifts.map(({ code, file }) => `${code} ${file}`)).toEqual([`reformatted ${words}`, `reformatted ${schema}`])
    expect((await project.run("generate")).code).toBe(0)
    expect(changedPaths(hostile().snapshot(), project.snapshot())).toEqual([])
  })

  it("fault 10: deletes what is no longer generated where that is proven, and names what is not its own", async () => {
    const project = copyOf(hostile())
    project.edit("catalog/payloads.ts", 'name: "words"', 'name: "phrases"')
    const kit = ["schemas/hostile/words.schema.json", "typings/hostile/words.d.ts", "vectors/hostile/words.jsonl"]
    const old = [
      ...kit.map((path) => `generated/author-kit/${path}`),
      words,
      "generated/schemas/hostile/words.schema.json",
    ]
    expect((await classesOf(project)).filter((line) => line.startsWith("orphan"))).toEqual(
      old.map((path) => `orphan ${path}`),
    )
    project.write("generated/notes.md", "mine\n")
    const before = project.snapshot()
    const { code, out } = await project.run("generate")
    expect(code).toBe(1)
    expect(out).toMatch(/generated\/notes\.md +unknown-file/)
    expect(changedPaths(before, project.snapshot())).toEqual([])
    project.remove("generated/notes.md")
    expect((await project.run("generate")).code).toBe(0)
    for (const path of old) expect(project.snapshot().has(path)).toBe(false)
    expect(await driftsOf(project)).toEqual([])
  })

  it("fault 10: keeps an orphan that somebody edited, and all of them when nothing proves whose they are", async () => {
    const edited = copyOf(hostile())
    edited.edit("catalog/payloads.ts", 'name: "words"', 'name: "phrases"')
    edited.write(words, `${edited.read(words)}// by hand\n`)
    expect((await edited.run("generate")).code).toBe(1)
    expect(edited.read(words)).toContain("// by hand")
    const unproven = copyOf(hostile())
    unproven.edit("catalog/payloads.ts", 'name: "words"', 'name: "phrases"')
    unproven.remove("generated/manifest.txt")
    expect((await unproven.run("generate")).code).toBe(1)
    expect(unproven.snapshot().has(words)).toBe(true)
  })

  it("fault 12: sees files that version control does not know, ignores, or cannot be asked about", async () => {
    const project = copyOf(hostile())
    project.write(".git/HEAD", "ref: refs/heads/main\n")
    project.write(".gitignore", "generated/\npages/\n")
    project.write("catalog/more.ts", moreText)
    vi.stubEnv("PATH", "")
    const found = await classesOf(project)
    expect(found).toContain("missing generated/contracts/hostile/more.ts")
    expect(found).toContain("missing generated/schemas/hostile/more.schema.json")
    expect((await project.run("generate")).code).toBe(0)
    expect(await driftsOf(project)).toEqual([])
  })

  it("fault 13: says of each class of drift where, why and what mends it", async () => {
    const project = copyOf(hostile())
    const table = "generated/tables/hostile/cells.json"
    const eol = "generated/tables/hostile/lanes.json"
    const conflict = "generated/schemas/wild/free.schema.json"
    const folder = "generated/schemas/wild/note.schema.json"
    const link = "generated/contracts/wild/note.ts"
    project.edit("catalog/payloads.ts", 'name: "words"', 'name: "phrases"')
    project.edit(table, '"title"', '"titel"')
    project.write(eol, project.read(eol).replaceAll("\n", "\r\n"))
    project.write("generated/facts/axes.ts", project.read("generated/facts/axes.ts").replaceAll("  ", "    "))
    project.write(conflict, `<<<<<<< ours\n${project.read(conflict)}=======\n>>>>>>> theirs\n`)
    for (const path of [folder, link]) rmSync(join(project.folder, path))
    mkdirSync(join(project.folder, folder))
    symlinkSync(join(project.folder, table), join(project.folder, link))
    project.write("generated/notes.md", "mine\n")
    project.write(
      page,
      `${project.read(page).replace("| cell-1 | ", "| cell-0 | ").replace("{/* generated:lanes */}", "")}
{/* generated:unheard-of */}
{/* /generated:unheard-of */}

${open}
{/* generated:inner */}
{/* /generated:inner */}
${close}
`,
    )
    const drifts = await driftsOf(project)
    const classes = [...new Set(drifts.map(({ code }) => code))].toSorted()
    expect(classes).toEqual(
      expect.arrayContaining([
        "changed",
        "conflict",
        "eol",
        "missing",
        "not-a-file",
        "orphan",
        "reformatted",
        "region-nested",
        "region-unclosed",
        "region-unknown",
        "unknown-file",
      ]),
    )
    for (const { code, file, what, fix } of drifts) {
      expect(what, code).toContain(file)
      expect(what.length, code).toBeGreaterThan(file.length + 10)
      expect(fix, code).toMatch(/\S{3,} \S+/)
    }
    const { out } = await project.run("generate", "--check")
    const lines = out.split("\n")
    for (const { code, file } of drifts) {
      const at = lines.findIndex((line) => line.startsWith(`drift  ${file} `) && line.includes(` ${code} `))
      expect(lines[at], code).toMatch(new RegExp(` ${code} +\\S+`))
    }
    const byHand = drifts.filter(({ fix }) => !fix.startsWith("run "))
    expect(byHand.length).toBeGreaterThan(3)
    expect(lines.filter((line) => /^ {2}Fix {2}\S/.test(line))).toHaveLength(byHand.length)
    expect(lines.at(-2)).toMatch(/^\d+ places differ from the catalog\. .*run: checkfu generate$/)
  })

  it("fault 14: a run that is killed between two writes, or in one, leaves every file old or new", async () => {
    const renamed = copyOf(hostile())
    renamed.edit("catalog/payloads.ts", 'name: "words"', 'name: "phrases"')
    renamed.edit("catalog/cells.ts", 'literal: "9"', 'literal: "nine"')
    const standing = renamed.snapshot()
    const wanted = copyOf(renamed)
    expect((await wanted.run("generate")).code).toBe(0)
    const after = wanted.snapshot()
    const changed = changedPaths(standing, after).length
    expect(changed).toBeGreaterThan(8)
    let stopped = 0
    for (let writes = 1; writes <= changed; writes += 3) {
      const project = copyOf(renamed)
      torn.writesLeft = writes
      const { code } = await project.run("generate")
      torn.writesLeft = Infinity
      if (code !== 0) stopped += 1
      for (const [path, text] of project.snapshot())
        if (madeFor(path) === null) expect([standing.get(path), after.get(path)], path).toContain(text)
      project.write("dirty.txt", "an edit that is not committed\n")
      expect((await project.run("generate")).code).toBe(0)
      expect(changedPaths(after, project.snapshot())).toEqual(["dirty.txt"])
    }
    expect(stopped).toBeGreaterThan(2)
  })

  it("fault 14: the first file of all is not special", async () => {
    const project = copyOf(hostile())
    project.remove(first)
    torn.writesLeft = 1
    expect((await project.run("generate")).code).toBe(2)
    torn.writesLeft = Infinity
    expect(await classesOf(project)).toEqual(expect.arrayContaining([`missing ${first}`]))
    expect((await project.run("generate")).code).toBe(0)
    expect(changedPaths(hostile().snapshot(), project.snapshot())).toEqual([])
  })
})
