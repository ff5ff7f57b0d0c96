import { format } from "prettier"
import { describe, expect, it } from "vitest"
import { across, inventedAcp, inventedFacts, member, table } from "../../test/fixtures/invented-catalog.ts"
import { applyChange } from "../../model/change.ts"
import type { Fact, FactPath } from "../../model/fact.ts"
import { valueAt } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import { projectTables } from "../tables/project.ts"
import { resolve } from "../resolve/resolve.ts"
import { readCatalog, catalogFile } from "./catalog.ts"
import { tableFiles } from "./table.ts"
import type { Provenance } from "./table.ts"

interface Printed {
  readonly title: string
  readonly key: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface ReadProof extends Omit<Provenance, "rows"> {
  readonly rows: readonly {
    readonly key: string
    readonly cells: readonly {
      readonly column: string
      readonly facts: readonly FactPath[]
      readonly turns?: Record<string, string>
    }[]
  }[]
}

const filesOf = (facts: readonly Fact[]): readonly PlannedFile[] =>
  tableFiles(projectTables(resolve(facts, inventedAcp).catalog), "out")
const parsed = <T>(files: readonly PlannedFile[], path: string): T =>
  JSON.parse(files.find((file) => file.path === path)?.text ?? "null") as T

describe("the files of a table", () => {
  it("are its texts and its proof, under the name of its contract", () => {
    const files = filesOf(inventedFacts)
    expect(files.map(({ path }) => path)).toEqual(
      ["ceilings", "prices", "wires"].flatMap((name) => [
        `out/tables/acme/${name}.json`,
        `out/provenance/acme/${name}.json`,
      ]),
    )
    expect(parsed<Printed>(files, "out/tables/acme/wires.json")).toEqual({
      title: "Table of wires",
      key: "Entry",
      columns: ["Entry", "Dialects", "oracle", "seer", "weaver"],
      rows: [
        ["homunculus", "knots", "unreachable", "unreachable", "reachable"],
        ["golem", "runes, glyphs", "reachable", "reachable", "unreachable"],
        ["puppet", "undeclared", "—", "—", "—"],
      ],
    })
    const proof = parsed<ReadProof>(files, "out/provenance/acme/wires.json")
    expect(proof.columns[3]).toEqual({ column: "seer", law: "model/reach.ts" })
    expect(proof.rows[0]?.cells[3]).toEqual({
      column: "seer",
      facts: ["harness/homunculus#/dialects", "provider/seer#/accepts"],
      turns: { "homunculus spoke glyphs": "reachable", "seer accepted knots": "reachable" },
    })
    expect(proof.rows[0]?.cells[1]).toEqual({ column: "Dialects", facts: ["harness/homunculus#/dialects"] })
    expect(proof.changes).toContainEqual({
      if: "homunculus spoke glyphs",
      at: "harness/homunculus#/dialects/glyphs",
      after: { $ref: "dialect/glyphs" },
    })
  })

  it("prove every cell to whoever has nothing but the published files", () => {
    const files = filesOf(inventedFacts)
    const read = readCatalog(catalogFile({ facts: inventedFacts, acp: inventedAcp }, "out").text)
    if (!read.ok) throw new Error(read.problem)
    const byId = new Map(read.facts.map((each) => [each.id as string, each]))
    for (const name of ["ceilings", "prices", "wires"]) {
      const printed = parsed<Printed>(files, `out/tables/acme/${name}.json`)
      const proof = parsed<ReadProof>(files, `out/provenance/acme/${name}.json`)
      expect(proof.columns.map(({ column }) => column)).toEqual(printed.columns)
      expect(proof.rows.map(({ key }) => key)).toEqual(printed.rows.map(([key]) => key))
      const changes = new Map(proof.changes.map((change) => [change.if, change]))
      for (const [row, { cells }] of proof.rows.entries())
        for (const [column, cell] of cells.entries()) {
          expect(cell.column).toBe(printed.columns[column])
          for (const place of cell.facts) {
            const owner = byId.get(place.split("#", 1)[0] as string) as Fact
            expect(owner).toBeDefined()
            if (printed.rows[row]?.[column] !== "—") expect(valueAt(owner, place)).toBeDefined()
          }
          const turns = Object.entries(cell.turns ?? {})
          expect(turns.length > 0).toBe(proof.columns[column]?.law !== undefined)
          for (const [says, becomes] of turns) {
            const change = changes.get(says)
            if (change === undefined) throw new Error(`no change ${says}`)
            const after = parsed<Printed>(filesOf(applyChange(read.facts, change)), `out/tables/acme/${name}.json`)
            expect(after.rows[row]?.[column]).toBe(becomes)
            expect(becomes).not.toBe(printed.rows[row]?.[column])
          }
        }
    }
  })

  it("name a key of several columns by all of them, joined as in its rows", () => {
    const grants = table(
      "grants",
      "driver",
      [member("Driver", "name"), member("Mode", "retention"), across("axis", "grant")],
      {
        each: "envelopes",
        keys: 2,
      },
    )
    const files = filesOf([...inventedFacts, grants])
    expect(parsed<Printed>(files, "out/tables/acme/grants.json").key).toBe("Driver Mode")
    const proof = parsed<ReadProof>(files, "out/provenance/acme/grants.json")
    expect(proof.rows.map(({ key }) => key)).toEqual(["pipe kept", "pipe dropped", "wire kept"])
    expect(proof.columns[2]).toEqual({ column: "memory", law: "model/grant.ts" })
    expect(proof.rows[1]?.cells[2]?.facts).toEqual(["driver/pipe#/envelopes/dropped/grants/memory"])
  })

  it("are text that Prettier leaves as it is", async () => {
    for (const { text } of filesOf(inventedFacts))
      expect(await format(text, { parser: "json", semi: false, printWidth: 100 })).toBe(text)
  })

  it("name each fact that a cell rests on, once and sorted", () => {
    const wires = filesOf(inventedFacts).find(({ path }) => path === "out/tables/acme/wires.json")
    expect(wires?.facts).toEqual([
      "harness/golem",
      "harness/homunculus",
      "harness/puppet",
      "provider/oracle",
      "provider/seer",
      "provider/weaver",
      "table/acme/wires",
    ])
  })

  it("change only where cells change", () => {
    const before = filesOf(inventedFacts)
    const after = filesOf(
      applyChange(inventedFacts, { at: "harness/homunculus#/dialects/glyphs", after: { $ref: "dialect/glyphs" } }),
    )
    const differing = after
      .filter(({ path, text }) => before.find((file) => file.path === path)?.text !== text)
      .map(({ path }) => path)
    expect(differing).toEqual(["out/tables/acme/wires.json", "out/provenance/acme/wires.json"])
    const proofs = [before, after].map((files) => parsed<ReadProof>(files, "out/provenance/acme/wires.json"))
    expect(proofs[1]?.rows.slice(1)).toEqual(proofs[0]?.rows.slice(1))
  })
})
