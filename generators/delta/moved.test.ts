import { describe, expect, it } from "vitest"
import type { FactPath } from "../../model/fact.ts"
import type { Cell, Row, Table } from "../../model/table.ts"
import { movedBetween } from "./moved.ts"

const cell = (text: string, ...facts: readonly FactPath[]): Cell => ({
  text,
  reasons: [
    ...facts.map((fact) => ({ says: "it is", value: text, from: { fact } })),
    { says: "so", value: text, from: { law: "model/law.ts" } },
  ],
  turns: [],
})
const row = (key: string, ...cells: readonly Cell[]): Row => ({ key, fact: `thing/${key}`, cells })
const table = (columns: readonly string[], rows: readonly Row[], name = "things"): Table => ({
  spec: {
    id: `table/acme/${name}`,
    name,
    contract: "acme",
    title: name,
    rows: ["thing"],
    where: [],
    each: null,
    keys: 1,
    columns: [],
  },
  columns,
  rows,
})
const head = { table: "acme/things", name: "things" }

describe("what moves between two projections", () => {
  it("is nothing between equal ones, and nothing for another proof of the same text", () => {
    expect(
      movedBetween([table(["A"], [row("a", cell("x", "thing/a"))])], [table(["A"], [row("a", cell("x"))])]),
    ).toEqual([])
  })

  it("is a table that went, and then one that came, carried by its own fact", () => {
    expect(movedBetween([table([], [], "old")], [table([], [], "new")])).toEqual([
      { what: "table", now: "removed", table: "acme/old", name: "old", facts: ["table/acme/old"] },
      { what: "table", now: "added", table: "acme/new", name: "new", facts: ["table/acme/new"] },
    ])
  })

  it("is a row that went or came, carried by its fact and by what its first cell rests on", () => {
    const before = table(["A"], [row("kept", cell("x")), row("gone", cell("y", "thing/gone#/size"))])
    const after = table(["A"], [row("kept", cell("x")), row("new", cell("z", "thing/new#/size"), cell("q", "thing/q"))])
    expect(movedBetween([before], [after])).toEqual([
      { what: "row", now: "removed", ...head, row: "gone", facts: ["thing/gone", "thing/gone#/size"] },
      { what: "row", now: "added", ...head, row: "new", facts: ["thing/new", "thing/new#/size"] },
    ])
    expect(movedBetween([table([], [])], [table([], [row("bare")])])).toEqual([
      { what: "row", now: "added", ...head, row: "bare", facts: ["thing/bare"] },
    ])
  })

  it("is a column that went or came, carried by what all of its cells rest on, and by the table", () => {
    const rows = (text: string): readonly Row[] => [
      row("a", cell(text, "thing/a#/size", "unit/metre")),
      row("b", cell(text, "thing/b#/size", "unit/metre")),
    ]
    expect(movedBetween([table(["Old"], rows("x"))], [table(["New"], rows("x"))])).toEqual([
      { what: "column", now: "removed", ...head, column: "Old", facts: ["unit/metre", "table/acme/things"] },
      { what: "column", now: "added", ...head, column: "New", facts: ["unit/metre", "table/acme/things"] },
    ])
  })

  it("carries a column by its only cell, and by the table alone where it has none", () => {
    const short = [row("a"), row("b", cell("x", "thing/b#/size"))]
    expect(movedBetween([table([], short)], [table(["New"], short)])).toEqual([
      { what: "column", now: "added", ...head, column: "New", facts: ["thing/b#/size", "table/acme/things"] },
    ])
    expect(movedBetween([table([], [])], [table(["New"], [])])).toEqual([
      { what: "column", now: "added", ...head, column: "New", facts: ["table/acme/things"] },
    ])
  })

  it("is a cell that says something else, wherever its column stands now, carried by what it rests on and rested on", () => {
    const before = table(["A", "B"], [row("a", cell("x", "thing/a#/was"), cell("same"))])
    const after = table(["B", "A"], [row("a", cell("same"), cell("y", "thing/a#/is"))])
    expect(movedBetween([before], [after])).toEqual([
      { what: "cell", ...head, row: "a", column: "A", before: "x", after: "y", facts: ["thing/a#/is", "thing/a#/was"] },
    ])
  })

  it("tells no cell of a column that came, and none that a row is short of", () => {
    const before = table(["A", "B"], [row("a", cell("x"), cell("y"))])
    const after = table(["A", "C", "B"], [row("a", cell("x"), cell("new"))])
    expect(movedBetween([before], [after]).map(({ what }) => what)).toEqual(["column"])
  })
})
