import * as nativePath from "node:path"
import { describe, expect, it } from "vitest"
import { toNative } from "../../generators/disk/disk.ts"
import { changedPaths } from "../e2e/scratch.ts"
import { copyOf, driftsOf, generatedHostile, generatedTexts, hostileModules, writeHostile } from "./project.ts"
import { emptyProject } from "../e2e/scratch.ts"
import { loadedOnce, refused, slotText } from "./refusal.ts"

const page = "pages/start.mdx"

describe("line ends and paths", () => {
  const hostile = generatedHostile()
  loadedOnce()

  it("fault 16: carriage returns are a drift of their own, never a difference of whole files, and go again", async () => {
    const project = copyOf(hostile())
    const texts = generatedTexts(project)
    for (const [path, text] of texts) project.write(path, text.replaceAll("\n", "\r\n"))
    const drifts = await driftsOf(project)
    expect(drifts.map(({ code, file }) => `${code} ${file}`)).toEqual([...texts.keys()].map((path) => `eol ${path}`))
    for (const { fix } of drifts) expect(fix).toMatch(/run checkfu generate/)
    const { out } = await project.run("generate", "--check", "--diff")
    expect(out).toContain(".gitattributes")
    expect(out).not.toMatch(/^ *[-+@]/m)
    expect((await project.run("generate")).code).toBe(0)
    expect(changedPaths(hostile().snapshot(), project.snapshot())).toEqual([])
  })

  it("fault 16: a file with both kinds of line end loses nothing, nor does the prose around a region", async () => {
    const project = copyOf(hostile())
    const lines = project.read(page).split("\n")
    project.write(page, lines.map((line, at) => (at % 3 === 0 ? `${line}\r` : line)).join("\n"))
    const table = "generated/tables/hostile/cells.json"
    project.write(table, project.read(table).replace("\n", "\r\n"))
    expect((await driftsOf(project)).map(({ code, file }) => `${code} ${file}`)).toEqual([
      `eol ${table}`,
      `eol ${page}`,
    ])
    expect((await project.run("generate")).code).toBe(0)
    expect(changedPaths(hostile().snapshot(), project.snapshot())).toEqual([])
  })

  it("fault 16: a catalog checked out with carriage returns gives the same files", async () => {
    const project = emptyProject()
    writeHostile(
      project,
      [...hostileModules()].map(([name, text]) => [name, text.replaceAll("\n", "\r\n")] as const),
    )
    expect(await project.run("generate")).toMatchObject({ code: 0, err: "" })
    expect(generatedTexts(project)).toEqual(generatedTexts(hostile()))
  })

  it("fault 17: paths and imports have forward slashes, and only the disk writes them otherwise", () => {
    const texts = generatedTexts(hostile())
    const manifest = hostile().read("generated/manifest.txt")
    expect(manifest).not.toContain("\\")
    for (const [path, text] of texts) {
      expect(path).not.toContain("\\")
      if (!path.endsWith(".ts")) continue
      const sources = [...text.matchAll(/ from (".*")$/gm)].map(([, source = '""']) => JSON.parse(source) as string)
      for (const source of sources) {
        expect(source).toMatch(/^\.{1,2}\/[a-z0-9./-]+\.ts$/)
        const target = nativePath.posix.join(nativePath.posix.dirname(path), source)
        expect([...texts.keys()], `${path} imports ${source}`).toContain(target)
      }
    }
    for (const path of texts.keys()) {
      expect(toNative("C:\\work dir", path, nativePath.win32)).toBe(`C:\\work dir\\${path.replaceAll("/", "\\")}`)
      expect(toNative("/work dir", path, nativePath.posix)).toBe(`/work dir/${path}`)
    }
  })

  it.each(['"a/b"', '"a\\\\b"', '"../b"', '".."', '"con"'])(
    "fault 17: a name that is a path, %s, names no slot",
    async (name) => {
      const mark = /con|a\/b/.test(name) ? "name" : "const"
      const { code, fix } = await refused(slotText("Schema.Boolean", { name, mark }))
      expect(code).toMatch(/^(?:load\/bad-id|names\/invalid)$/)
      expect(fix).toContain("letter")
    },
  )
})
