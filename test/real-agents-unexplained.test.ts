import { describe, expect, it } from "vitest"
import type { Report, SeenKey } from "../runtime/inspect/index.ts"
import { committedInspections } from "./real/agents/inspected.ts"
import type { Inspected } from "./real/agents/inspected.ts"
import { together } from "./real/agents/together.ts"
import { unexplained } from "./real/agents/unexplained.ts"

const key = (name: string, ...at: readonly string[]): SeenKey => ({
  path: [name],
  at,
  known: "unknown",
  contract: null,
  slot: null,
  fits: null,
})
const [example] = committedInspections()
const seen: Report = {
  ...(example as Inspected).seen,
  keys: [key("a", "One"), key("b", "One", "Two")],
  egress: ["example.org:443", "often.example:443"],
}
const known: Inspected = {
  agent: "somebody",
  noted: {},
  differs: {},
  seen,
  sometimes: { "turns.tool.asked": { because: "It may ask.", also: [false] } },
  notAlways: {
    keys: { because: "It may say more.", items: ["Two b"] },
    egress: { because: "It may not get to it.", items: ["often.example:443"] },
  },
}

describe("what is unexplained in a report on a real agent", () => {
  it("is nothing where it says what is known, in any order", () => {
    expect(unexplained(known, seen)).toEqual([])
    const turned = { ...seen, keys: [key("b", "Two", "One"), key("a", "One")], egress: seen.egress.toReversed() }
    expect(unexplained(known, turned)).toEqual([])
  })

  it("is no item that is not always there, nor a value that is known beside the first", () => {
    const { tool } = seen.turns
    const less = { ...seen, keys: [key("a", "One"), key("b", "One")], egress: ["example.org:443"] }
    expect(unexplained(known, less)).toEqual([])
    const turns = { ...seen.turns, tool: tool && { ...tool, asked: false } }
    expect(unexplained(known, { ...seen, turns })).toEqual([])
  })

  it("is an item that nobody knows, also at a place where nobody knows it", () => {
    expect(unexplained(known, { ...seen, egress: [...seen.egress, "other.example:443"] })).toEqual([
      "egress has other.example:443, which nobody knows",
    ])
    expect(unexplained(known, { ...seen, keys: [key("a", "One", "Two"), key("b", "One")] })).toEqual([
      "keys has Two a, which nobody knows",
    ])
  })

  it("is an item that is always there and is missing", () => {
    expect(unexplained(known, { ...seen, egress: [] })).toEqual(["egress lacks example.org:443, which is always there"])
    expect(unexplained(known, { ...seen, keys: [key("b", "One")] })).toEqual([
      "keys lacks One a, which is always there",
    ])
  })

  it("is an item of which something else is said", () => {
    const other = { ...key("a", "One"), fits: false }
    expect(unexplained(known, { ...seen, keys: [other, key("b", "One")] })).toEqual([
      `keys has One a as ${JSON.stringify({ ...other, at: ["One"] })}`,
    ])
  })

  it("is every other value that differs, by its path", () => {
    expect(unexplained(known, { ...seen, protocolVersion: 2 })).toEqual(["protocolVersion is 2"])
  })
})

describe("a report that is written down anew", () => {
  it("keeps what is not always there, at each of its places, and nothing else that is gone", () => {
    const less = { ...seen, keys: [key("b", "One")], egress: ["new.example:443"] }
    const written = together(known, less)
    expect(written.keys).toEqual([key("b", "One", "Two")])
    expect(written.egress).toEqual(["new.example:443", "often.example:443"])
    expect(together(known, written)).toEqual(written)
    expect(unexplained({ ...known, seen: written }, less)).toEqual([])
  })
})
