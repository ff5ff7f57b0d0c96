import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { changedLines, changedPaths, copyOwn, projectIn } from "./scratch.ts"
import type { Scratch } from "./scratch.ts"

/** Lets codex speak a second dialect. */
function teachCodexChat(project: Scratch): void {
  project.edit("catalog/harnesses/codex.ts", "dialects: [openaiResponses]", "dialects: [openaiResponses, openaiChat]")
  project.edit(
    "catalog/harnesses/codex.ts",
    'import { openaiResponses } from "../dialects/openai-responses.ts"',
    'import { openaiChat } from "../dialects/openai-chat.ts"\nimport { openaiResponses } from "../dialects/openai-responses.ts"',
  )
}

describe("a changed dialect of codex", () => {
  let project: Scratch
  let before: ReadonlyMap<string, string>
  beforeAll(() => {
    project = projectIn(mkdtempSync(join(tmpdir(), "project-")))
    copyOwn(project)
    before = project.snapshot()
    return () => rmSync(project.folder, { recursive: true, force: true })
  })

  it("comes upon a catalog that is clean, of which a generation writes nothing", async () => {
    expect(await project.run("generate", "--check")).toMatchObject({ code: 0, err: "" })
    expect(await project.run("generate")).toMatchObject({ code: 0 })
    expect(changedPaths(before, project.snapshot())).toEqual([])
  })

  it("is refused by the check, which names the fact behind each drift and writes nothing", async () => {
    teachCodexChat(project)
    const { code, out, err } = await project.run("generate", "--check")
    expect(code).toBe(1)
    expect(out + err).toContain("drift  output/tables/checkfu/reachability.json")
    expect(out + err).toMatch(
      /output\/tables\/checkfu\/reachability\.json +changed +harness\/codex#\/dialects\/openai_chat/,
    )
    expect(out + err).toMatch(/places differ from the catalog\. Run: .*generate/)
    expect(changedPaths(before, project.snapshot())).toEqual(["catalog/harnesses/codex.ts"])
  })

  it("is answered in facts and cells", async () => {
    const { code, out } = await project.run("generate")
    expect(code).toBe(0)
    expect(out).toContain("codex.dialects  + openai_chat")
    expect(out).toMatch(/reachability +codex × google-ai-studio +unreachable → reachable/)
    expect(out).toMatch(/authority widens/)
  })

  it("changes exactly the cells that follow, and digest lines", async () => {
    const after = project.snapshot()
    const changed = changedPaths(before, after)
    expect(changed).toEqual([
      "catalog/harnesses/codex.ts",
      "docs/concepts/harness-extensions.mdx",
      "docs/reference/harnesses/codex.mdx",
      "docs/reference/providers/google-ai-studio.mdx",
      "docs/reference/tables/checkfu/reachability.mdx",
      "output/catalog.json",
      "output/facts/harnesses.ts",
      "output/manifest.txt",
      "output/provenance/checkfu/reachability.json",
      "output/tables/checkfu/reachability.json",
    ])
    const page = changedLines(
      before.get("docs/concepts/harness-extensions.mdx") ?? "",
      after.get("docs/concepts/harness-extensions.mdx") ?? "",
    )
    expect(page.gone).toHaveLength(1)
    expect(page.come).toHaveLength(1)
    const rows = (text: string | undefined): readonly (readonly string[])[] => JSON.parse(text ?? "").rows
    const [was, is] = [before, after].map((files) => rows(files.get("output/tables/checkfu/reachability.json")))
    const moved = is?.flatMap((row, at) =>
      row.flatMap((cell, column) => (cell === was?.[at]?.[column] ? [] : [`${row[0]}: ${cell}`])),
    )
    expect(moved).toEqual(["codex: openai_responses, openai_chat", "codex: reachable"])
    expect(await project.run("generate", "--check")).toMatchObject({ code: 0 })
  })
})
