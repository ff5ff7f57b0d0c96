import { describe, expect, it } from "vitest"
import type { Change } from "../../model/change.ts"
import type { FactId } from "../../model/fact.ts"
import { authorityWord, changeText, deltaText, labels } from "./delta-text.ts"
import type { Consequence, Delta } from "./delta.ts"
import type { Moved } from "./moved.ts"

const consequence = (change: Change, more: Partial<Consequence> = {}): Consequence => ({
  change,
  authority: "same",
  wire: "same",
  content: false,
  refused: [],
  record: null,
  moved: [],
  ...more,
})
const delta = (more: Partial<Delta>): Delta => ({
  first: false,
  facts: 1,
  tables: 1,
  changes: [],
  unexplained: [],
  acp: null,
  touched: null,
  ...more,
})
const linesOf = (more: Partial<Delta>, most?: number): readonly string[] =>
  deltaText(delta(more), most === undefined ? {} : { most }).split("\n")
const size: Change = { at: "thing/robin#/size", before: 1, after: 2 }
const record: FactId = "decision/0001-size"
const cellOf = (row: string): Moved => ({
  what: "cell",
  table: "acme/things",
  name: "things",
  facts: [],
  row,
  column: "Size",
  before: "1",
  after: "2",
})

describe("a delta as text", () => {
  it("counts one fact and one table of a first generation as one", () => {
    expect(deltaText(delta({ first: true }))).toBe("First generation: 1 fact, 1 table.\n")
    expect(deltaText(delta({ first: true, facts: 2, tables: 0 }))).toBe("First generation: 2 facts, 0 tables.\n")
  })

  it("says by the first digits that the pinned schema is another", () => {
    const acp = { before: `${"a".repeat(12)}bcd`, after: `${"c".repeat(12)}def` }
    expect(linesOf({ acp })).toEqual(["pinned protocol schema  aaaaaaaaaaaa → cccccccccccc", ""])
  })

  it("tells moves that no changed fact carries apart from those that came with no change at all", () => {
    expect(linesOf({ unexplained: [cellOf("a")] })[0]).toBe("the same facts give another answer")
    expect(linesOf({ changes: [consequence(size)], unexplained: [cellOf("a")] })).toEqual([
      "robin.size  1 → 2",
      "facts that did not change give another answer",
      "  things  a × Size   1 → 2",
      "",
    ])
  })

  it("says nothing of files where none differ", () => {
    expect(linesOf({ touched: [] })).toEqual(["No fact changed.", ""])
  })

  it("says who gains, and what a record says of it", () => {
    const said = (more: Partial<Consequence>): string | undefined => linesOf({ changes: [consequence(size, more)] })[1]
    expect(said({ authority: "widens" })).toBe("  authority widens: write a decision record")
    expect(said({ authority: "widens", record })).toBe("  authority widens, as decision/0001-size records")
    expect(said({ authority: "narrows" })).toBe("  authority narrows")
    expect(said({ authority: "incomparable" })).toBe(
      "  authority changes in a way that no order settles: let a reviewer judge",
    )
    expect(said({ authority: "same" })).toBe("")
  })

  it("colours what is to be done, and nothing that is done already", () => {
    const yellow = "\u001b[33m"
    const text = (more: Partial<Consequence>): string =>
      deltaText(delta({ changes: [consequence(size, more)] }), { color: true })
    expect(text({ authority: "widens" })).toContain(`${yellow}authority widens: write a decision record`)
    expect(text({ authority: "widens", record })).not.toContain(yellow)
    expect(text({ authority: "narrows" })).not.toContain(yellow)
  })

  it("shows below what breaks on the wire what one side refuses", () => {
    const refused = [{ writer: "old", path: ["size"], value: 9 }] as const
    expect(linesOf({ changes: [consequence(size, { wire: "breaking", refused })] }).slice(1)).toEqual([
      "  wire breaks: readers may refuse what the other side of the change writes",
      "    a reader of now refuses at size  9",
      "",
    ])
  })

  it("cuts what moved after twenty lines, and says how much more there is", () => {
    const cells = (count: number): readonly Moved[] => Array.from({ length: count }, (_, index) => cellOf(`r${index}`))
    const lines = (moved: readonly Moved[]): readonly string[] =>
      linesOf({ changes: [consequence(size, { moved })] }).slice(1, -1)
    expect(lines(cells(20))).toHaveLength(20)
    expect(lines(cells(21))).toHaveLength(21)
    expect(lines(cells(21)).at(-1)).toBe("  and 1 more cell")
    expect(lines(cells(23)).at(-1)).toBe("  and 3 more cells")
    const row: Moved = { what: "row", now: "added", table: "acme/things", name: "things", facts: [], row: "z" }
    expect(lines([...cells(21), row]).at(-1)).toBe("  and 2 more rows, columns and cells")
  })

  it("stands moves of tables of other lengths under each other", () => {
    const came = { now: "added", table: "acme/all", name: "all", facts: [] } as const
    const moved: readonly Moved[] = [
      { what: "table", ...came },
      { what: "column", ...came, column: "Size" },
      { what: "row", ...came, now: "removed", row: "a" },
      cellOf("a"),
      cellOf("long"),
    ]
    expect(linesOf({ changes: [consequence(size, { moved })] }).slice(1, -1)).toEqual([
      "  all     + table",
      "  all     + column Size",
      "  all     - row a",
      "  things  a × Size      1 → 2",
      "  things  long × Size   1 → 2",
    ])
  })

  it("sums up what is beyond the most that is wanted", () => {
    const changes = [
      consequence(size),
      consequence(size, { authority: "widens", moved: [cellOf("a")] }),
      consequence(size, { authority: "widens", record }),
      consequence(size, { authority: "narrows" }),
    ]
    expect(linesOf({ changes }, 1).slice(1)).toEqual([
      "and 3 more changes that move 1 cell; authority widens by 1 of them: write decision records",
      "",
    ])
    expect(linesOf({ changes }, 3).at(-2)).toBe("and 1 more change")
    expect(linesOf({ changes }, 4).at(-2)).toBe("  authority narrows")
  })
})

describe("the word for authority", () => {
  it("is short, and none where nobody gains", () => {
    expect(authorityWord("widens", null)).toBe("widens, unrecorded")
    expect(authorityWord("widens", record)).toBe("widens, decision/0001-size")
    expect(authorityWord("narrows", null)).toBe("narrows")
    expect(authorityWord("incomparable", null)).toBe("undecided")
    expect(authorityWord("same", null)).toBe("")
  })
})

describe("the label of a change", () => {
  it("is the fact's id for a whole fact, else its name and the member, without the element that comes or goes", () => {
    const label = (change: Change): string => labels([consequence(change)])(change)
    expect(label({ at: "thing/acme/robin", after: {} })).toBe("thing/acme/robin")
    expect(label({ at: "thing/acme/robin#/size", before: 1, after: 2 })).toBe("robin.size")
    expect(label({ at: "thing/acme/robin#/parts/wing", after: "x" })).toBe("robin.parts")
    expect(label({ at: "thing/acme/robin#/parts/wing", before: "x" })).toBe("robin.parts")
  })

  it("is the id where another changed fact has the same name, and stays the name where the same fact changes twice", () => {
    const other: Change = { at: "person/robin#/size", before: 1, after: 2 }
    expect(labels([consequence(size), consequence(other)])(size)).toBe("thing/robin.size")
    expect(labels([consequence(size), consequence({ ...size, at: "thing/robin#/age" })])(size)).toBe("robin.size")
  })
})

describe("the text of a change", () => {
  it("tells what is at the place, before and after", () => {
    expect(changeText({ at: "thing/a#/b", before: 1, after: 2 })).toBe("1 → 2")
    expect(changeText({ at: "thing/a", after: {} })).toBe("added")
    expect(changeText({ at: "thing/a", before: {} })).toBe("removed")
  })

  it("names what came or went by its key, with its value where the key does not say it", () => {
    expect(changeText({ at: "thing/a#/parts/wing", after: { name: "wing", size: 1 } })).toBe("+ wing")
    expect(changeText({ at: "thing/a#/parts/wing", before: { name: "wing", size: 1 } })).toBe("- wing")
    expect(changeText({ at: "thing/a#/values/7", after: 7 })).toBe("+ 7")
    expect(changeText({ at: "thing/a#/size", before: 7 })).toBe("- size=7")
    expect(changeText({ at: "thing/a#/size", after: null })).toBe("+ size=null")
  })
})
