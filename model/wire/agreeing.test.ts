import { describe, expect, it } from "vitest"
import type { Clause } from "../agreement.ts"
import type { FactValue } from "../fact.ts"
import type { ListType, Member, TextType, WireType } from "../wire-type.ts"
import { keeps, leastAgreeing, variations } from "./agreeing.ts"
import type { Held } from "./agreeing.ts"
import { judge } from "./inclusion.ts"
import type { Shape } from "./shape.ts"

const { sample } = judge({ type: { kind: "literal", values: [1] }, definitions: [] })
const choice: WireType = { kind: "literal", values: ["x", "y"] }
const nothing: WireType = { kind: "integer", min: 2, max: 1 }
const text = (min: number, max: number | null): TextType => ({ kind: "text", min, max, pattern: null })
const list = (min: number, max: number | null): ListType => ({ kind: "list", item: text(0, 1), min, max })
const member = (name: string, type: WireType, optional = true): Member => ({ name, type, optional, description: null })
const shape = (...members: readonly Member[]): Shape => ({ tag: null, members, excess: "closed", agreements: [] })
const present = (name: string): Clause => ({ kind: "present", member: name })
const equals = (name: string, value: string | number): Clause => ({ kind: "equals", member: name, value })
const count = (least: number, most: number | null): Clause => ({ kind: "count", member: "a", text: "x", least, most })

/** Each object of a search, with the conditions that it keeps. */
function tried(members: readonly Member[], clauses: readonly Clause[], held: Held | null = null): unknown {
  const found: unknown[] = []
  for (const variation of variations(shape(...members), clauses, sample, held))
    found.push([variation.made(), ...clauses.map((clause) => variation.keeps(clause))])
  return found
}

describe("the objects that a search through agreements looks at", () => {
  it("differ in what a condition looks at alone, the least first", () => {
    expect(tried([member("a", choice), member("b", choice, false), member("c", choice)], [present("a")])).toEqual([
      [{ b: "x" }, false],
      [{ a: "x", b: "x" }, true],
    ])
    expect(tried([member("a", choice, false), member("b", choice)], [present("b")])).toEqual([
      [{ a: "x" }, false],
      [{ a: "x", b: "x" }, true],
    ])
    expect(tried([member("a", choice), member("b", choice)], [present("a"), present("b")])).toEqual([
      [{}, false, false],
      [{ a: "x" }, true, false],
      [{ b: "x" }, false, true],
      [{ a: "x", b: "x" }, true, true],
    ])
  })

  it("have what a member is compared with, and every other choice", () => {
    expect(tried([member("a", choice)], [equals("a", "y")])).toEqual([
      [{}, false],
      [{ a: "x" }, false],
      [{ a: "y" }, true],
    ])
    expect(tried([member("a", { kind: "integer", min: 0, max: 3 })], [equals("a", 2)])).toEqual([
      [{}, false],
      [{ a: 0 }, false],
      [{ a: 2 }, true],
    ])
  })

  it("have texts besides those that a text is compared with", () => {
    const found = tried([member("a", text(1, 1), false)], [equals("a", "q"), equals("a", "r")])
    expect(found).toEqual([
      [{ a: "a" }, false, false],
      [{ a: "q" }, true, false],
      [{ a: "r" }, false, true],
      ...["B", "0", " ", "\u0001", "\u{1F600}", "\ud800"].map((other) => [{ a: other }, false, false]),
    ])
  })

  it("have lists with a text too rarely, often enough and too often, within the bounds of the list", () => {
    expect(tried([member("a", list(0, 2))], [count(1, 1)])).toEqual([
      [{}, false],
      [{ a: [] }, false],
      [{ a: ["x"] }, true],
      [{ a: ["x", "x"] }, false],
    ])
    expect(tried([member("a", list(0, null))], [count(1, null)])).toEqual([
      [{}, false],
      [{ a: [] }, false],
      [{ a: ["x"] }, true],
      [{ a: ["x", "x"] }, true],
    ])
    expect(tried([member("a", list(3, 3), false)], [count(2, 3)])).toEqual([
      [{ a: ["", "", ""] }, false],
      [{ a: ["x", "x", ""] }, true],
    ])
  })

  it("have lists with and without placeholders, and with a foreign one", () => {
    const among: Clause = { kind: "placeholders", member: "a", among: ["{p}"] }
    expect(tried([member("a", list(0, 2))], [among])).toEqual([
      [{}, true],
      [{ a: [] }, true],
      [{ a: ["{p}"] }, true],
      [{ a: ["{}"] }, false],
      [{ a: ["{p}", "{}"] }, false],
    ])
  })

  it("are known for what they keep, also of conditions that are made of others, or of no member", () => {
    const clauses: readonly Clause[] = [
      equals("z", "y"),
      { kind: "not", of: present("z") },
      { kind: "and", left: present("a"), right: equals("a", "x") },
      { kind: "or", left: equals("a", "y"), right: equals("a", "x") },
      { kind: "same", left: present("a"), right: equals("a", "y") },
    ]
    expect(tried([member("a", choice)], clauses)).toEqual([
      [{}, false, true, false, false, true],
      [{ a: "x" }, false, true, true, true, false],
      [{ a: "y" }, false, true, false, true, true],
    ])
  })

  it("are asked also for a condition that the search was not told of", () => {
    const answers: boolean[] = []
    for (const { keeps: isKept } of variations(shape(member("a", choice)), [present("a")], sample))
      answers.push(isKept({ kind: "present", member: "a" }))
    expect(answers).toEqual([false, true])
  })

  it("hold one member still where that is wanted", () => {
    const [a, b] = [member("a", choice), member("b", choice)]
    expect(tried([a, b], [present("a"), present("b")], { member: a, value: "y" })).toEqual([
      [{ a: "y" }, true, false],
      [{ a: "y", b: "x" }, true, true],
    ])
  })

  it("are none where a member must be there and has no value, and do without one that need not", () => {
    expect(tried([member("a", nothing, false)], [present("a")])).toEqual([])
    expect(tried([member("a", nothing)], [present("a")])).toEqual([[{}, false]])
  })

  it("are fifty thousand at most", () => {
    const members = Array.from({ length: 20 }, (_, index) => member(`m${index}`, choice))
    let found = 0
    for (const _ of variations(
      shape(...members),
      members.map(({ name }) => present(name)),
      sample,
    ))
      found++
    expect(found).toBe(50_000)
  })
})

describe("the least object that keeps agreements", () => {
  const agreeing = (...holds: readonly Clause[]): Shape => ({
    ...shape(member("a", choice), member("b", choice)),
    agreements: holds.map((each) => ({ name: "n", says: "s", repair: "r", at: "a", holds: each })),
  })
  const least = (...holds: readonly Clause[]): FactValue | undefined => leastAgreeing(agreeing(...holds), sample)

  it("keeps all of them, and is none where they contradict each other", () => {
    expect(least()).toEqual({})
    expect(least(equals("a", "y"), present("b"))).toEqual({ a: "y", b: "x" })
    expect(least(present("a"), { kind: "not", of: present("a") })).toBeUndefined()
  })

  it("is judged like any other object", () => {
    const { agreements } = agreeing(present("a"), present("b"))
    expect([{}, { a: "x" }, { a: "x", b: "x" }].map((value) => keeps(value, agreements))).toEqual([false, false, true])
  })
})
