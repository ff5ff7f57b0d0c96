import { compile, evaluate } from "@mdx-js/mdx"
import { toString } from "mdast-util-to-string"
import remarkFrontmatter from "remark-frontmatter"
import remarkGfm from "remark-gfm"
import { describe, expect, it } from "vitest"
import { parse as parseYaml } from "yaml"
import { code, tableText } from "../../generators/text/markdown.ts"
import { nodesOf, textsOf, treeOf } from "./page-tree.ts"
import { generatedHostile, generatedTexts } from "./project.ts"

const start = "pages/start.mdx"
const slots = "pages/deep/slots.mdx"

interface Printed {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

describe("pages", () => {
  const hostile = generatedHostile()
  const printed = (table: string): Printed =>
    JSON.parse(hostile().read(`generated/tables/hostile/${table}.json`)) as Printed
  const tablesIn = (page: string): readonly (readonly (readonly string[])[])[] =>
    nodesOf(treeOf(hostile().read(page)), "table").map(textsOf)
  /** The text of the cell beside a name, wherever in the page's tables that name leads a row. */
  const beside = (page: string, lead: string, column = -1): string =>
    tablesIn(page)
      .flat()
      .find(([first]) => first === lead)
      ?.at(column) ?? "no such row"

  it("fault 22: every text stands in its cell as it was stated, pipes and all, in both readings of the table", () => {
    const cells = printed("cells")
    expect(cells.rows.length).toBeGreaterThan(80)
    const facts = JSON.parse(hostile().read("generated/catalog.json")) as {
      readonly facts: readonly { readonly kind: string; readonly body: { readonly literal: string } }[]
    }
    const literals = facts.facts.filter(({ kind }) => kind === "term").map(({ body }) => body.literal)
    expect(cells.rows.map(([, text]) => text).toSorted()).toEqual(literals.toSorted())
    const [first, second] = tablesIn(start)
    expect(first).toEqual([cells.columns, ...cells.rows])
    const lanes = printed("lanes")
    expect(second).toEqual([lanes.columns, ...lanes.rows])
    expect(tablesIn(slots).at(-1)).toEqual(second)
  })

  it("fault 23: code that a span cannot hold in a cell is text, and says the same", () => {
    const values = ["\\|", "a\\|b", "a\\\\|", "a\nb", "a\r\nb", "", "\\\\|`"]
    const table = tableText(
      ["Code"],
      values.map((value) => [[code(value)]]),
    )
    const [read] = nodesOf(treeOf(table), "table").map(textsOf)
    expect(read).toEqual([["Code"], ...values.map((value) => [value])])
    const catalog = hostile().read("generated/contracts/wild/index.ts")
    expect(catalog).toContain('"wild\\\\|"')
    expect(
      tablesIn(slots)
        .flat()
        .filter(([lead, text]) => lead === "Wire name" && text?.includes("wild\\|")),
    ).toHaveLength(1)
  })

  it("fault 25: a span holds backticks behind a fence of its own length", () => {
    const spans = nodesOf(treeOf(hostile().read(slots)), "inlineCode").map(({ value }) => value)
    for (const value of ["wild/a|b`c`{d}<e>", '["`a`"]', "`"]) expect(spans).toContain(value)
    const values = ["`", "``", "a`b", "`a", "a`", "` `", "<", "|`|"]
    const table = nodesOf(
      treeOf(
        tableText(
          ["Code"],
          values.map((value) => [[code(value)]]),
        ),
      ),
      "inlineCode",
    )
    expect(table.map(({ value }) => value)).toEqual(values)
  })

  it("fault 26: braces and angle brackets neither stop the build nor run", async () => {
    for (const [path, text] of generatedTexts(hostile(), ".mdx")) {
      const plugins = { remarkPlugins: [remarkFrontmatter, remarkGfm] }
      await expect(compile(text, plugins), path).resolves.toBeDefined()
      const element = (type: unknown, props: { readonly children?: unknown }): unknown => [type, props]
      const { default: content } = await evaluate(text, {
        ...plugins,
        Fragment: "fragment",
        jsx: element as never,
        jsxs: element as never,
      })
      content({})
    }
    expect(globalThis).not.toHaveProperty("pwned")
    expect(beside(slots, "expression")).toBe("{globalThis.pwned = 5} Array<string | {a: 1}> <T> {no one/a team}")
    const headings = nodesOf(treeOf(hostile().read(slots)), "heading").map((node) => toString(node))
    expect(headings).toContain("Array<\"a\" | `b` & 'c'=>d> {no one/a team} <!-- c -->")
    expect(headings).toContain("Lanes <!-- c -->")
    const front = parseYaml(/^---\n([^]*?)\n---\n/.exec(hostile().read(slots))?.[1] ?? "") as { readonly title: string }
    expect(front.title).toBe("- Slots: {no one/a team} 'x' \"y\" # z \u2028 */")
  })

  it("fault 27: code in prose stays code, without a backslash before its braces", () => {
    const page = hostile().read(slots)
    expect(page).toContain("`{a}`")
    expect(page).not.toMatch(/`[^`\n|]*\\\{[^`\n|]*`/)
    expect(beside(slots, "code")).toBe("Reads {a}, a | b, \\|, <T> and ${a}.")
    const spans = nodesOf(treeOf(page), "inlineCode").map(({ value }) => value)
    for (const value of ["{a}", "a | b", "<T>", "${a}", "</note> {/* */}"]) expect(spans).toContain(value)
  })

  it("fault 28: comments are those of MDX, and no text becomes a comment, a heading or code of the page", () => {
    for (const [path, text] of generatedTexts(hostile(), ".mdx")) {
      const tree = treeOf(text)
      expect(nodesOf(tree, "html", "mdxjsEsm", "mdxJsxFlowElement", "mdxJsxTextElement"), path).toEqual([])
      const expressions = nodesOf(tree, "mdxFlowExpression", "mdxTextExpression")
      for (const { value } of expressions) expect(value).toMatch(/^\/\* [^*]+ \*\/$/)
      expect(text).not.toMatch(/(?<!\\)<!--(?! c --> \$\{x\})/)
      const headings = nodesOf(tree, "heading")
      expect(headings.filter(({ depth }) => depth === 1)).toEqual([])
    }
    expect(tablesIn(start).flat(2)).toContain("<!-- c -->")
    expect(beside(slots, "table")).toBe(
      "| a | b |\n| - | - |\n\n# Heading\n\n- item\nimport x from 'y'\nexport const z = 1",
    )
  })
})
