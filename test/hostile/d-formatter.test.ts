import { mkdirSync, renameSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { padded, widthOf } from "../../generators/report/width.ts"
import { changedLines, emptyProject, projectIn } from "../e2e/scratch.ts"
import { copyOf, generatedHostile, generatedTexts, writeHostile } from "./project.ts"

const page = "pages/start.mdx"

describe("formatters", () => {
  const hostile = generatedHostile()

  it("fault 19: what is configured above or in the project's folder changes nothing", async () => {
    const above = emptyProject()
    above.write(".prettierrc", '{ "useTabs": true, "semi": true, "printWidth": 20, "singleQuote": true }\n')
    above.write(".editorconfig", "root = true\n[*]\nindent_style = tab\nend_of_line = crlf\n")
    above.write("prettier.config.js", "throw new Error('read')\n")
    above.write("package.json", '{ "type": "commonjs", "prettier": { "tabWidth": 8 }, "browserslist": "ie 6" }\n')
    above.write("tsconfig.json", '{ "compilerOptions": { "target": "ES5", "paths": { "*": ["./nowhere/*"] } } }\n')
    mkdirSync(join(above.folder, "inner"))
    const project = projectIn(join(above.folder, "inner"))
    writeHostile(project)
    for (const name of [".prettierrc", ".editorconfig", "tsconfig.json"]) project.write(name, above.read(name))
    expect(await project.run("generate")).toMatchObject({ code: 0, err: "" })
    expect(generatedTexts(project)).toEqual(generatedTexts(hostile()))
    renameSync(join(above.folder, "inner"), join(above.folder, "moved"))
    expect((await projectIn(join(above.folder, "moved")).run("generate", "--check")).code).toBe(0)
  })

  it("fault 20: a longer cell changes its own line and no other", async () => {
    const project = copyOf(hostile())
    const long = "a".repeat(300)
    project.edit("catalog/cells.ts", 'literal: "9"', `literal: "${long}"`)
    expect((await project.run("generate")).code).toBe(0)
    const { gone, come } = changedLines(hostile().read(page), project.read(page))
    expect(gone).toEqual(["| cell-83 | 9 | 9 |"])
    expect(come).toEqual([`| cell-83 | ${long} | ${long} |`])
    const rows = project
      .read(page)
      .split("\n")
      .filter((line) => line.startsWith("| cell-"))
    expect(rows.length).toBeGreaterThan(50)
  })

  it("fault 20: a new row is one line more", async () => {
    const project = copyOf(hostile())
    project.write(
      "catalog/more.ts",
      'import { term } from "checkfu-catalog/kinds"\n\n/** One more. */\nexport const more = term({ vocabulary: "cells", name: "cell-50-more", literal: "日本" })\n',
    )
    expect((await project.run("generate")).code).toBe(0)
    const { gone, come } = changedLines(hostile().read(page), project.read(page))
    expect([gone, come]).toEqual([[], ["| cell-50-more | 日本 | 日本 |"]])
  })

  it("fault 21: wide, joined and combining characters are aligned nowhere but in a terminal, by one measure", async () => {
    expect(["日本", "👨‍👩‍👧", "aʊ̯x", "🇯🇵", "é", "e\u0301", ""].map(widthOf)).toEqual([4, 2, 3, 2, 1, 1, 0])
    for (const row of hostile()
      .read(page)
      .split("\n")
      .filter((line) => line.startsWith("| cell-")))
      expect(row).not.toMatch(/\S {2,}\|/)
    expect(hostile().read(page)).toContain("| cell-60 | 👨‍👩‍👧 | 👨‍👩‍👧 |\n| cell-61 | aʊ̯x | aʊ̯x |\n")
    const project = copyOf(hostile())
    const paths = ["generated/a.md", "generated/日本.md", "generated/👨‍👩‍👧.md", "generated/aʊ̯x.md"]
    for (const path of paths) project.write(path, "mine\n")
    const { out } = await project.run("generate", "--check")
    const widest = Math.max(...paths.map(widthOf))
    for (const path of paths) expect(out).toContain(`drift  ${padded(path, widest)}   unknown-file`)
    expect(padded("日本", 6)).toBe("日本  ")
  })

  it("fault 21: what changed is told on lines of its own, aligned by the same measure, whatever the texts hold", async () => {
    const project = copyOf(hostile())
    project.edit("catalog/cells.ts", 'literal: "aʊ̯x"', 'literal: "a\\n\\u001b[2J\\u202eb"')
    project.edit("catalog/published.ts", 'member("Text", "literal")', 'member("日本", "literal")')
    const { code, out } = await project.run("generate")
    expect(code).toBe(0)
    expect(out).toContain(String.raw`a\n\u001b[2J\u202eb`)
    expect(out).not.toMatch(/[^\n\P{Cc}]|\u202e/u)
    project.edit("catalog/cells.ts", String.raw`literal: "a\n\u001b[2J\u202eb"`, 'literal: "plain"')
    const moved = (await project.run("generate")).out.split("\n").filter((line) => line.includes(" × "))
    expect(moved.length).toBeGreaterThan(1)
    expect(new Set(moved.map((line) => widthOf(line.slice(0, line.indexOf("   "))))).size).toBeGreaterThan(1)
    expect(new Set(moved.map((line) => widthOf(line.slice(0, line.indexOf(" → ")).replace(/\S+$/, "")))).size).toBe(1)
  })
})
