import { describe, expect, it } from "vitest"
import type { Fact, FactBody, FactId, FactValue } from "./fact.ts"
import { selects } from "./select.ts"

function factOf(id: FactId, body: FactBody): Fact {
  return { id, kind: id.slice(0, id.indexOf("/")), name: id.slice(id.lastIndexOf("/") + 1), body }
}

const speech = factOf("dialect/speech", { method: "POST", next: { $ref: "dialect/speech" } })
const agent = factOf("harness/agent", {
  mode: "packaged",
  image: null,
  ready: false,
  images: [],
  dialects: [{ $ref: "dialect/speech" }, { $ref: "dialect/gone" }],
  supply: { availability: "blocked", missing: ["a", "b"] },
})
const lookup = (id: FactId): Fact | undefined => (id === speech.id ? speech : undefined)

/** Whether the agent has what `is` says at a path; without `is`, whether anything stands there. */
function holds(member: string, is: FactValue = null, not = false): boolean {
  return selects([{ member, is, not }], agent, lookup)
}

describe("a condition", () => {
  it.each(["mode", "supply.missing", "dialects", "dialects.method", "dialects.next.next.method", "name"])(
    "finds something at %s",
    (path) => {
      expect(holds(path)).toBe(true)
      expect(holds(path, null, true)).toBe(false)
    },
  )

  it.each([
    "image",
    "ready",
    "images",
    "nothing",
    "supply.nothing",
    "mode.length",
    "supply.name",
    "toString",
    "images.x",
  ])("finds nothing at %s", (path) => {
    expect(holds(path)).toBe(false)
    expect(holds(path, null, true)).toBe(true)
  })

  it("compares values, references, whole objects, and any one element of a list", () => {
    expect(holds("supply.availability", "blocked")).toBe(true)
    expect(holds("supply.availability", "ready")).toBe(false)
    expect(holds("ready", false)).toBe(true)
    expect(holds("supply.missing", "b")).toBe(true)
    expect(holds("dialects", { $ref: "dialect/speech" })).toBe(true)
    expect(holds("dialects", { $ref: "dialect/other" })).toBe(false)
    expect(holds("dialects.method", "POST")).toBe(true)
    expect(holds("supply", { availability: "blocked", missing: ["a", "b"] })).toBe(true)
    expect(holds("mode", "packaged", true)).toBe(false)
    expect(holds("mode", "custom", true)).toBe(true)
    expect(holds("supply.missing", "c")).toBe(false)
    expect(holds("dialects.name", "speech")).toBe(true)
    expect(holds("name", "agent")).toBe(true)
  })

  it("finds something in a list of nothing but false, and nothing in one of nothing but null", () => {
    const lists = factOf("harness/lists", { off: [false], none: [null], deep: [{ a: false }, { a: null }] })
    const found = (member: string, is: FactValue = null): boolean =>
      selects([{ member, is, not: false }], lists, lookup)
    expect([found("off"), found("none"), found("deep.a"), found("none", null)]).toEqual([true, false, true, false])
    expect([found("deep.a", false), found("deep", { a: false })]).toEqual([true, true])
  })

  it("is one of several that must all hold; of none, everything does", () => {
    const mode = { member: "mode", is: "packaged", not: false }
    expect(selects([], agent, lookup)).toBe(true)
    expect(selects([mode, { member: "image", is: null, not: true }], agent, lookup)).toBe(true)
    expect(selects([mode, { member: "image", is: null, not: false }], agent, lookup)).toBe(false)
  })

  it("ends on references that lead in a circle, however long the path", () => {
    expect(selects([{ member: `${"next.".repeat(10_000)}method`, is: "POST", not: false }], speech, lookup)).toBe(true)
  })
})
