import * as fc from "fast-check"
import type { Nodes } from "mdast"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { describe, expect, it } from "vitest"
import { closingOf, contentOf, findRegions, openingOf, splice, spliceAll } from "./regions.ts"

const names = (text: string) => findRegions(text).regions.map(({ name }) => name)
const faults = (text: string) => findRegions(text).faults.map(({ class: of, name, line }) => `${of} ${name} ${line}`)
const page = (...lines: readonly string[]) => `${lines.join("\n")}\n`

function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node)
  if ("children" in node) for (const child of node.children) visit(child, see)
}

describe("regions of a page", () => {
  it("are found by name and line, with what stands between their comments", () => {
    const text = page("# Title", "", "{/* generated:vendor/rows */}", "old", "{/* /generated:vendor/rows */}", "after")
    const { regions, faults: wrong } = findRegions(text)
    expect(wrong).toEqual([])
    expect(regions).toMatchObject([{ name: "vendor/rows", line: 3 }])
    expect(regions.map((region) => contentOf(text, region))).toEqual(["\nold\n"])
  })

  it("may be empty, stand at either end of the page, be indented, and hold CRLF", () => {
    expect(names("{/* generated:x */}\n{/* /generated:x */}")).toEqual(["x"])
    expect(names("  {/*generated:x*/}\t\r\nold\r\n{/* /generated:x */}  \r\n")).toEqual(["x"])
  })

  it.each([
    ["backtick fences", page("```mdx", openingOf("x"), "```")],
    ["tilde fences", page("~~~", openingOf("x"), "```", "~~~")],
    ["longer fences that hold shorter ones", page("`````", "```", openingOf("x"), "```", openingOf("y"), "`````")],
    [
      "fences in lists and quotations",
      page("- ```", `  ${openingOf("x")}`, "  ```", "> ```", `> ${openingOf("y")}`, "> ```"),
    ],
    ["fences that nothing closes", page("```", openingOf("x"))],
    ["inline code", page(`Write \`${openingOf("x")}\` on its own line.`, `\`${openingOf("y")}\``)],
    ["lines with other text", page(`see ${openingOf("x")}`, `${openingOf("y")} here`)],
    ["front matter", page("---", "title: |", openingOf("x"), "---")],
  ])("are not looked for in %s", (_, text) => {
    expect(findRegions(text)).toEqual({ regions: [], faults: [] })
  })

  it("are found after inline backticks that open no fence", () => {
    expect(names(page("```inline``` code", openingOf("x"), closingOf("x")))).toEqual(["x"])
  })

  it.each([
    [page(openingOf("a"), openingOf("b"), closingOf("b"), closingOf("a")), ["region-nested b 2"], ["a"]],
    [page(openingOf("a"), openingOf("b"), closingOf("b")), ["region-unclosed a 1"], ["b"]],
    [page(openingOf("a"), openingOf("b"), closingOf("a")), ["region-unclosed b 2"], ["a"]],
    [
      page(openingOf("a"), openingOf("b"), closingOf("a"), closingOf("b")),
      ["region-unclosed b 2", "region-unclosed b 4"],
      ["a"],
    ],
    [page("text", closingOf("a")), ["region-unclosed a 2"], []],
    [page(openingOf("a"), closingOf("a"), openingOf("a"), closingOf("a")), ["region-duplicate a 3"], ["a"]],
    [page(openingOf("a"), openingOf("a"), closingOf("a"), closingOf("a")), ["region-nested a 2"], ["a"]],
    [page("```", openingOf("a"), "```", closingOf("a")), ["region-unclosed a 4"], []],
  ])("are faulty in %j", (text, expected, sound) => {
    expect(faults(text)).toEqual(expected)
    expect(names(text)).toEqual(sound)
  })

  it("agree with the MDX parser on what is a comment", () => {
    const parser = unified().use(remarkParse).use(remarkMdx)
    const line = fc.constantFrom(
      "text",
      "",
      "`",
      "``",
      "```",
      "~~~",
      "````",
      "- item",
      openingOf("x"),
      closingOf("x"),
      `\`${openingOf("x")}\``,
      `a ${openingOf("x")} b`,
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = `start\n\n${lines.join("\n")}\n`
        const comments: (number | undefined)[] = []
        visit(parser.parse(text), (node) => {
          if (node.type === "mdxFlowExpression" && node.value === "/* generated:x */")
            comments.push(node.position?.start.line)
        })
        const { regions, faults: wrong } = findRegions(text)
        const all = text.split("\n")
        const seen = [...regions, ...wrong]
          .map(({ line: at }) => at)
          .filter((at) => all[at - 1]?.includes("{/* generated:x"))
        expect(seen.toSorted((left, right) => left - right)).toEqual(comments)
      }),
      { numRuns: 500 },
    )
  })

  it("are found in linear time in a page of 100,000 unpaired comments", () => {
    const opened = Array.from({ length: 100_000 }, (_, index) => openingOf(`r${index}`))
    const text = `${opened.join("\n")}\n${`${closingOf("z")}\n`.repeat(100_000)}`
    const start = performance.now()
    expect(findRegions(text).faults).toHaveLength(200_000)
    expect(performance.now() - start).toBeLessThan(3_000)
  })
})

const prose = fc.array(
  fc.constantFrom("word", "", "# Heading", "| a | b |", "`code`", "{/* a note */}", "é👍", "  indented"),
  { maxLength: 6 },
)
const ending = fc.constantFrom("\n", "\r\n")

describe("splicing", () => {
  it("puts exactly one line feed on either side and leaves every other byte alone, also in CRLF prose", () => {
    fc.assert(
      fc.property(prose, prose, ending, prose, prose, (before, after, eol, old, now) => {
        const head = before.map((line) => line + eol).join("")
        const tail = after.map((line) => eol + line).join("")
        const text = `${head}${openingOf("x")}${eol}${old.map((line) => line + eol).join("")}${closingOf("x")}${tail}`
        const [region] = findRegions(text).regions
        if (region === undefined) throw new Error("no region")
        const newText = now.join("\n")
        const spliced = splice(text, region, newText)
        expect(spliced).toBe(`${head}${openingOf("x")}\n${newText}\n${closingOf("x")}${tail}`)
        const [again] = findRegions(spliced).regions
        expect(again === undefined ? null : contentOf(spliced, again)).toBe(`\n${newText}\n`)
        expect(again === undefined ? null : splice(spliced, again, newText)).toBe(spliced)
      }),
    )
  })

  it("of several regions at once is the same as of one after the other", () => {
    const text = page(
      "a",
      openingOf("x"),
      "1",
      closingOf("x"),
      "b",
      openingOf("y"),
      closingOf("y"),
      openingOf("z"),
      "3",
      closingOf("z"),
    )
    const all = spliceAll(
      text,
      findRegions(text).regions,
      new Map([
        ["x", "one"],
        ["z", "three\nfour"],
      ]),
    )
    expect(all).toBe(
      page(
        "a",
        openingOf("x"),
        "one",
        closingOf("x"),
        "b",
        openingOf("y"),
        closingOf("y"),
        openingOf("z"),
        "three",
        "four",
        closingOf("z"),
      ),
    )
  })
})
