import { describe, expect, it } from "vitest"
import { across, fact, inventedAcp, inventedFacts, member, ref, table } from "../../test/fixtures/invented-catalog.ts"
import { applyChange } from "../../model/change.ts"
import type { Fact, FactBody } from "../../model/fact.ts"
import type { AcpIndex } from "../../model/site.ts"
import type { Column, Condition, Table } from "../../model/table.ts"
import { resolve } from "../resolve/resolve.ts"
import { checkTables } from "./check-tables.ts"
import { projectTables } from "./project.ts"

const acp: AcpIndex = {
  ...inventedAcp,
  definitions: [
    { name: "HailRequest", method: "hail", role: "request", handledBy: "agent", members: ["_meta", "words"] },
    { name: "HailResponse", method: "hail", role: "response", handledBy: "agent", members: ["_meta"] },
    { name: "NewsNotification", method: "news", role: "notification", handledBy: "client", members: ["_meta"] },
  ],
}
const where = (path: string, is: Condition["is"] = null, not = false): Condition => ({ member: path, is, not })
const written = (heading: string, template: string): Column => ({ heading, kind: "written", template })
const derived = (heading: string, law: string): Column => ({ heading, kind: "derived", law })
const slot = (name: string, site: FactBody, more: FactBody = {}): Fact =>
  fact(`slot/acme/${name}`, {
    contract: ref("contract/acme"),
    site: { acp: 1, ...site },
    posture: "fidelity",
    payload: { type: { kind: "text" }, definitions: [] },
    life: "realized",
    summary: `What ${name} is for.`,
    ...more,
  })

const slots: readonly Fact[] = [
  slot("mood", { kind: "meta", def: "HailRequest", at: ["_meta", "acme.mood"] }),
  slot("echo", { kind: "meta", def: "HailResponse", at: ["_meta", "acme", "echo"] }),
  slot("poke", { kind: "method", method: "_acme/poke", from: "client", form: "request", declined: null }),
  fact("frame/acme/oath", {
    contract: ref("contract/acme"),
    site: { kind: "frame", acp: 1, def: "HailRequest", open: "<oath>", close: "</oath>" },
    posture: "context",
    payload: { type: { kind: "text" }, definitions: [] },
    life: "proposed",
    summary: "What was sworn.",
  }),
  fact("order/slot", { of: [ref("slot/acme/poke"), ref("slot/acme/mood")] }),
]
const envelopes = (...conditions: readonly Condition[]): Fact =>
  table("grants", "driver", [member("Driver", "name"), member("Mode", "retention"), across("axis", "grant")], {
    each: "envelopes",
    keys: 2,
    where: conditions as unknown as readonly FactBody[],
  })

const tableOf = (facts: readonly Fact[], name: string): Table => {
  const found = projectTables(resolve(facts, acp).catalog).find(({ spec }) => spec.name === name)
  if (found === undefined) throw new Error(`no table ${name}`)
  return found
}
const texts = (spec: Fact, facts: readonly Fact[] = inventedFacts): readonly (readonly string[])[] =>
  tableOf([...facts, spec], spec.name).rows.map(({ cells }) => cells.map(({ text }) => text))
const problems = (spec: Fact, facts: readonly Fact[] = inventedFacts): readonly string[] =>
  checkTables(resolve([...facts, spec], acp).catalog, []).map(({ code, at, what }) => `${code} ${at} ${what}`)

/** Makes every change that every cell of a table names, and expects it to turn that cell and leave its row. */
function expectTurns(spec: Fact, facts: readonly Fact[] = inventedFacts): void {
  const all = [...facts, spec]
  const printed = tableOf(all, spec.name)
  for (const [at, row] of printed.rows.entries())
    for (const [index, cell] of row.cells.entries()) {
      const place = `${row.key} × ${printed.columns[index]}`
      expect(cell.turns.length, place).toBeGreaterThan(0)
      for (const { change, becomes } of cell.turns) {
        const after = tableOf(applyChange(all, change), spec.name)
        expect(after.rows, place).toHaveLength(printed.rows.length)
        expect(new Set(after.rows.map(({ key }) => key)).size, place).toBe(printed.rows.length)
        expect(after.rows[at]?.cells[index]?.text, place).toBe(becomes)
        expect(becomes).not.toBe(cell.text)
      }
    }
}

describe("the rows of a table", () => {
  it("are those of several kinds, one after the other, each in its own order", () => {
    const both = table("all", "axis", [member("Name", "name")], { rows: ["dialect", "axis"] })
    expect(texts(both).flat()).toEqual(["glyphs", "knots", "runes", "memory", "control"])
  })

  it("are those alone that satisfy every condition, references and lists among them", () => {
    const rows = (...conditions: readonly Condition[]): readonly string[] =>
      texts(
        table("some", "harness", [member("Name", "name")], { where: conditions as unknown as readonly FactBody[] }),
      ).flat()
    expect(rows(where("dialects"))).toEqual(["homunculus", "golem"])
    expect(rows(where("dialects", null, true))).toEqual(["puppet"])
    expect(rows(where("driver", { $ref: "driver/wire" }))).toEqual(["puppet"])
    expect(rows(where("driver.lane.literal", "acme:lane@1"), where("mode", "packaged"))).toEqual(["golem"])
    expect(rows(where("dialects", { $ref: "dialect/glyphs" }))).toEqual(["golem"])
    expect(rows(where("mode", "packaged", true))).toEqual(["homunculus"])
  })

  it("are one for each element, known by the texts of all key columns", () => {
    const grants = tableOf([...inventedFacts, envelopes()], "grants")
    expect(grants.rows.map(({ key }) => key)).toEqual(["pipe kept", "pipe dropped", "wire kept"])
    expect(texts(envelopes())).toEqual([
      ["pipe", "kept", "forgets", "owned"],
      ["pipe", "dropped", "forgets", "shared"],
      ["wire", "kept", "—", "—"],
    ])
    expect(texts(envelopes(where("retention", "kept"), where("protocol"))).map(([, mode]) => mode)).toEqual(["kept"])
  })

  it("prove the cells of an element by places below its key", () => {
    const [row] = tableOf([...inventedFacts, envelopes()], "grants").rows
    expect(row?.cells.map(({ reasons }) => reasons[0]?.from)).toEqual([
      { fact: "driver/pipe#/name" },
      { fact: "driver/pipe#/envelopes/kept/retention" },
      { fact: "driver/pipe#/envelopes/kept/grants/memory" },
      { fact: "driver/pipe#/envelopes/kept/grants/control" },
    ])
  })

  it("begin at the fact that an element refers to", () => {
    const spoken = table("spoken", "harness", [member("Path", "path"), member("Mode", "mode")], { each: "dialects" })
    expect(texts(spoken)).toEqual([
      ["/v1/knots", "custom"],
      ["/v1/runes", "packaged"],
      ["/v1/glyphs", "packaged"],
    ])
    expectTurns(spoken)
  })

  it("stay where they are when a cell is turned", () => {
    expectTurns(envelopes(where("protocol")))
    const unpriced = across("provider", "reach", where("priced", false))
    const columns = [member("Name", "name"), member("Speaks", "dialects"), unpriced]
    expectTurns(table("speakers", "harness", columns, { where: [where("dialects") as unknown as FactBody] }))
    const missing = [member("Name", "name"), member("Missing", "supply.missingEvidence")]
    const blocked = where("supply.availability", "blocked") as unknown as FactBody
    expectTurns(table("blocked", "harness", missing, { where: [blocked] }))
  })
})

describe("the columns of a table", () => {
  it("join lists by their own joint, and say that something is there without saying what", () => {
    const columns = [
      member("Name", "name"),
      member("Speaks", "dialects", { joint: " / " }),
      member("Waits", "supply.missingEvidence", { present: "yes", absent: "no" }),
      member("Declares", "declares", { present: "something", absent: "nothing" }),
    ]
    const spec = table("joined", "harness", columns)
    expect(texts(spec)).toEqual([
      ["homunculus", "knots", "yes", "nothing"],
      ["golem", "runes / glyphs", "no", "something"],
      ["puppet", "—", "no", "nothing"],
    ])
    expectTurns(spec)
  })

  it("write texts around what stands at several paths, and prove each of them", () => {
    const spec = table("raises", "declaration", [
      written("Says", '{member}: "{values}"'),
      written("Step", "{raises.axis}: {raises.from} → {raises.to}"),
    ])
    expect(texts(spec)).toEqual([['remember: "yes"', "memory: forgets → remembers"]])
    const [row] = tableOf([...inventedFacts, spec], "raises").rows
    expect(row?.cells[1]?.reasons.map(({ from }) => from)).toEqual([
      { fact: "declaration/acme/remember#/raises/axis" },
      { fact: "declaration/acme/remember#/raises/from" },
      { fact: "declaration/acme/remember#/raises/to" },
    ])
    expectTurns(spec)
  })

  it("show what a law says of the row alone", () => {
    const facts = [...inventedFacts, ...slots]
    const spec = table(
      "slots",
      "slot",
      [
        derived("Slot", "wire-name"),
        derived("Carrier", "carrier"),
        derived("Direction", "direction"),
        member("Payload", "summary"),
        member("Status", "life"),
      ],
      { rows: ["slot", "frame"] },
    )
    expect(texts(spec, facts)).toEqual([
      ["_acme/poke", "ACP extension request", "client → harness", "What poke is for.", "realized"],
      ["acme.mood", "hail request _meta", "client → harness", "What mood is for.", "realized"],
      ["acme.echo", "hail response _meta", "harness → client", "What echo is for.", "realized"],
      ["<oath>", "hail text block", "client → harness", "What was sworn.", "proposed"],
    ])
    expectTurns(spec, facts)
  })

  it("name the source of a profile as the catalog does", () => {
    const sources = [
      fact("adoption-source/shelf", { literal: "shelf", profiles: ["ready"] }),
      fact("adoption-source/kit", { literal: "kit", profiles: ["image_required"] }),
    ]
    const spec = table("sources", "harness", [member("Name", "name"), derived("Source", "profile-source")])
    expect(texts(spec, [...inventedFacts, ...sources])).toEqual([
      ["homunculus", "—"],
      ["golem", "kit"],
      ["puppet", "kit"],
    ])
    expectTurns(spec, [...inventedFacts, ...sources])
  })

  it("stand across those facts alone that satisfy every condition", () => {
    const priced = across("provider", "reach", where("priced"))
    const { columns } = tableOf([...inventedFacts, table("paid", "harness", [member("N", "name"), priced])], "paid")
    expect(columns).toEqual(["N", "oracle", "seer"])
  })
})

describe("a table's specification in its further forms", () => {
  it("is in order as it stands", () => {
    expect(problems(envelopes(where("retention", "kept")))).toEqual([])
  })

  it("is refused for a list that no fact has", () => {
    expect(problems(table("x", "driver", [member("N", "name")], { each: "envelops" }))).toEqual([
      "table/unknown-member table/acme/x#/each x has a row for each of envelops, and no driver has elements there.",
    ])
  })

  it("is refused for a condition on what no fact has, of rows and of columns", () => {
    expect(
      problems(table("x", "driver", [member("N", "name")], { where: [where("sever") as unknown as FactBody] })),
    ).toEqual(["table/unknown-member table/acme/x#/where x reads sever, and no driver has that."])
    expect(
      problems(table("x", "harness", [member("N", "name"), across("provider", "reach", where("prised"))])),
    ).toEqual(["table/unknown-member table/acme/x#/columns/provider/where x reads prised, and no provider has that."])
  })

  it("is refused for a template with a path to nothing", () => {
    expect(problems(table("x", "driver", [member("N", "name"), written("T", "{name} on {lain.literal}")]))).toEqual([
      "table/unknown-member table/acme/x#/columns/T x reads lain.literal, and no driver has that.",
    ])
  })

  it("is refused for a law of the row alone that stands across, and the other way round", () => {
    const rows = (column: Column): readonly string[] => problems(table("x", "harness", [member("N", "name"), column]))
    expect(rows(derived("P", "reach"))).toEqual([
      "table/law-mismatch table/acme/x#/columns/P x asks reach about harness, and it judges harness × provider.",
    ])
    expect(rows(across("provider", "profile-source"))).toEqual([
      "table/law-mismatch table/acme/x#/columns/provider x asks profile-source about harness × provider, and it judges harness.",
    ])
    expect(rows(derived("P", "profile-sauce"))[0]).toContain("table/unknown-law")
    expect(problems(table("x", "driver", [member("N", "name"), across("axis", "grant")]))).toEqual([
      "table/law-mismatch table/acme/x#/columns/axis x asks grant about driver × axis, and it judges driver.envelopes × axis.",
    ])
  })

  it("is refused where fewer columns of one text lead than make the key, and where the keys are not enough", () => {
    const [first] = problems(table("x", "driver", [member("N", "name")], { keys: 2 }))
    expect(first).toBe("table/no-key table/acme/x#/columns x has no key.")
    const doubled = table("x", "driver", [member("N", "name"), member("M", "retention")], { each: "envelopes" })
    expect(problems(doubled)).toEqual(["table/duplicate-key table/acme/x#/columns/N x has more than one row pipe."])
  })
})
