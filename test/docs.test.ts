import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { commands } from "../cli/commands.ts"
import { turnRules } from "../runtime/worker/index.ts"
import { changedPaths, ownProject } from "./e2e/scratch.ts"
import { readPages, siteOf } from "./site.ts"

const root = new URL("../", import.meta.url)
const site = siteOf(readPages(join(root.pathname, "docs")))
const served = new Set(commands.map(({ name }) => name))
const byRoute = new Map(site.map((page) => [page.route, page]))

describe("the committed pages", () => {
  it("keep the addresses and the anchors that other people link to", () => {
    const kept = [
      ["/concepts/harness-extensions", "which-harnesses-can-reach-which-model-providers"],
      ["/concepts/harnesses-and-models", "what-the-one-shot-floor-cannot-do"],
      ["/concepts/one-horizon-acp-contract", "how-a-turn-ends"],
    ] as const
    for (const [route, anchor] of kept) expect(byRoute.get(route)?.anchors, route).toContain(anchor)
  })

  it("have the heading that each rule of a worker's turn names", () => {
    for (const { id, page } of Object.values(turnRules)) {
      const [route = "", anchor] = page.split("#")
      expect(byRoute.get(route)?.anchors, id).toContain(anchor)
    }
  })

  it("name no command as theirs that this project's command does not have, unless they say that it is only described", () => {
    const silent = site.filter(({ path, text }) => {
      const groups = [...text.matchAll(/^(?:pnpm )?checkfu (\w+)/gm)].map(([, group]) => group ?? "")
      const onlyDescribed = groups.some((group) => !served.has(group)) && !path.startsWith("reference/")
      return onlyDescribed && !text.replaceAll(/\s+/g, " ").includes("described here and served by")
    })
    expect(silent.map(({ path }) => path)).toEqual([])
  })
})

describe("the page on the first change", () => {
  const guide = byRoute.get("/guides/first-change")?.text ?? ""

  it("quotes the fact as it stands in its file", () => {
    const stated = readFileSync(new URL("catalog/harnesses/codex.ts", root), "utf8")
    expect(guide).toContain(`\`\`\`ts\n${stated.slice(stated.indexOf("/**"))}\`\`\``)
  })

  it("prints what the command says of the change, of its refusal and of a broken rule", async () => {
    const [proof, drift, delta, finding] = blocksOf(guide, "text").map((printed) => `${printed}\n`)
    const [, imports = "", dialects = "", ceiling = ""] = blocksOf(guide, "ts")
    const fact = "catalog/harnesses/codex.ts"
    const project = ownProject()
    await project.run("generate")
    const question = ["explain", "reachability", "codex", "google-ai-studio"]
    expect(guide).toContain(`pnpm checkfu ${question.join(" ")}\n`)
    expect((await project.run(...question)).out).toBe(proof)

    project.edit(fact, imports.split("\n").at(-1) ?? "", imports)
    project.edit(fact, "  dialects: [openaiResponses],", dialects)
    const checked = await project.run("generate", "--check")
    expect(checked).toMatchObject({ code: 1, out: drift?.replace("pnpm generate", "checkfu generate") })
    expect(await project.run("generate")).toMatchObject({ code: 0, out: delta })
    expect(await project.run("generate")).toMatchObject({ code: 0, out: "" })

    const before = project.snapshot()
    project.edit(fact, '  ceiling: { multiagent_shared_environment: "false" },', ceiling)
    const { code, out, err } = await project.run("generate")
    expect(code).toBe(1)
    expect(`${out}${err}`).toBe(finding)
    expect(changedPaths(before, project.snapshot())).toEqual([fact])
  }, 60_000)
})

/** The fenced blocks of a page in one language, without their last line feed. */
function blocksOf(page: string, language: string): readonly string[] {
  const blocks = page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)\\n\`\`\`$`, "gm"))
  return [...blocks].map(([, block]) => block ?? "")
}

describe.each(["CONTRIBUTING.md", "model/README.md", "README.md"])("%s", (path) => {
  it("links to files that exist", () => {
    const folder = new URL(path, root)
    const links = [...readFileSync(folder, "utf8").matchAll(/\]\(([^)#:]+)\)/g)].map(([, link]) => link ?? "")
    expect(links.filter((link) => !existsSync(new URL(link, folder)))).toEqual([])
  })
})
