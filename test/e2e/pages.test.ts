import { readFileSync } from "node:fs"
import { join } from "node:path"
import { compile } from "@mdx-js/mdx"
import type { Nodes, Table } from "mdast"
import { toString } from "mdast-util-to-string"
import remarkFrontmatter from "remark-frontmatter"
import remarkGfm from "remark-gfm"
import { beforeAll, describe, expect, it } from "vitest"
import { parse as parseYaml } from "yaml"
import { rules } from "../../catalog/rules/index.ts"
import { commands } from "../../cli/commands.ts"
import { generation } from "../../generators/generation.ts"
import type { Generation } from "../../generators/generation.ts"
import { bearsHeader } from "../../generators/plan/header.ts"
import { contentOf, findRegions, spliceAll } from "../../generators/plan/regions.ts"
import type { Fact } from "../../model/fact.ts"
import type { Table as Published } from "../../model/table.ts"
import { brokenLinks, readPages, siteOf } from "../site.ts"
import type { SitePage } from "../site.ts"

const root = new URL("../../", import.meta.url).pathname
let made: Generation
let site: readonly SitePage[]

beforeAll(async () => {
  made = await generation({ root, catalog: "catalog" }, commands)
  expect(made.findings.filter(({ severity }) => severity === "error")).toEqual([])
  site = siteOf(pagesOf(made))
}, 60_000)

describe("the pages of this catalog, as they are generated now", () => {
  it("compile as MDX, with a title and a description and nothing that a site of another kind would refuse", async () => {
    for (const page of site) {
      await expect(
        compile(page.text, { remarkPlugins: [remarkFrontmatter, remarkGfm] }),
        page.path,
      ).resolves.toBeDefined()
      const frontMatter: unknown = parseYaml(/^---\n([^]*?)\n---\n/.exec(page.text)?.[1] ?? "")
      const filled = expect.stringMatching(/\S/)
      expect(frontMatter, page.path).toEqual({ title: filled, description: filled })
      expect(page.nodes("mdxjsEsm", "mdxJsxFlowElement", "mdxJsxTextElement", "html"), page.path).toEqual([])
      const expressions = page.nodes("mdxFlowExpression", "mdxTextExpression")
      const others = expressions.filter((node) => !("value" in node && /^\/\*[^]*\*\/$/.test(node.value)))
      expect(others, page.path).toEqual([])
    }
  }, 120_000)

  it("have one anchor for each heading, and no heading of the first level beside the title", () => {
    for (const page of site) {
      expect([...new Set(page.anchors)], page.path).toEqual(page.anchors)
      expect(
        page.nodes("heading").filter((node) => "depth" in node && node.depth === 1),
        page.path,
      ).toEqual([])
      expect(page.text, page.path).not.toMatch(/^(?:=+|-{4,})$/m)
    }
  })

  it("link to pages and headings that exist", () => {
    const broken = site.flatMap((page) => brokenLinks(page, site).map((link) => `${page.path}: ${link}`))
    expect(broken).toEqual([])
  })

  it("are all reached from the first one", () => {
    const byRoute = new Map(site.map((page) => [page.route, page]))
    const reached = new Set(["/"])
    for (const route of reached)
      for (const node of byRoute.get(route)?.nodes("link") ?? [])
        if ("url" in node && node.url.startsWith("/")) reached.add(node.url.split("#")[0] ?? "")
    expect(site.map(({ route }) => route).filter((route) => !reached.has(route))).toEqual([])
  })
})

describe("a table on a page", () => {
  it("reads back, cell by cell, as the table that was made of the facts", () => {
    let regions = 0
    for (const entry of made.plan?.entries ?? []) {
      if (entry.kind !== "region") continue
      const table = tableNamed(entry.region)
      expect(tablesIn(regionOf(pageAt(entry.path), entry.region)), `${entry.path} ${entry.region}`).toEqual([
        textsOf(table),
      ])
      regions += 1
    }
    expect(regions).toBeGreaterThanOrEqual(made.tables.length)
  })

  it("stands on a page of its own with the same cells, whose first ones lead to the pages of their facts", () => {
    for (const table of made.tables) {
      const page = pageAt(`docs/reference/tables/${table.spec.contract}/${table.spec.name}.mdx`)
      expect(tablesIn(page.text)[0], page.path).toEqual(textsOf(table))
      const links = page.nodes("tableCell").flatMap((cell) => ("children" in cell ? cell.children : []))
      const linked = links.filter(({ type }) => type === "link").map((link) => toString(link))
      const known = table.rows.filter(({ fact }) => site.some(({ route }) => route === routeOf(fact)))
      expect(linked, page.path).toEqual(known.map(({ cells }) => cells[0]?.text))
    }
  })

  it("gives its row to the page of the row's fact, and its column to that of the column's", () => {
    const reach = made.tables.find(({ spec }) =>
      spec.columns.some((column) => column.kind === "across" && column.each === "provider"),
    )
    expect(reach).toBeDefined()
    const { columns, rows } = reach as Published
    for (const { fact, cells } of rows)
      expect(tablesIn(pageOf(fact).text)).toContainEqual([
        ["Column", "Value"],
        ...columns.map((column, index) => [column, cells[index]?.text]).slice(1),
      ])
    for (const provider of made.catalog.providers) {
      const index = columns.indexOf(provider.name)
      const column = rows.map(({ cells }) => [cells[0]?.text, cells[index]?.text])
      expect(tablesIn(pageOf(provider.id).text)).toContainEqual([[columns[0], provider.name], ...column])
    }
  })
})

describe("the reference", () => {
  it("has a page for each slot that is served, each harness that may be deployed, each provider, rule and table", () => {
    const { ordered } = made.catalog
    const facts = (...kinds: readonly string[]): readonly Fact[] => kinds.flatMap(ordered)
    const expected = [
      ...facts("slot", "frame").filter(({ body }) => body["source"] === undefined),
      ...facts("harness").filter(({ body }) => body["launchRole"] !== "local_fixture"),
      ...facts("provider", "table"),
      ...rules.map(({ code }) => ({ id: `rule/${code.replace("/", "-")}` })),
    ].map(({ id }) => routeOf(id))
    const listed = /^\/reference\/(?:slots|harnesses|providers|rules|tables)\//
    const found = site.map(({ route }) => route).filter((route) => listed.test(route))
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  it("has every slot that was only seen elsewhere on the page of its contract", () => {
    for (const { kind, name, body } of [...made.catalog.ordered("slot"), ...made.catalog.ordered("frame")]) {
      const source = body["source"] as { readonly url: string } | undefined
      if (source === undefined) continue
      const page = pageAt(
        `docs/reference/observed/${(body["contract"] as { readonly $ref: string }).$ref.slice(9)}.mdx`,
      )
      expect(page.anchors, `${page.path}: ${kind} ${name}`).toContain(name)
      expect(page.nodes("link").map((node) => "url" in node && node.url)).toContain(source.url)
    }
  })

  it("shows each rule as its author wrote it", () => {
    for (const { code, because } of rules) {
      const folder = code.replace("/", "-")
      const page = pageAt(`docs/reference/rules/${folder}.mdx`)
      const written = readFileSync(join(root, "catalog/rules", folder, "page.md"), "utf8")
      const blocks = [...written.matchAll(/^```[^]*?^```$/gm)].map(([block]) => block)
      for (const block of blocks) expect(page.text).toContain(block)
      expect(page.nodes("paragraph").map((node) => toString(node))).toContainEqual(because.replaceAll("`", ""))
    }
  })
})

/** The pages as generation would leave them: the hand-written ones on disk with their regions filled in. */
function pagesOf({ plan }: Generation): ReadonlyMap<string, string> {
  const byHand = [...readPages(join(root, "docs"))].filter(([, text]) => !bearsHeader(text))
  const pages = new Map(byHand)
  const regions = new Map<string, Map<string, string>>()
  for (const entry of plan?.entries ?? []) {
    if (!entry.path.startsWith("docs/")) continue
    const path = entry.path.slice("docs/".length)
    if (entry.kind === "file") pages.set(path, entry.text)
    else regions.set(path, (regions.get(path) ?? new Map<string, string>()).set(entry.region, entry.text))
  }
  for (const [path, texts] of regions) {
    const text = pages.get(path) ?? ""
    const { regions: standing, faults } = findRegions(text)
    expect(faults, path).toEqual([])
    expect(standing.map(({ name }) => name).toSorted(), path).toEqual([...texts.keys()].toSorted())
    pages.set(path, spliceAll(text, standing, texts))
  }
  return pages
}

function pageAt(path: string): SitePage {
  const page = site.find((each) => `docs/${each.path}` === path)
  if (page === undefined) throw new Error(`there is no page ${path}`)
  return page
}

function pageOf(fact: string): SitePage {
  return pageAt(`docs${routeOf(fact)}.mdx`)
}

/** Kinds whose pages lie elsewhere than under their plural. */
const folders: { readonly [kind: string]: string } = { frame: "slots", harness: "harnesses", endpoint: "api" }

/** Where this catalog puts the page of a fact. */
function routeOf(fact: string): string {
  const [kind = "", ...name] = fact.split("/")
  const folder = folders[kind] ?? `${kind}s`
  return `/reference/${folder}/${name.join("/")}`
}

function regionOf({ text }: SitePage, name: string): string {
  const region = findRegions(text).regions.find((each) => each.name === name)
  return region === undefined ? "" : contentOf(text, region)
}

/** The tables of a text as rows of plain texts, their headings first. */
function tablesIn(text: string): readonly (readonly (readonly string[])[])[] {
  const [page] = siteOf(new Map([["text.mdx", text]]))
  const tables = page?.nodes("table").filter((node): node is Table => node.type === "table") ?? []
  return tables.map((table) => table.children.map((row) => row.children.map((cell: Nodes) => toString(cell))))
}

function textsOf({ columns, rows }: Published): readonly (readonly string[])[] {
  return [columns, ...rows.map(({ cells }) => cells.map(({ text }) => text))]
}

/** The table of a region, which has its contract's name before it where that is needed to tell it apart. */
function tableNamed(region: string): Published {
  const named = made.tables.filter(({ spec }) => spec.name === region || `${spec.contract}/${spec.name}` === region)
  expect(named, region).toHaveLength(1)
  return named[0] as Published
}
