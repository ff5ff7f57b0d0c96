import { describe, expect, it } from "vitest"
import { changedLines, changedPaths, ownProject } from "./scratch.ts"
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

describe("an unchanged catalog", () => {
  it("is clean, and a second generation writes nothing", async () => {
    const project = ownProject()
    expect(await project.run("generate", "--check")).toMatchObject({ code: 0, err: "" })
    const before = project.snapshot()
    const { code } = await project.run("generate")
    expect(code).toBe(0)
    expect(changedPaths(before, project.snapshot())).toEqual([])
  })
})

describe("a changed dialect of codex", () => {
  it("is refused by the check, which names the fact behind each drift and writes nothing", async () => {
    const project = ownProject()
    teachCodexChat(project)
    const before = project.snapshot()
    const { code, out, err } = await project.run("generate", "--check")
    expect(code).toBe(1)
    expect(out + err).toContain("drift  output/tables/checkfu/reachability.json")
    expect(out + err).toMatch(
      /output\/tables\/checkfu\/reachability\.json +changed +harness\/codex#\/dialects\/openai_chat/,
    )
    expect(out + err).toMatch(/places differ from the catalog\. Run: .*generate/)
    expect(changedPaths(before, project.snapshot())).toEqual([])
  })

  it("is answered in facts and cells", async () => {
    const project = ownProject()
    teachCodexChat(project)
    const { code, out } = await project.run("generate")
    expect(code).toBe(0)
    expect(out).toContain("codex.dialects  + openai_chat")
    expect(out).toMatch(/reachability +codex × google-ai-studio +unreachable → reachable/)
    expect(out).toMatch(/authority widens/)
  })

  it("changes exactly the cells that follow, and digest lines", async () => {
    const project = ownProject()
    const before = project.snapshot()
    teachCodexChat(project)
    await project.run("generate")
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
