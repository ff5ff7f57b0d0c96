import { createProcessor } from "@mdx-js/mdx"
import type { Root } from "hast"
import { toString } from "hast-util-to-string"
import remarkGfm from "remark-gfm"
import { visit } from "unist-util-visit"
import { describe, expect, it } from "vitest"
import type { ExplainedTable } from "../explanations/explained.ts"
import { explainedTables } from "./explained-tables.ts"

const cells = (...texts: readonly [string, string][]): ExplainedTable["rows"][number]["cells"] =>
  texts.map(([column, text]) => ({ column, text, reasons: [], turns: "" }))
const table: ExplainedTable = {
  contract: "acme",
  name: "wires",
  title: "Wires",
  page: null,
  summary: "",
  region: "acme/wires",
  columns: ["Entry", "seer"],
  rows: [
    { key: "golem", fact: "harness/golem", cells: cells(["Entry", "golem"], ["seer", "no"]) },
    { key: "puppet", fact: "harness/puppet", cells: cells(["Entry", "puppet"], ["seer", "yes"]) },
  ],
}
const whole = "| Entry | seer |\n| - | - |\n| golem | no |\n| puppet | yes |"
const inRegion = `{/* generated:acme/wires */}\n${whole}\n{/* /generated:acme/wires */}`

/** The links of a page as `text → address`. */
async function links(path: string, text: string): Promise<readonly string[]> {
  const found: string[] = []
  const collect = () => (tree: Root) =>
    visit(tree, "element", (node) => {
      if (node.tagName === "a") found.push(`${toString(node)} → ${String(node.properties["href"])}`)
    })
  const rehypePlugins = [[explainedTables, { tables: [table] }], collect] as never
  await createProcessor({ remarkPlugins: [remarkGfm], rehypePlugins }).process({ path: `/w/docs/${path}`, value: text })
  return found
}

const all = [
  "golem → /explain/acme/wires#golem--entry",
  "no → /explain/acme/wires#golem--seer",
  "puppet → /explain/acme/wires#puppet--entry",
  "yes → /explain/acme/wires#puppet--seer",
]

describe("the cells of a generated table", () => {
  it("lead to their explanations in a region, and no table outside of it does", async () => {
    expect(await links("concepts/a.mdx", inRegion)).toEqual(all)
    expect(await links("concepts/a.mdx", `${inRegion}\n\n${whole}`)).toEqual(all)
  })

  it("lead there on the page that shows the table whole, where a link of theirs stays", async () => {
    const linked = whole.replace("golem", "[golem](/reference/harnesses/golem)")
    expect(await links("reference/tables/acme/wires.mdx", linked)).toEqual([
      "golem → /reference/harnesses/golem",
      "? → /explain/acme/wires#golem--entry",
      ...all.slice(1),
    ])
  })

  it("lead there on the page of a row's fact and on that of a column's", async () => {
    const about = "Wires. The whole table: [`wires`](/reference/tables/acme/wires)."
    const own = await links(
      "reference/harnesses/puppet.mdx",
      `${about}\n\n| Column | Value |\n| - | - |\n| seer | yes |`,
    )
    expect(own.slice(1)).toEqual(["yes → /explain/acme/wires#puppet--seer"])
    const column = "| Entry | seer |\n| - | - |\n| golem | no |\n| puppet | yes |"
    const across = await links("reference/providers/seer.mdx", `${about}\n\n${column}`)
    expect(across.slice(1)).toEqual([all[1], all[3]])
  })

  it("refuse to lead to an explanation of something else", async () => {
    await expect(links("concepts/a.mdx", inRegion.replace("yes", "no"))).rejects.toThrow(
      'concepts/a.mdx says "no" where the catalog says "yes"; run: pnpm generate',
    )
    await expect(links("concepts/a.mdx", inRegion.replace("| puppet | yes |\n", ""))).rejects.toThrow("rows")
  })
})
