import { compile } from "@mdx-js/mdx"
import * as fc from "fast-check"
import type { Root, TableCell } from "mdast"
import { toString } from "mdast-util-to-string"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { describe, expect, it } from "vitest"
import { code, headingText, joined, link, paragraphText, prose, tableText, text } from "./markdown.ts"
import type { Phrase } from "./markdown.ts"

const hostile: readonly string[] = [
  "a|b",
  "||",
  "|",
  "\\|",
  "\\\\|",
  "ends in \\",
  "ends in \\\t",
  "\\",
  "`",
  "``",
  "a `b` c",
  '["<","`"]',
  "{no one/a team}",
  "Array<string | {a: 1}>",
  "<T>",
  "</T>",
  "<>",
  "a < b && c > d",
  "<!-- c -->",
  "{/* c */}",
  "{",
  "}",
  "${a}",
  "first\nsecond",
  "first\r\nsecond",
  "blank\n\nline",
  "\nfirst",
  "last\n",
  " leading",
  "trailing ",
  "   ",
  "\ttab\t",
  "&amp;",
  "&lt;b&gt;",
  "&#x20;",
  "&copy",
  "*a*",
  "**a**",
  "_a_",
  "__a__",
  "a_b_c",
  "_a",
  "snake_case_ _x",
  "~a~",
  "~~a~~",
  "$x$ and $$y$$",
  "[a](b)",
  "![a](b)",
  "[^1]",
  "[ ] task",
  "https://example.com/a_b?c=d&e=f",
  "www.example.com",
  "a@example.com",
  "# heading",
  "## heading ##",
  "> quote",
  "- item",
  "+ item",
  "1. item",
  "---",
  "===",
  "|-|-|",
  ":-:",
  "import a from 'b'",
  "export const a = 1",
  "exports",
  ":::note",
  "```js",
  "日本",
  "👨‍👩‍👧",
  "aʊ̯x",
  "e\u0301",
  "\u2028\u2029",
  "\u00a0\u00a0",
  "",
]

const syntax = fc.constantFrom(
  ..."|\\`{}<>&;#*_~$[]()!:@-+=.'\"/ \t\n\r1aEe".split(""),
  "import ",
  "export ",
  "://",
  "www.",
  "<!--",
  "👨‍👩‍👧",
  "\u0301",
)
const anyText = fc.oneof(fc.string({ unit: syntax, maxLength: 24 }), fc.string({ unit: "grapheme", maxLength: 24 }))

describe("a table", () => {
  it.each(hostile)("shows the text %j as it was given", (cell) => {
    expect(readBack([cell, "b"])).toEqual([cell, "b"])
  })

  it.each(hostile)("shows the code %j as it was given", (cell) => {
    expect(readBack([[code(cell)], "b"])).toEqual([cell, "b"])
  })

  it("shows any text, alone or beside others", () => {
    fc.assert(
      fc.property(anyText, anyText, (first, second) => {
        expect(readBack([first, second])).toEqual([first, second])
      }),
      { numRuns: 600 },
    )
  })

  it("shows any run of text, code and links", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (first, second, third) => {
        const cell = [text(first), code(second), link(third, "/a b|{c}")]
        expect(readBack([cell, "b"])).toEqual([first + second + third, "b"])
      }),
      { numRuns: 400 },
    )
  })

  it("keeps code as code, and falls back to text where a span cannot hold it", () => {
    expect(kindsOf("Array<string | {a: 1}>")).toEqual(["inlineCode"])
    expect(kindsOf("a | b")).toEqual(["inlineCode"])
    expect(kindsOf("\\|")).toEqual(["text"])
    expect(kindsOf("a\nb")).toEqual(["text"])
  })

  it("changes one line when one cell grows", () => {
    const rows = Array.from({ length: 50 }, (_, index) => [`row ${index}`, "short"])
    const before = tableText(["a", "b"], rows).split("\n")
    const after = tableText(["a", "b"], rows.with(20, ["row 20", "👨‍👩‍👧 日本 longer than any other cell"])).split("\n")
    expect(after.filter((line, index) => line !== before[index])).toHaveLength(1)
    expect(after).toHaveLength(before.length)
  })

  it("stays readable: names with underscores carry no escapes, and no line feed stands outside", () => {
    expect(tableText(["Entry", "checkpoint"], [["codex", "disk_only"]])).toBe(
      "| Entry | checkpoint |\n| - | - |\n| codex | disk_only |",
    )
  })

  it("compiles as MDX with every hostile cell in it", async () => {
    const rows = hostile.map((cell) => [cell, [code(cell)]] as const)
    await expect(compile(tableText(["text", "code"], rows), { remarkPlugins: [remarkGfm] })).resolves.toBeDefined()
  })
})

describe("headings and paragraphs", () => {
  it.each(hostile)("show %j as one block of text", (value) => {
    const line = value.replaceAll(/\s*[\r\n]\s*/gu, " ")
    const heading = parse(headingText(2, value)).children
    expect(heading.map((node) => [node.type, toString(node).trim()])).toEqual([["heading", line.trim()]])
    const paragraph = parse(paragraphText(value)).children
    expect(paragraph.map((node) => [node.type, toString(node)])).toEqual(value === "" ? [] : [["paragraph", line]])
  })

  it("never begin an import, an export, a directive or an expression", () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const nodes = parse(`before\n\n${paragraphText(value)}\n\nafter`).children
        expect(nodes.map((node) => node.type).filter((type) => type !== "paragraph")).toEqual([])
      }),
      { numRuns: 400 },
    )
  })
})

describe("prose", () => {
  it("reads code between backticks and nothing else", () => {
    expect(prose("the `a|b` *of* {it}").map(({ type }) => type)).toEqual(["text", "inlineCode", "text"])
    expect(prose("no ``code`` here").map(({ type }) => type)).toEqual(["text"])
    expect(prose("an open ` tick").map(({ type }) => type)).toEqual(["text"])
    expect(paragraphText(prose("the `a|b` *of* {it}"))).toBe("the `a|b` \\*of\\* \\{it}")
  })

  it("joins phrases", () => {
    expect(paragraphText(joined([[code("a")], "b"], ", "))).toBe("`a`, b")
  })
})

function parse(markdown: string): Root {
  return unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(markdown)
}

function cellsOf(markdown: string): readonly TableCell[] {
  const [table, ...more] = parse(markdown).children
  expect(more).toEqual([])
  return table?.type === "table" ? (table.children.at(-1)?.children ?? []) : []
}

function kindsOf(value: string): readonly string[] {
  return cellsOf(tableText(["a"], [[[code(value)]]])).flatMap((cell) => cell.children.map(({ type }) => type))
}

function readBack(cells: readonly Phrase[]): readonly string[] {
  return cellsOf(tableText(["a", "b"], [cells])).map((cell) => toString(cell))
}
