import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { compile } from "@mdx-js/mdx"
import type { Nodes } from "mdast"
import { toString } from "mdast-util-to-string"
import remarkFrontmatter from "remark-frontmatter"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { describe, expect, it } from "vitest"
import { parse as parseYaml } from "yaml"
import { headingSlug } from "../model/naming.ts"

const root = new URL("../", import.meta.url)
const pages = readdirSync(new URL("docs", root), { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".mdx"))
  .toSorted()
const texts = new Map(pages.map((path) => [path, readFileSync(new URL(`docs/${path}`, root), "utf8")]))
const anchors = new Map(
  pages.map((path) => [routeOf(path), nodesOf(path, "heading").map((node) => headingSlug(toString(node)))]),
)

describe.each(pages)("the page docs/%s", (path) => {
  it("compiles, with a title and a description and nothing that a site of another kind would refuse", async () => {
    const text = texts.get(path) ?? ""
    await expect(compile(text, { remarkPlugins: [remarkFrontmatter, remarkGfm] })).resolves.toBeDefined()
    expect(parseYaml(/^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? "")).toEqual({
      title: expect.any(String),
      description: expect.any(String),
    })
    expect(nodesOf(path, "mdxjsEsm", "mdxJsxFlowElement", "mdxJsxTextElement", "html")).toEqual([])
    const expressions = nodesOf(path, "mdxFlowExpression", "mdxTextExpression")
    expect(expressions.filter((node) => !("value" in node && /^\/\*[^]*\*\/$/.test(node.value)))).toEqual([])
  })

  it("has one anchor for each heading, and no heading of the first level beside its title", () => {
    const slugs = anchors.get(routeOf(path)) ?? []
    expect([...new Set(slugs)]).toEqual(slugs)
    expect(nodesOf(path, "heading").filter((node) => "depth" in node && node.depth === 1)).toEqual([])
    expect(texts.get(path)).not.toMatch(/^(?:=+|-{4,})$/m)
  })

  it("links to pages and headings that exist", () => {
    const links = nodesOf(path, "link").flatMap((node) => ("url" in node ? [node.url] : []))
    for (const link of links.filter((url) => !/^[a-z]+:/.test(url))) {
      const [route = "", anchor] = link.split("#")
      const target = route === "" ? routeOf(path) : route
      expect([...anchors.keys()], link).toContain(target)
      if (anchor !== undefined) expect(anchors.get(target), link).toContain(anchor)
    }
  })
})

describe("the page on harness extensions", () => {
  it("keeps the address and the anchor that other people link to", () => {
    expect(anchors.get("/concepts/harness-extensions")).toContain("which-harnesses-can-reach-which-model-providers")
  })
})

describe("the page on the first change", () => {
  const guide = texts.get("guides/first-change.mdx") ?? ""

  it("quotes the fact as it stands in its file", () => {
    const stated = readFileSync(new URL("catalog/harnesses/codex.ts", root), "utf8")
    expect(guide).toContain(`\`\`\`ts\n${stated.slice(stated.indexOf("/**"))}\`\`\``)
  })

  it("prints the proof as the command prints it", () => {
    const question = ["explain", "reachability", "codex", "google-ai-studio"]
    const proof = execFileSync(process.execPath, ["cli/launch.js", ...question], { cwd: root, encoding: "utf8" })
    expect(guide).toContain(`pnpm checkfu ${question.join(" ")}\n`)
    expect(guide).toContain(`\`\`\`text\n${proof}\`\`\``)
  })
})

describe.each(["CONTRIBUTING.md", "model/README.md", "README.md"])("%s", (path) => {
  it("links to files that exist", () => {
    const folder = new URL(path, root)
    const links = [...readFileSync(folder, "utf8").matchAll(/\]\(([^)#:]+)\)/g)].map(([, link]) => link ?? "")
    expect(links.filter((link) => !existsSync(new URL(link, folder)))).toEqual([])
  })
})

function routeOf(path: string): string {
  return `/${path.replace(/(?:(?<=^|\/)index)?\.mdx$/, "")}`
}

function nodesOf(path: string, ...types: readonly string[]): readonly Nodes[] {
  const open: Nodes[] = [
    unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).parse(texts.get(path)),
  ]
  const found: Nodes[] = []
  for (let node = open.shift(); node !== undefined; node = open.shift()) {
    if (types.includes(node.type)) found.push(node)
    if ("children" in node) open.unshift(...node.children)
  }
  return found
}
