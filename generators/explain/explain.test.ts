import { describe, expect, it } from "vitest"
import {
  across,
  fact,
  harness,
  inventedAcp,
  inventedFacts,
  member,
  ref,
  table,
} from "../../test/fixtures/invented-catalog.ts"
import type { Fact } from "../../model/fact.ts"
import type { Table } from "../../model/table.ts"
import { explainable, explainCell, mostWords } from "./explain.ts"
import type { CellExplanation, NotExplained } from "./explain.ts"
import { explainableText, explanationText, notExplainedText } from "./explain-text.ts"
import type { Spans } from "../load/loaded.ts"
import { projectTables } from "../tables/project.ts"
import { resolve } from "../resolve/resolve.ts"

/** Every place stands on the line that its path's length says. */
const spans: Spans = {
  locate: (path) =>
    path.includes("lane") ? null : { file: `catalog/${path.split("#", 1)[0]}.ts`, line: path.length, column: 3 },
}
const tablesOf = (facts: readonly Fact[]): readonly Table[] => projectTables(resolve(facts, inventedAcp).catalog)
const tables = tablesOf(inventedFacts)

function explained(question: readonly string[], among = tables): CellExplanation {
  const answer = explainCell(among, spans, question)
  if (!answer.ok) throw new Error(answer.problem.what)
  return answer.explanation
}

function refused(question: readonly string[], among = tables): NotExplained {
  const answer = explainCell(among, spans, question)
  if (answer.ok) throw new Error("explained")
  return answer.problem
}

describe("the explanation of a cell", () => {
  it("is a short proof with places, the law, and what would turn it", () => {
    expect(explanationText(explained(["wires", "homunculus", "seer"]))).toBe(
      [
        "wires  homunculus × seer  =  unreachable",
        "  homunculus speaks           knots                   catalog/harness/homunculus.ts:28",
        "  seer accepts                glyphs                  catalog/provider/seer.ts:22",
        "  they share                  nothing                 model/reach.ts",
        "  It would be reachable if homunculus spoke glyphs, or seer accepted knots.",
        "",
      ].join("\n"),
    )
  })

  it("groups the changes by what they give, and leaves out places that nobody knows", () => {
    expect(explanationText(explained(["ceilings", "golem", "Lane"])).split("\n")).toEqual([
      "ceilings  golem × Lane  =  acme:lane@1",
      "  golem.driver                pipe                    catalog/harness/golem.ts:21",
      "  pipe.lane                   lane-one",
      "  lane-one.literal            acme:lane@1",
      "  It would be acme:lane@2 if lane-one.literal were acme:lane@2.",
      "",
    ])
    expect(explanationText(explained(["wires", "golem", "Dialects"]))).toContain(
      "  It would be runes, glyphs, knots if golem.dialects had knots. It would be runes if golem.dialects lacked glyphs.\n",
    )
  })

  it("stretches its columns for long words", () => {
    const long = "a-harness-whose-name-is-rather-long"
    const text = explanationText(
      explained(["wires", long, "seer"], tablesOf([...inventedFacts, harness(long, "pipe", ["knots", "runes"], {})])),
    )
    const places = text
      .split("\n")
      .slice(1, 4)
      .map((line) => Math.max(line.indexOf("catalog/"), line.indexOf("model/")))
    expect(new Set(places).size).toBe(1)
  })

  it("counts the ways that it does not tell", () => {
    const dialects = Array.from({ length: 9 }, (_, index) =>
      fact(`dialect/d${index}`, { method: "POST", path: `/${index}` }),
    )
    const speaker = harness(
      "speaker",
      "pipe",
      dialects.map(({ name }) => name),
      {},
    )
    const text = explanationText(
      explained(["wires", "speaker", "seer"], tablesOf([...inventedFacts, ...dialects, speaker])),
    )
    expect(text.split(", or ")).toHaveLength(6)
    expect(text).toContain(" There are 4 more ways.\n")
  })

  it("is an object with the same content", () => {
    expect(explained(["acme/wires", "homunculus", "seer"])).toEqual({
      table: "acme/wires",
      row: "homunculus",
      column: "seer",
      text: "unreachable",
      reasons: [
        {
          says: "homunculus speaks",
          value: "knots",
          fact: "harness/homunculus#/dialects",
          at: { file: "catalog/harness/homunculus.ts", line: 28, column: 3 },
        },
        {
          says: "seer accepts",
          value: "glyphs",
          fact: "provider/seer#/accepts",
          at: { file: "catalog/provider/seer.ts", line: 22, column: 3 },
        },
        { says: "they share", value: "nothing", law: "model/reach.ts" },
      ],
      turns: [
        {
          says: "homunculus spoke glyphs",
          change: { at: "harness/homunculus#/dialects/glyphs", after: { $ref: "dialect/glyphs" } },
          becomes: "reachable",
        },
        {
          says: "seer accepted knots",
          change: {
            at: "provider/seer#/accepts/knots",
            after: { dialect: { $ref: "dialect/knots" }, path: "/v1/knots" },
          },
          becomes: "reachable",
        },
      ],
    })
  })

  it("exists for every cell of every table", () => {
    for (const { spec, rows, columns } of tables)
      for (const row of rows)
        for (const [index, column] of columns.entries()) {
          const explanation = explained([spec.name, row.key, column])
          expect(explanation.text).toBe(row.cells[index]?.text)
          expect(explanationText(explanation)).toContain("It would be ")
        }
  })
})

describe("a row whose key has several columns", () => {
  const grants = table(
    "grants",
    "driver",
    [member("Driver", "name"), member("Mode", "retention"), across("axis", "grant")],
    {
      each: "envelopes",
      keys: 2,
    },
  )
  const granting = tablesOf([...inventedFacts, grants])

  it("is named by its key in one word, or in as many as there are columns", () => {
    const one = explained(["grants", "pipe dropped", "control"], granting)
    expect(one.text).toBe("shared")
    expect(explained(["grants", "pipe", "dropped", "control"], granting)).toEqual(one)
    expect(explanationText(one).split("\n")[0]).toBe("grants  pipe dropped × control  =  shared")
    expect(mostWords(granting)).toBe(4)
    expect(mostWords(tables)).toBe(3)
  })

  it("is named by its fact only where the fact has no other row", () => {
    expect(explained(["grants", "driver/wire", "memory"], granting).row).toBe("wire kept")
    expect(refused(["grants", "driver/pipe", "memory"], granting).what).toBe(
      "There is no row of grants named driver/pipe.",
    )
  })

  it("must be there, and so must its column", () => {
    expect(refused(["grants", "pipe", "droped", "control"], granting)).toEqual({
      what: "There is no row of grants named pipe droped.",
      near: ["pipe dropped"],
      known: ["pipe kept", "pipe dropped", "wire kept"],
    })
    expect(refused(["grants", "pipe"], granting).what).toBe("There is no row of grants named pipe.")
    expect(refused(["grants", "pipe", "kept"], granting).what).toBe("Name a column of grants.")
  })
})

describe("a question that names nothing", () => {
  it("is answered with near names and with what there is", () => {
    expect(notExplainedText(refused(["wire", "golem", "seer"]))).toBe(
      "There is no table named wire.\n  Did you mean wires?\n  ceilings\n  prices\n  wires\n",
    )
    expect(refused(["wires", "gloem", "seer"])).toEqual({
      what: "There is no row of wires named gloem.",
      near: ["golem"],
      known: ["homunculus", "golem", "puppet"],
    })
    expect(refused(["wires", "golem", "Seer"]).near).toEqual(["seer"])
    expect(refused(["wires", "golem", "constructor"]).near).toEqual([])
  })

  it("asks for the words that were left out", () => {
    expect(refused([]).what).toBe("Name a table.")
    expect(refused(["wires"])).toEqual({
      what: "Name a row of wires.",
      near: [],
      known: ["homunculus", "golem", "puppet"],
    })
    expect(refused(["wires", "golem"]).what).toBe("Name a column of wires.")
    expect(notExplainedText(refused(["x"], []))).toBe("There is no table named x.\n  There is none.\n")
  })

  it("must say which contract is meant where two have a table of one name", () => {
    const other = fact("contract/other", { title: "O", ownership: "owned", keyPrefix: "o.", methodPrefix: null })
    const twin: Fact = { ...table("wires", "harness", [member("Entry", "name")]), id: "table/other/wires" }
    const both = tablesOf([
      ...inventedFacts,
      other,
      { ...twin, body: { ...twin.body, contract: ref("contract/other") } },
    ])
    expect(refused(["wires", "golem", "seer"], both)).toEqual({
      what: "More than one table is named wires.",
      near: [],
      known: ["acme/wires", "other/wires"],
    })
    expect(refused(["wyres", "golem", "seer"], both).known).toEqual(["ceilings", "prices", "acme/wires", "other/wires"])
    expect(explained(["other/wires", "golem", "Entry"], both).text).toBe("golem")
  })

  it("lists tables and facts where nothing was asked", () => {
    const text = explainableText(explainable(tables, inventedFacts.slice(0, 2), spans))
    expect(text).toBe(
      [
        "Tables",
        "  acme/ceilings  Table of ceilings (3 × 9)",
        "  acme/prices    Table of prices (3 × 5)",
        "  acme/wires     Table of wires (3 × 5)",
        "Facts",
        "  contract/acme  catalog/contract/acme.ts:13",
        "  axis/memory    catalog/axis/memory.ts:11",
        "",
      ].join("\n"),
    )
  })
})

describe("an explanation of hostile texts", () => {
  it("moves no cursor, colours nothing and begins no line of its own", () => {
    const evil = "a\u001b[2J\r\nb\u202e"
    const text = explanationText({
      table: "acme/wires",
      row: evil,
      column: evil,
      text: evil,
      reasons: [{ says: evil, value: evil, law: "model/reach.ts" }],
      turns: [{ says: evil, change: { at: "harness/a" }, becomes: evil }],
    })
    expect(text.split("\n")).toHaveLength(4)
    for (const mark of ["\u001b", "\r", "\u202e"]) expect(text).not.toContain(mark)
    expect(notExplainedText({ what: evil, near: [], known: [evil] }).split("\n")).toHaveLength(3)
  })
})
