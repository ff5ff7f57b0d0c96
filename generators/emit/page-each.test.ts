import { readFileSync } from "node:fs"
import { compile } from "@mdx-js/mdx"
import remarkFrontmatter from "remark-frontmatter"
import remarkGfm from "remark-gfm"
import { describe, expect, it } from "vitest"
import { parse as parseYaml } from "yaml"
import { brokenLinks, siteOf } from "../../test/site.ts"
import type { Catalog, EachPage, Page } from "../../model/catalog.ts"
import type { Fact, FactBody } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import { byHand, catalogOf, contract, noManual, slot, table } from "./page.fixture.ts"
import type { RuleText } from "./page-map.ts"
import { pageEntries } from "./page.ts"

const names = ["contract", "harness", "list", "provider", "rule", "slot", "table"]
const skeletons = Object.fromEntries(
  names.map((name) => [name, readFileSync(new URL(`../../templates/pages/${name}.hbs`, import.meta.url), "utf8")]),
)
const nasty = "*/ {no one/a team} <T> `|\\|` <!-- c --> ${x}\nimport a from 'b'\n\n### \"q\": 'y' --- # \u2028\u0085"

describe("a page for each fact", () => {
  it("stands below the page that lists it, under the fact's own name, and only where the conditions hold", () => {
    const facts = [
      fact("harness", "alpha", { mode: "packaged", summary: "The `first`." }),
      fact("harness", "beta", { mode: "custom" }),
      fact("slot", "acme/ping", { mode: "packaged" }),
    ]
    const where = [{ member: "mode", is: "packaged", not: false }]
    const made = files(facts, [each("agents", { kinds: ["harness", "slot"], where, skeleton: "harness" })])
    expect([...made.keys()]).toEqual(["docs/agents.mdx", "docs/agents/alpha.mdx", "docs/agents/acme/ping.mdx"])
    expect(made.get("docs/agents/alpha.mdx")?.text).toMatch(/^---\ntitle: "alpha"\ndescription: "The first."\n---\n/)
    expect(made.get("docs/agents.mdx")?.text).toContain("| [alpha](/agents/alpha) | The first. |")
    expect(made.get("docs/agents/alpha.mdx")?.facts).toEqual(["harness/alpha", "page/agents"])
    expect(made.get("docs/agents.mdx")?.facts).toEqual(["harness/alpha", "page/agents", "slot/acme/ping"])
  })

  it("shows what the fact states under the names by which proofs know it, and leads to the pages of facts it names", () => {
    const facts = [
      fact("harness", "alpha", {
        supply: { availability: "blocked", image: null },
        likes: [{ $ref: "provider/beta" }, { $ref: "provider/gone" }],
        quick: true,
        none: [],
        limits: [{ axis: "depth", most: 3 }, { axis: "width" }],
      }),
      fact("provider", "beta", { source: { url: "https://beta.example/docs_a_b", reviewedOn: "2026-01-01" } }),
    ]
    const made = files(facts, [
      each("agents", { kinds: ["harness"], skeleton: "harness" }),
      each("makers", { kinds: ["provider"], skeleton: "provider" }),
    ])
    expect(made.get("docs/agents/alpha.mdx")?.text).toContain(
      [
        "| Property | Value |",
        "| - | - |",
        "| `supply.availability` | `blocked` |",
        "| `supply.image` | — |",
        "| `likes` | [`beta`](/makers/beta), `provider/gone` |",
        "| `quick` | yes |",
        "| `none` | none |",
        "",
        "## Limits",
        "",
        "| Axis | Most |",
        "| - | - |",
        "| `depth` | 3 |",
        "| `width` | |",
      ].join("\n"),
    )
    expect(made.get("docs/makers/beta.mdx")?.text).toContain(
      "Source: [beta.example/docs_a_b](https://beta.example/docs_a_b), reviewed on 2026-01-01.",
    )
  })

  it("has the rows that its fact gives, turned on their side, and says which pages show them", () => {
    const shown = table("acme", "reach")
    const pages = [byHand([shown.spec.id]), each("agents", { kinds: ["harness"], skeleton: "harness" })]
    const made = files([fact("harness", "alpha", {})], pages, [shown])
    expect(made.get("docs/agents/alpha.mdx")?.text).toContain(
      "## Table reach\n\n| Column | Value |\n| - | - |\n| disk_only | a \\| b |\n",
    )
    expect(made.get("docs/agents/alpha.mdx")?.text).toContain("- [Wire](/guide/wire): How.\n")
  })

  it("exists for rules, which are no facts, with the text of their author", () => {
    const rule: RuleText = {
      name: "gate-open",
      code: "gate/open",
      states: "Every gate is shut.",
      because: "Else they walk in.",
      severity: "error",
      markdown: "# gate/open\n\nEvery gate is shut.\n\nElse {they} walk in.\n\n## Fails\n\n```ts\ngate({})\n```\n",
    }
    const page = each("rules", { kinds: ["rule"], title: "{code}", description: "{states}", skeleton: "rule" })
    const made = files([], [page], [], [rule])
    const { text = "" } = made.get("docs/rules/gate-open.mdx") ?? {}
    expect(text).toMatch(/^---\ntitle: "gate\/open"\ndescription: "Every gate is shut."\n---\n/)
    expect(text).toContain("\n\nElse \\{they\\} walk in.\n\n## Fails\n\n```ts\ngate({})\n```\n")
    expect(text.match(/Every gate is shut/g)).toHaveLength(1)
    expect(made.get("docs/rules.mdx")?.text).toContain("| [gate/open](/rules/gate-open) | Every gate is shut. |")
  })

  it("compiles, keeps its form and leads nowhere wrong whatever the facts say", async () => {
    const hostile = slot("acme", "ping")
    const contracts = [{ ...contract("acme", [{ ...hostile, summary: nasty, aliases: [[nasty]] }]), title: nasty }]
    const contractRef = { $ref: "contract/acme" } as const
    const facts = [
      fact("contract", "acme", { title: nasty, summary: nasty }),
      fact("slot", "acme/ping", { name: "ping", summary: nasty, contract: contractRef }),
      fact("table", "acme/t", { title: nasty, summary: nasty, contract: contractRef }),
      fact("harness", "alpha", {
        [nasty]: nasty,
        deep: { a: { b: { c: { d: nasty } } } },
        rows: [{ [nasty]: nasty }],
        summary: nasty,
      }),
      fact("provider", "beta", { source: { url: `https://x.example/${nasty}`, reviewedOn: nasty }, summary: nasty }),
    ]
    const said = { title: "{name} {summary}", description: "{summary}" }
    const pages = ["contract", "slot", "table", "harness", "provider"].map((kind) =>
      each(`all/${kind}`, { kinds: [kind], skeleton: kind, ...said }),
    )
    const made = files(facts, pages, [table("acme", "t", nasty)], [], contracts)
    expect(made.size).toBe(10)
    for (const [path, { text }] of made) {
      await expect(compile(text, { remarkPlugins: [remarkFrontmatter, remarkGfm] }), path).resolves.toBeDefined()
      expect(parseYaml(/^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? "")).toMatchObject({ title: expect.any(String) })
    }
    const site = siteOf(new Map([...made].map(([path, { text }]) => [path.slice(5), text])))
    expect(site.flatMap((page) => brokenLinks(page, site))).toEqual([])
    for (const { anchors, path } of site) expect([...new Set(anchors)], path).toEqual(anchors)
  })

  it("is refused under a name that sites keep for the folder itself", () => {
    const catalog = catalogWith(
      [fact("harness", "index", {})],
      [each("agents", { kinds: ["harness"], skeleton: "harness" })],
    )
    const { entries, findings } = pageEntries(catalog, [], { skeletons, rules: [], manual: noManual }, "docs")
    expect(entries.map(({ path }) => path)).toEqual(["docs/agents.mdx"])
    expect(findings).toMatchObject([{ code: "page/reserved-name", facts: ["harness/index", "page/agents"] }])
  })

  it("reports a skeleton at fault once, however many facts there are", () => {
    const facts = ["a", "b", "c"].map((name) => fact("harness", name, {}))
    const page = each("agents", { kinds: ["harness"], skeleton: "harness" })
    const broken = { ...skeletons, harness: "{{titel}}" }
    const { findings } = pageEntries(
      catalogWith(facts, [page]),
      [],
      { skeletons: broken, rules: [], manual: noManual },
      "docs",
    )
    expect(findings).toMatchObject([
      { code: "page/bad-skeleton", at: { file: "templates/pages/harness.hbs", line: 1 } },
    ])
  })

  it("takes time in proportion to the facts", () => {
    const time = (count: number): number => {
      const facts = Array.from({ length: count }, (_, index) => fact("harness", `h${index}`, { mode: "packaged" }))
      const catalog = catalogWith(facts, [each("agents", { kinds: ["harness"], skeleton: "harness" })])
      const before = process.cpuUsage()
      expect(pageEntries(catalog, [], { skeletons, rules: [], manual: noManual }, "docs").entries).toHaveLength(
        count + 1,
      )
      return process.cpuUsage(before).user
    }
    time(500)
    expect(time(5_000) / time(500)).toBeLessThan(30)
  })
})

function fact(kind: string, name: string, body: FactBody): Fact {
  return { id: `${kind}/${name}`, kind, name: name.slice(name.lastIndexOf("/") + 1), body }
}

function each(name: string, stated: Pick<EachPage, "kinds" | "skeleton"> & Partial<EachPage>): Page {
  const defaults = { where: [], title: "{name}", description: "{summary}" }
  return {
    id: `page/${name}`,
    name,
    title: "All of them",
    description: "One for each.",
    tables: [],
    skeleton: "list",
    each: { ...defaults, ...stated },
  }
}

function catalogWith(
  facts: readonly Fact[],
  pages: readonly Page[],
  tables: Parameters<typeof catalogOf>[0]["tables"] = [],
  contracts: Catalog["contracts"] = [],
): Catalog {
  const ordered = (kind: string): readonly Fact[] => facts.filter((stated) => stated.kind === kind)
  return { ...catalogOf({ tables, pages, contracts }), facts, ordered }
}

function files(
  facts: readonly Fact[],
  pages: readonly Page[],
  tables: readonly ReturnType<typeof table>[] = [],
  rules: readonly RuleText[] = [],
  contracts: Catalog["contracts"] = [],
): ReadonlyMap<string, PlannedFile> {
  const catalog = catalogWith(facts, pages, tables, contracts)
  const { entries, findings } = pageEntries(catalog, tables, { skeletons, rules, manual: noManual }, "docs")
  expect(findings).toEqual([])
  const whole = entries.filter((entry): entry is PlannedFile => entry.kind === "file")
  return new Map(whole.map((entry) => [entry.path, entry]))
}
