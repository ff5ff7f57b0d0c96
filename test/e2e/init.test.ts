import { mkdirSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { check } from "prettier"
import { describe, expect, it } from "vitest"
import { bundled } from "../support/run-emitted.ts"
import { changedPaths, emptyProject } from "./scratch.ts"

const begun = [
  "catalog/catalog.config.ts",
  "catalog/contracts/acme/contract.ts",
  "catalog/contracts/acme/slots/greeting.ts",
  "catalog/tsconfig.json",
]

describe("init", () => {
  it("begins a catalog that generates as it stands, in the house style, and says what comes next", async () => {
    const project = emptyProject()
    const { code, out, err } = await project.run("init", "acme")
    expect({ code, err }).toEqual({ code: 0, err: "" })
    expect([...project.snapshot().keys()]).toEqual(begun)
    expect(out.startsWith(begun.map((path) => `Wrote ${path}\n`).join(""))).toBe(true)
    expect(out).toContain("  1. Run checkfu generate: ")
    for (const path of begun)
      expect(await check(project.read(path), { semi: false, printWidth: 120, filepath: path }), path).toBe(true)
    expect(await project.run("generate")).toMatchObject({ code: 0, err: "" })
    expect(await project.run("generate", "--check")).toEqual({ code: 0, out: "", err: "" })
  })

  it("gives a decoder that accepts and refuses", async () => {
    const project = emptyProject()
    await project.run("init")
    await project.run("generate")
    const files = new Map(
      [...project.snapshot()]
        .filter(([path]) => path.startsWith("output/") && path.endsWith(".ts"))
        .map(([path, text]) => [path.slice("output/".length), text]),
    )
    const code = await bundled(files, "contracts/acme/greeting.ts")
    const { decodeGreeting } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      readonly decodeGreeting: (input: unknown) => { readonly ok: boolean }
    }
    expect(decodeGreeting({ text: "good morning", cheerful: true }).ok).toBe(true)
    for (const wrong of [{}, { text: "" }, { text: "hi", loud: true }, null])
      expect(decodeGreeting(wrong).ok).toBe(false)
  })

  it.each(["contract", "greeting", "meta", "big-rival", "class"])("takes the name %s", async (name) => {
    const project = emptyProject()
    const { code, out } = await project.run("init", name)
    if (code === 1) return expect(out).toContain("error names/")
    expect(await project.run("generate")).toMatchObject({ code: 0 })
  })

  it("refuses a name that the rules refuse, and writes nothing", async () => {
    const project = emptyProject()
    for (const name of ["Acme", "con", "../up", "a b"]) {
      const { code, out } = await project.run("init", name)
      expect({ name, code }).toEqual({ name, code: 1 })
      expect(out).toContain("error names/")
    }
    expect([...project.snapshot().keys()]).toEqual([])
  })

  it("touches nothing that is there, and generates into folders that nobody uses", async () => {
    const project = emptyProject()
    for (const path of ["package.json", "tsconfig.json", "output/mine.txt", "docs/mine.md"]) project.write(path, "{}\n")
    const before = project.snapshot()
    expect(await project.run("init", "acme")).toMatchObject({ code: 0 })
    expect(changedPaths(before, project.snapshot())).toEqual(begun)
    expect(project.read("catalog/catalog.config.ts")).toContain('config({ out: "generated", docs: "pages" })')
    expect(await project.run("generate")).toMatchObject({ code: 0 })
    for (const [path, text] of before) expect(project.read(path)).toBe(text)
  })

  it("leaves a folder alone that holds something, and takes another one that is named", async () => {
    const project = emptyProject()
    project.write("catalog/shop.ts", "export const shop = 1\n")
    const before = project.snapshot()
    const refused = await project.run("init", "acme")
    expect(refused).toEqual({
      code: 2,
      out: "",
      err: "checkfu: catalog is there already, and is left as it is; name another folder with --catalog\nTry: checkfu help init\n",
    })
    expect(project.snapshot()).toEqual(before)
    expect(await project.run("init", "acme", "--catalog", "promises/")).toMatchObject({ code: 0 })
    expect(await project.run("generate", "--catalog", "promises")).toMatchObject({ code: 0 })
    expect(await project.run("init", "acme", "--catalog", "promises")).toMatchObject({ code: 2 })
  })

  it.each(["/tmp/elsewhere", "..", "../elsewhere", ".", "", "a\\b", "C:/x"])(
    "stays inside the project: --catalog %j is refused",
    async (folder) => {
      const project = emptyProject()
      expect(await project.run("init", "acme", "--catalog", folder)).toMatchObject({ code: 2 })
      expect([...project.snapshot().keys()]).toEqual([])
    },
  )

  it("follows no link out of the project", async () => {
    const [project, outside] = [emptyProject(), emptyProject()]
    mkdirSync(join(outside.folder, "empty"))
    symlinkSync(join(outside.folder, "empty"), join(project.folder, "catalog"))
    expect(await project.run("init", "acme")).toMatchObject({ code: 2 })
    expect([...outside.snapshot().keys()]).toEqual([])
  })
})
