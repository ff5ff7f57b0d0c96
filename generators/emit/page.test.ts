import { readFileSync } from "node:fs"
import { compile } from "@mdx-js/mdx"
import type { Heading, Root } from "mdast"
import { toString } from "mdast-util-to-string"
import remarkFrontmatter from "remark-frontmatter"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { describe, expect, it } from "vitest"
import { parse as parseYaml } from "yaml"
import type { CrossSlotRule } from "../../model/cross-slot.ts"
import { headingSlug } from "../../model/naming.ts"
import type { PlanEntry } from "../../model/plan.ts"
import type { ContractFacts, Slot } from "../../model/slot.ts"
import type { Payload, WireType } from "../../model/wire-type.ts"
import {
  byHand,
  catalogOf,
  contract,
  noManual,
  objectOf,
  short,
  slot,
  table,
  textMember,
  variant,
  whole,
} from "./page.fixture.ts"
import { pageEntries, pageHeader } from "./page.ts"

const slotsSkeleton = readFileSync(new URL("../../templates/pages/slots.hbs", import.meta.url), "utf8")
const texts = { skeletons: { slots: slotsSkeleton }, rules: [], manual: noManual }
const nasty =
  "*/ {no one/a team} <T> `|\\|` <!-- c --> ${x}\nimport a from 'b'\n\nexport {} ### \"q\": 'y' --- # \u2028\u0085"

describe("the regions of a page written by hand", () => {
  it("hold one table each, named as the table, with every fact behind it", () => {
    const [region, ...more] = made(
      catalogOf({ tables: [table("acme", "reach")], pages: [byHand(["table/acme/reach"])] }),
    )
    expect(more).toEqual([])
    expect(region).toEqual({
      kind: "region",
      path: "docs/guide/wire.mdx",
      region: "reach",
      text: "| Entry | disk_only |\n| - | - |\n| alpha | a \\| b |",
      facts: ["harness/alpha", "provider/beta", "table/acme/reach"],
    })
  })

  it("carry the contract's name where two contracts have a table of one name", () => {
    const tables = [table("acme", "reach"), table("other", "reach"), table("other", "limits")]
    const entries = made(catalogOf({ tables, pages: [byHand(tables.map(({ spec }) => spec.id))] }))
    expect(entries.map((entry) => entry.kind === "region" && entry.region)).toEqual([
      "acme/reach",
      "other/reach",
      "limits",
    ])
  })

  it("compile as MDX between their comments", async () => {
    const [entry] = made(catalogOf({ tables: [table("acme", "reach", nasty)], pages: [byHand(["table/acme/reach"])] }))
    const text = `{/* generated:reach */}\n${entry?.text}\n{/* /generated:reach */}\n`
    expect(mdast(text).children.map(({ type }) => type)).toEqual(["mdxFlowExpression", "table", "mdxFlowExpression"])
    await compiles(text)
  })

  it("are refused for a table that was not made", () => {
    const { findings, entries } = pageEntries(catalogOf({ pages: [byHand(["table/acme/gone"])] }), [], texts, "docs")
    expect(entries).toEqual([])
    expect(findings).toMatchObject([
      { code: "page/no-table", severity: "error", facts: ["page/guide/wire", "table/acme/gone"] },
    ])
  })
})

describe("a page generated whole", () => {
  it("has title and description, then the header, and ends in one line feed", () => {
    const text = slotsPage([contract("acme", [slot("acme", "ping")])])
    expect(text.startsWith(`---\ntitle: "Slots"\ndescription: "What rides where."\n---\n\n${pageHeader}\n\n`)).toBe(
      true,
    )
    expect(text.endsWith("\n")).toBe(true)
    expect(text).not.toMatch(/\n\n\n|\n\n$/)
  })

  it("shows each slot with where it rides, how it is treated and what it carries", () => {
    const payload: Payload = {
      type: {
        kind: "object",
        excess: "closed",
        members: [
          { name: "id", type: { kind: "reference", to: "Id" }, optional: false, description: "Who | what." },
          {
            name: "notes",
            type: { kind: "nullable", of: { kind: "list", item: objectOf("text"), min: 0, max: 4 } },
            optional: true,
            description: null,
          },
        ],
      },
      definitions: [
        { name: "Id", type: short, description: null },
        {
          name: "Tree",
          type: {
            kind: "object",
            excess: "closed",
            members: [
              {
                name: "below",
                type: { kind: "list", item: { kind: "reference", to: "Tree" }, min: 0, max: null },
                optional: false,
                description: null,
              },
            ],
          },
          description: null,
        },
      ],
    }
    const text = slotsPage([contract("acme", [{ ...slot("acme", "ping-all"), payload, correlation: "id" }])])
    expect(text).toContain("## The acme contract\n")
    expect(text).toContain("### ping-all\n\nSays `hello` & \\{goodbye}.\n")
    expect(text).toContain(
      "| Wire name | `acme.ping-all` |\n| Rides on | session/update member \\_meta |\n| Written by | the agent |\n",
    )
    expect(text).toContain("| Needs | the declaration `pings`: `loud` or `soft` |\n| Correlated by | `id` |\n")
    expect(text).toContain("Payload: read by `decodePingAll`, published as `schemas/acme/ping-all.schema.json`.")
    expect(text).toContain(
      [
        "| Member | Type | Required | Description |",
        "| - | - | - | - |",
        "| `id` | `Id` | yes | Who \\| what. |",
        "| `notes` | list of at most 4 or null, each object | no | |",
        "| `notes[].text` | text of 1 to 8 code points | yes | |",
      ].join("\n"),
    )
    expect(text).toContain(
      [
        "Named types:",
        "",
        "| Name | Type | Required |",
        "| - | - | - |",
        "| `Id` | text of 1 to 8 code points | |",
        "| `Tree` | object | |",
        "| `Tree.below` | list, each `Tree` | yes |",
      ].join("\n"),
    )
  })

  it("shows the variants of a union, and once what several of them have", () => {
    const type: WireType = {
      kind: "union",
      tag: "phase",
      variants: [variant("started", "id", "name"), variant("ended", "id"), variant("lost", "id", "name")],
    }
    const text = slotsPage([contract("acme", [{ ...slot("acme", "ping"), payload: { type, definitions: [] } }])])
    expect(text).toContain(
      [
        "| Member | When | Type | Required |",
        "| - | - | - | - |",
        '| `phase` | | one of "started", "ended", "lost" | yes |',
        "| `id` | | text of 1 to 8 code points | yes |",
        "| `name` | `phase` is `started` or `lost` | text of 1 to 8 code points | yes |",
      ].join("\n"),
    )
  })

  it("shows a request and its answer apart, and the fixed lines of a frame", () => {
    const answered = {
      ...slot("acme", "stop"),
      answer: { type: objectOf("status"), definitions: [] },
      answerPosture: "acknowledgement",
    } as const
    const site = { kind: "frame", acp: 1, def: "PromptRequest.prompt", open: '<a b="c">', close: "</a>" } as const
    const framed = {
      ...slot("acme", "frame"),
      site,
      ride: { from: "client", carrier: "session/prompt text block", wireName: site.open },
    } as const
    const text = slotsPage([contract("acme", [answered, framed])])
    expect(text).toContain(
      "Request: read by `decodeStopRequest`, published as `schemas/acme/stop.request.schema.json`.",
    )
    expect(text).toContain(
      "Answer: read by `decodeStopAcknowledgement`, published as `schemas/acme/stop.acknowledgement.schema.json`.",
    )
    expect(text).toContain("| Posture of the answer | acknowledgement: its absence fails the run |")
    expect(text).toContain('| Between | `<a b="c">` … `</a>` |')
  })

  it("says so when there is no contract, no slot or no member", async () => {
    expect(slotsPage([])).toContain("The catalog states no contract.")
    const empty = {
      ...slot("acme", "ping"),
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
    } as const
    const text = slotsPage([contract("bare", []), contract("acme", [empty])])
    expect(text).toContain("It has no slots.")
    expect(text).toContain("It is an object without members.")
    await compiles(text)
  })

  it("shows a cross-slot rule with every slot that it speaks of, and is made of it", () => {
    const rule: CrossSlotRule = {
      id: "cross-slot/acme/ping-needs-pong",
      where: [{ kind: "present", slot: "slot/acme/ping" }],
      demands: [{ kind: "equals", slot: "slot/acme/pong", member: "text", value: "loud", not: true }],
      because: "nobody answers otherwise",
      fix: "send both",
    }
    const slots = ["ping", "pong", "pang"].map((name) => slot("acme", name))
    const [page] = made(catalogOf({ contracts: [{ ...contract("acme", slots), crossSlot: [rule] }], pages: [whole()] }))
    const row =
      "| Cross-slot rule | Where `acme.ping` is there, `text` of `acme.pong` must not be `loud`: nobody answers otherwise |"
    expect(page?.text.split("\n").filter((line) => line === row)).toHaveLength(2)
    expect(page?.facts).toContain(rule.id)
  })

  it("gives every heading an anchor of its own", () => {
    const text = slotsPage([
      contract("acme", alike("acme")),
      contract("other", alike("other")),
      { ...contract("third", []), title: "ping" },
    ])
    const slugs = headings(text).map(headingSlug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(headings(text)).toContain("acme ping")
    expect(headings(slotsPage([contract("acme", [slot("acme", "ping")])]))).toEqual(["The acme contract", "ping"])
  })

  it("compiles and stays in form whatever its names and texts are", async () => {
    const type: WireType = {
      kind: "map",
      names: short,
      value: { kind: "object", excess: "keep", members: [textMember(nasty), textMember("__proto__"), textMember("")] },
      max: null,
    }
    const hostile: Slot = {
      ...slot(nasty, nasty),
      summary: nasty,
      payload: { type, definitions: [{ name: nasty, type, description: nasty }] },
      aliases: [[nasty]],
      overtakenBy: nasty,
      encoding: "base64",
      merge: "append",
      appends: nasty,
    }
    const rule: CrossSlotRule = {
      id: "cross-slot/acme/nasty",
      where: [{ kind: "present", slot: hostile.id }],
      demands: [{ kind: "equals", slot: hostile.id, member: nasty, value: nasty, not: true }],
      because: nasty,
      fix: nasty,
    }
    const catalog = catalogOf({
      contracts: [
        {
          ...contract(nasty, [hostile, { ...hostile, id: "slot/acme/twin" }]),
          title: nasty,
          keyPrefix: nasty,
          methodPrefix: nasty,
          crossSlot: [rule],
        },
      ],
      tables: [table(nasty, nasty, nasty)],
      pages: [{ ...whole(), title: nasty, description: nasty, tables: [`table/${nasty}/${nasty}`] }],
    })
    const text = made(catalog)[0]?.text ?? ""
    await compiles(text)
    expect(parseYaml(/^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? "")).toEqual({ title: nasty, description: nasty })
    const kinds = mdast(text).children.map(({ type: kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(["yaml", "mdxFlowExpression", "heading", "paragraph", "table"]))
    expect(kinds.filter((kind) => kind === "mdxFlowExpression")).toHaveLength(1)
    const slugs = headings(text).map(headingSlug)
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it("lists ten thousand nested types and a chain of references without recursion", () => {
    let deep: WireType = short
    for (let level = 0; level < 10_000; level += 1)
      deep =
        level % 2 === 0
          ? { kind: "list", item: deep, min: 0, max: null }
          : {
              kind: "object",
              excess: "closed",
              members: [{ name: "a", type: deep, optional: false, description: null }],
            }
    const definitions = Array.from({ length: 10_000 }, (_, index) => ({
      name: `T${index}`,
      type: { kind: "reference", to: `T${index + 1}` } as const,
      description: null,
    }))
    const text = slotsPage([contract("acme", [{ ...slot("acme", "deep"), payload: { type: deep, definitions } }])])
    expect(text).toContain("| `T9999` | `T10000` |\n")
    expect(text.match(/deeper members as the schema says/g)).toHaveLength(1)
  })
})

describe("a skeleton at fault", () => {
  it("is reported where it misspells a name, and makes no page", () => {
    const catalog = catalogOf({ contracts: [contract("acme", [slot("acme", "ping")])], pages: [whole()] })
    const misspelt = { slots: slotsSkeleton.replace("{{intro}}", "{{intor}}") }
    const filled = pageEntries(catalog, [], { skeletons: misspelt, rules: [], manual: noManual }, "docs")
    const line = slotsSkeleton.split("\n").indexOf("{{intro}}") + 1
    expect(filled.entries).toEqual([])
    expect(filled.findings).toMatchObject([
      {
        code: "page/bad-skeleton",
        at: { file: "templates/pages/slots.hbs", line, column: 3 },
        facts: ["page/reference/slots"],
      },
    ])
  })

  it("is reported where there is none of its name", () => {
    const { findings } = pageEntries(catalogOf({ pages: [{ ...whole(), skeleton: "constructor" }] }), [], texts, "docs")
    expect(findings).toMatchObject([
      {
        code: "plan/unknown-skeleton",
        what: expect.stringContaining("there are slots"),
        facts: ["page/reference/slots"],
      },
    ])
  })
})

/** Slots whose names come near each other as anchors. */
function alike(owner: string): readonly Slot[] {
  return ["ping", "a-b", "a_b", "a b"].map((name) => slot(owner, name))
}

function made(catalog: ReturnType<typeof catalogOf>): readonly PlanEntry[] {
  const { entries, findings } = pageEntries(catalog, catalog.made, texts, "docs")
  expect(findings).toEqual([])
  return entries
}

function slotsPage(contracts: readonly ContractFacts[]): string {
  return made(catalogOf({ contracts, pages: [whole()] }))[0]?.text ?? ""
}

function mdast(text: string): Root {
  return unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).parse(text)
}

function headings(text: string): readonly string[] {
  return mdast(text)
    .children.filter((node): node is Heading => node.type === "heading")
    .map((node) => toString(node))
}

async function compiles(text: string): Promise<void> {
  await expect(compile(text, { remarkPlugins: [remarkFrontmatter, remarkGfm] })).resolves.toBeDefined()
}
