import { describe, expect, it } from "vitest"
import { familyOf } from "./family.ts"
import type { ProcessEntry } from "./family.ts"

const leader = { id: 100, started: "a", mark: "m" }

/** A process of nobody's, but for what is given. */
function entry(id: number, given: Partial<ProcessEntry> = {}): ProcessEntry {
  return { id, parent: 1, group: id, session: id, started: "b", ended: false, mark: "", ...given }
}

const agent = entry(100, { started: "a" })
const ids = (table: readonly ProcessEntry[], known: Parameters<typeof familyOf>[2] = []): readonly number[] =>
  familyOf(table, leader, known).map(({ id }) => id)

describe("the family of an agent", () => {
  it("is its group, its session, its children and theirs, and whoever bears its mark", () => {
    const table = [
      agent,
      entry(107, { parent: 106 }),
      entry(101, { group: 100 }),
      entry(102, { session: 100 }),
      entry(103, { parent: 100 }),
      entry(104, { mark: "m" }),
      entry(106, { parent: 104 }),
      entry(105, { mark: "another" }),
    ]
    expect(ids(table)).toEqual([101, 102, 103, 104, 106, 107])
  })

  it("has no ended process, but the children of one", () => {
    expect(ids([agent, entry(101, { parent: 100, ended: true }), entry(102, { parent: 101 })])).toEqual([102])
  })

  it("keeps whom it knew, also under another parent, but not a stranger with a known id", () => {
    const known = [
      { id: 101, group: 101, started: "b" },
      { id: 102, group: 102, started: "before" },
    ]
    expect(ids([entry(101), entry(102)], known)).toEqual([101])
  })

  it("is not that of a stranger who has got the agent's id since", () => {
    const stranger = entry(100, { started: "later" })
    expect(ids([stranger, entry(101, { group: 100 }), entry(102, { parent: 100 }), entry(103, { mark: "m" })])).toEqual(
      [103],
    )
  })

  it("ends also where a table has a circle", () => {
    expect(ids([agent, entry(101, { parent: 102, mark: "m" }), entry(102, { parent: 101 })])).toEqual([101, 102])
  })
})
