import { compile } from "@mdx-js/mdx"
import { toString } from "mdast-util-to-string"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { describe, expect, it } from "vitest"
import { mdxOf } from "./own-markdown.ts"

const written = [
  "A set {a, b} where a < b, as `{code} <T>` and ``a ` {b}`` show; \\{ stays.",
  "",
  "export is a word here, and import too.",
  "",
  "import goods first.",
  "",
  "| `a | b` | {c} |",
  "| - | - |",
  "| 1 <2 | [e](/f) |",
  "",
  "~~~~ts",
  "const a = { b: `<T>` }",
  "```",
  "export {}",
  "~~~~",
  "",
  "Then a <= b.",
].join("\n")

describe("Markdown of this project's own", () => {
  it("says the same as MDX as it says as Markdown", async () => {
    const mdx = mdxOf(written)
    await expect(compile(mdx, { remarkPlugins: [remarkGfm] })).resolves.toBeDefined()
    const asMdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(mdx)
    const asMarkdown = unified().use(remarkParse).use(remarkGfm).parse(written)
    expect(asMdx.children.map(({ type }) => type)).toEqual(asMarkdown.children.map(({ type }) => type))
    expect(asMdx.children.map((node) => toString(node))).toEqual(asMarkdown.children.map((node) => toString(node)))
  })

  it("stays as it is in code, fenced or inline, and where nothing needs to be escaped", () => {
    for (const text of [
      "```ts\na = { b: <T> }\n```",
      "`{a}` and ``<b> ` c``",
      "Plain words.\n\n- a list\n- `of` two",
      "",
    ])
      expect(mdxOf(text)).toBe(text)
  })

  it("escapes what MDX would read as an expression, a tag or a module statement", () => {
    expect(mdxOf("{a} <b> \\{c}")).toBe("\\{a\\} \\<b> \\{c\\}")
    expect(mdxOf("import a\nexport b\nexports c")).toBe("&#x69;mport a\n&#x65;xport b\nexports c")
  })
})
