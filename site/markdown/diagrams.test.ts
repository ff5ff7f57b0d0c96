import { createProcessor } from "@mdx-js/mdx"
import type { Root } from "hast"
import { toHtml } from "hast-util-to-html"
import { describe, expect, it } from "vitest"
import { diagrams } from "./diagrams.ts"

async function html(text: string): Promise<string> {
  let made = ""
  const collect = () => (tree: Root) => void (made = toHtml(tree))
  await createProcessor({ remarkPlugins: [diagrams], rehypePlugins: [collect] }).process(text)
  return made
}

const flow = '```mermaid alt="a leads to b"\nflowchart LR\n  a[one] --> b[two]\n```'
const sequence = '```mermaid alt="a asks b"\nsequenceDiagram\n  a->>b: ask\n  b-->>a: tell\n```'

describe("a diagram", () => {
  it("is drawn inside the page, said in words, and fetches nothing", async () => {
    const drawn = await html(`${flow}\n\n${sequence}`)
    expect(drawn.match(/<figure class="diagram" role="img" aria-label="a leads to b" tabindex="0"><svg/g)).toHaveLength(
      1,
    )
    expect(drawn.match(/<svg/g)).toHaveLength(2)
    expect(drawn.replaceAll("http://www.w3.org/2000/svg", "")).not.toMatch(/@import|https?:|url\((?!#)/)
  })

  it("keeps its styles and its ids to itself", async () => {
    const drawn = await html(`${flow}\n\n${flow}`)
    const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of drawn.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
    const rules = [...drawn.matchAll(/<style>([^]*?)<\/style>/g)].flatMap(
      ([, css = ""]) => css.match(/^.*(?= \{)/gm) ?? [],
    )
    expect(rules.filter((selector) => !selector.trim().startsWith(".diagram "))).toEqual([])
  })

  it("is refused without words", async () => {
    await expect(html(flow.replace(' alt="a leads to b"', ""))).rejects.toThrow("says nothing in words")
  })
})
