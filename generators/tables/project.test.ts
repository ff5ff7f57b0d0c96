import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  accepts,
  across,
  fact,
  harness,
  inventedAcp,
  inventedFacts,
  member,
  ref,
  table,
} from "../../test/fixtures/invented-catalog.ts"
import { applyChange } from "../../model/change.ts"
import type { Fact, FactBody } from "../../model/fact.ts"
import { valueAt } from "../../model/fact.ts"
import type { Table } from "../../model/table.ts"
import { checkTables } from "./check-tables.ts"
import { laws } from "./laws.ts"
import { projectTable, projectTables } from "./project.ts"
import { resolve } from "../resolve/resolve.ts"

const tablesOf = (facts: readonly Fact[]): readonly Table[] => projectTables(resolve(facts, inventedAcp).catalog)
const named = (tables: readonly Table[], name: string): Table => tables.find(({ spec }) => spec.name === name) as Table
const texts = ({ columns, rows }: Table): readonly (readonly string[])[] => [
  columns,
  ...rows.map(({ cells }) => cells.map(({ text }) => text)),
]
const withFacts = (...facts: readonly Fact[]): readonly Fact[] => [
  ...inventedFacts.filter(({ id }) => !facts.some((other) => other.id === id)),
  ...facts,
]

function expectEveryTurnToTurn(facts: readonly Fact[]): number {
  let turned = 0
  for (const printed of tablesOf(facts))
    for (const row of printed.rows)
      for (const [index, cell] of row.cells.entries()) {
        expect(cell.turns.length, `${printed.spec.name} ${row.key} ${printed.columns[index]}`).toBeGreaterThan(0)
        for (const { change, becomes, says } of cell.turns) {
          const after = named(tablesOf(applyChange(facts, change)), printed.spec.name).rows.find(
            (other) => other.fact === row.fact,
          )
          expect(becomes).not.toBe(cell.text)
          expect(
            after?.cells[index]?.text,
            `${printed.spec.name} ${row.key} ${printed.columns[index]} if ${says}`,
          ).toBe(becomes)
          turned += 1
        }
      }
  return turned
}

describe("a projected table", () => {
  it("shows members, chains of references, lists and the laws' answers in the declared order", () => {
    expect(texts(named(tablesOf(inventedFacts), "wires"))).toEqual([
      ["Entry", "Dialects", "oracle", "seer", "weaver"],
      ["homunculus", "knots", "unreachable", "unreachable", "reachable"],
      ["golem", "runes, glyphs", "reachable", "reachable", "unreachable"],
      ["puppet", "undeclared", "—", "—", "—"],
    ])
    expect(texts(named(tablesOf(inventedFacts), "ceilings"))).toEqual([
      ["Entry", "Mode", "Availability", "Missing", "Protocol", "Lane", "Declares", "memory", "control"],
      ["homunculus", "custom", "blocked", "soul", "pipe-v1", "acme:lane@1", "none", "forgets", "owned"],
      ["golem", "boxed", "image_required", "—", "pipe-v1", "acme:lane@1", "remember", "remembers*", "owned"],
      ["puppet", "boxed", "image_required", "—", "—", "acme:lane@2", "none", "—", "—"],
    ])
    expect(texts(named(tablesOf(inventedFacts), "prices"))).toEqual([
      ["Provider", "Priced", "Accepts", "Targets", "Paths"],
      ["oracle", "yes", "runes, glyphs", "/v1/runes, /v1/glyphs", "/api/runes, /api/glyphs"],
      ["seer", "yes", "glyphs", "/v1/glyphs", "/api/glyphs"],
      ["weaver", "no", "knots", "/v1/knots", "/api/knots"],
    ])
  })

  it("marks a ceiling that no run can have", () => {
    const facts = withFacts(harness("puppet", "wire", null, { ceiling: { memory: "remembers", control: "full" } }))
    expect(
      named(tablesOf(facts), "ceilings")
        .rows.at(-1)
        ?.cells.slice(-2)
        .map(({ text }) => text),
    ).toEqual(["remembers*", "full (unrealizable)"])
  })

  it("is turned in every cell by each of its turns", () => {
    expect(expectEveryTurnToTurn(inventedFacts)).toBeGreaterThan(60)
  })

  it("is turned in every cell of any catalog of harnesses and providers", () => {
    const dialects = fc.subarray(["runes", "glyphs", "knots"])
    const one = fc.record({
      spoken: fc.option(dialects),
      accepted: fc.subarray(["runes", "glyphs", "knots"], { minLength: 1 }),
      mode: fc.constantFrom("managed", "packaged", "custom"),
      driver: fc.constantFrom("pipe", "wire"),
      ceiling: fc.dictionary(fc.constantFrom("memory"), fc.constantFrom("forgets", "remembers")),
      supply: fc.constantFrom<FactBody>(
        { availability: "image_required" },
        { availability: "blocked", image: null, missingEvidence: "evidence", missingPlane: null },
      ),
      priced: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 3 }), (parties) => {
        const facts = parties.flatMap(({ spoken, accepted, mode, driver, ceiling, supply, priced }, index) => [
          harness(`h${index}`, driver, spoken, { mode, ceiling, supply }),
          fact(`provider/p${index}`, { origin: "https://p.example", accepts: accepted.map(accepts), priced }),
        ])
        const rest = inventedFacts.filter(({ kind }) => kind !== "harness" && kind !== "provider" && kind !== "order")
        expectEveryTurnToTurn([...rest, ...facts])
      }),
      { numRuns: 25 },
    )
  })

  it("names, for each cell, places that exist, and the law where one concludes", () => {
    const byId = new Map(inventedFacts.map((each) => [each.id as string, each]))
    const modules = new Set([...laws.values()].map(({ module }) => module))
    for (const { rows } of tablesOf(inventedFacts))
      for (const { cells } of rows)
        for (const { reasons, text } of cells) {
          expect(reasons.length).toBeGreaterThan(0)
          for (const { from, value } of reasons) {
            if ("law" in from) expect(modules).toContain(from.law)
            else {
              const owner = byId.get(from.fact.split("#", 1)[0] as string) as Fact
              expect(owner).toBeDefined()
              if (valueAt(owner, from.fact) === undefined) expect([text, value]).toEqual(["—", "absent"])
            }
          }
        }
  })

  it("names each fact that a chain of references passes", () => {
    const lane = named(tablesOf(inventedFacts), "ceilings").rows[1]?.cells[5]
    expect(lane?.reasons).toEqual([
      { says: "golem.driver", value: "pipe", from: { fact: "harness/golem#/driver" } },
      { says: "pipe.lane", value: "lane-one", from: { fact: "driver/pipe#/lane" } },
      { says: "lane-one.literal", value: "acme:lane@1", from: { fact: "revision/lane-one#/literal" } },
    ])
  })

  it("ends on references that lead in a circle, to nothing, or ten thousand facts far", () => {
    const chain = Array.from({ length: 10_000 }, (_, index) =>
      fact(`link/l${index}`, { next: ref(`link/l${index + 1}`) }),
    )
    const acme = fact("contract/acme", { title: "A", ownership: "owned", keyPrefix: "a.", methodPrefix: null })
    const tables = [
      table("loops", "loop", [member("Name", "name"), member("Self", "self.self.self"), member("Lost", "lost.name")]),
      table("far", "start", [member("Name", "name"), member("Far", `${"next.".repeat(10_000)}next`)]),
    ]
    const loop = fact("loop/a", { self: ref("loop/a"), lost: ref("loop/b") })
    const [far, loops] = tablesOf([acme, loop, fact("start/a", { next: ref("link/l0") }), ...chain, ...tables])
    expect(loops?.rows[0]?.cells.map(({ text }) => text)).toEqual(["a", "a", "—"])
    expect(far?.rows[0]?.cells[1]?.text).toBe("l10000")
  })

  it("takes members that are called like those of every object for what is stated", () => {
    const facts = [
      fact("contract/acme", { title: "A", ownership: "owned", keyPrefix: "a.", methodPrefix: null }),
      fact("odd/one", JSON.parse('{"__proto__": "proto", "10": "ten"}') as FactBody),
      table("odd", "odd", [
        member("Name", "name"),
        member("P", "__proto__"),
        member("T", "10"),
        member("C", "constructor"),
      ]),
    ]
    expect(texts(tablesOf(facts)[0] as Table)).toEqual([
      ["Name", "P", "T", "C"],
      ["one", "proto", "ten", "—"],
    ])
    expectEveryTurnToTurn(facts)
  })
})

describe("a table's specification", () => {
  const problems = (...tables: readonly Fact[]): readonly string[] =>
    checkTables(resolve(withFacts(...tables), inventedAcp).catalog, [{ name: "page" }]).map(
      ({ code, at, what, fix }) => `${code} ${at} ${what} ${fix}`,
    )

  it("is in order as it stands", () => {
    expect(problems()).toEqual([])
  })

  it("is refused for an unknown member, with the nearest one", () => {
    expect(problems(table("wires", "harness", [member("Entry", "name"), member("Dialects", "dialetcs")]))).toEqual([
      "table/unknown-member table/acme/wires#/columns/Dialects wires reads dialetcs, and no harness has that. did you mean dialects?",
    ])
    expect(
      problems(table("wires", "harness", [member("Entry", "name"), member("Lane", "driver.lane.litteral")])),
    ).toHaveLength(1)
  })

  it("is refused for an unknown kind, law, or a law about other facts", () => {
    expect(problems(table("wires", "harnes", [member("Entry", "name")]))).toEqual([
      "table/unknown-kind table/acme/wires#/rows wires shows facts of a kind harnes, and there is none. did you mean harness?",
    ])
    expect(problems(table("wires", "page", [member("Entry", "name")]))).toEqual([])
    const asked = (each: string, law: string): readonly string[] =>
      problems(table("wires", "harness", [member("Entry", "name"), across(each, law)]))
    expect(asked("provider", "raech")).toEqual([
      "table/unknown-law table/acme/wires#/columns/provider wires asks for a law named raech, and there is none. did you mean reach?",
    ])
    expect(asked("axis", "reach")).toHaveLength(1)
    expect(asked("axis", "reach")[0]).toContain("table/law-mismatch")
  })

  it("is refused without a key, with two rows of one key, or two columns of one heading", () => {
    const codes = (columns: Parameters<typeof table>[2]): readonly string[] =>
      problems(table("wires", "harness", columns)).map((each) => each.split(" ", 1)[0] as string)
    expect(codes([])).toEqual(["table/no-key"])
    expect(codes([across("provider", "reach")])).toEqual(["table/no-key"])
    expect(codes([member("Lane", "modelLane")])).toEqual(["table/duplicate-key"])
    expect(codes([member("Entry", "name"), member("seer", "mode"), across("provider", "reach")])).toEqual([
      "table/duplicate-column",
    ])
  })

  it("never makes projection throw", () => {
    const { catalog } = resolve(inventedFacts, inventedAcp)
    const conditions = fc.array(
      fc.record({
        member: fc.constantFrom("name", "driver.name", "dialects", "retention", "", ".."),
        is: fc.constantFrom(null, "golem", true, { $ref: "driver/pipe" }),
        not: fc.boolean(),
      }),
      { maxLength: 2 },
    )
    const spec = { id: "table/acme/x", name: "x", contract: "acme", title: "X", rows: ["harness", "driver"] } as const
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.record({
              kind: fc.constant("member" as const),
              heading: fc.string(),
              member: fc.string(),
              absent: fc.string(),
              words: fc.dictionary(fc.string(), fc.string()),
              present: fc.option(fc.string()),
              joint: fc.string(),
            }),
            fc.record({
              kind: fc.constant("written" as const),
              heading: fc.string(),
              template: fc.oneof(fc.string(), fc.constantFrom("{name", "{}", "{{name}}", "{a.b}{c}", "} {")),
            }),
            fc.record({
              kind: fc.constant("derived" as const),
              heading: fc.string(),
              law: fc.constantFrom("profile-source", "wire-name", "reach", "x"),
            }),
            fc.record({
              kind: fc.constant("across" as const),
              each: fc.constantFrom("provider", "axis", "x"),
              law: fc.constantFrom("reach", "realize", "grant", "carrier", "x"),
              where: conditions,
            }),
          ),
        ),
        conditions,
        fc.option(fc.constantFrom("envelopes", "dialects", "driver", "supply.image", "", "a.b")),
        fc.integer({ min: 1, max: 3 }),
        (columns, where, each, keys) => {
          projectTable(catalog, { ...spec, columns, where, each, keys })
        },
      ),
      { numRuns: 100 },
    )
  })
})
