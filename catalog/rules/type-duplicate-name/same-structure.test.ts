import { describe, expect, it } from "vitest"
import type { Member, WireType } from "../../../model/wire-type.ts"
import { sameStructure } from "./same-structure.ts"

const text: WireType = { kind: "text", min: 1, max: 64, pattern: null }

function objectOf(...members: readonly Partial<Member>[]): WireType {
  const stated = members.map((member): Member => ({
    name: "a",
    type: text,
    optional: false,
    description: null,
    ...member,
  }))
  return { kind: "object", members: stated, excess: "closed" }
}

describe("two types have one structure", () => {
  it("when they differ in descriptions only, at any depth", () => {
    expect(sameStructure(objectOf({ description: "One." }), objectOf({ description: "Another." }))).toBe(true)
    const deep = (description: string): WireType =>
      objectOf({ type: { kind: "nullable", of: objectOf({ description }) } })
    expect(sameStructure(deep("One."), deep("Another."))).toBe(true)
  })

  it("when their attributes are written in another order", () => {
    expect(sameStructure(text, { pattern: null, max: 64, min: 1, kind: "text" })).toBe(true)
  })
})

describe("two types have different structures", () => {
  it.each<readonly [string, WireType, WireType]>([
    ["a bound differs", text, { ...text, min: 0 }],
    ["a member is named otherwise", objectOf({ name: "a" }), objectOf({ name: "description" })],
    ["a member is optional", objectOf({}), objectOf({ optional: true })],
    ["there is a member more", objectOf({}), objectOf({}, { name: "b" })],
    ["members stand in another order", objectOf({}, { name: "b" }), objectOf({ name: "b" }, {})],
    ["the kind differs", text, { kind: "nullable", of: text }],
    ["a literal is a number, not its digits", { kind: "literal", values: [1] }, { kind: "literal", values: ["1"] }],
  ])("when %s", (_, left, right) => {
    expect(sameStructure(left, right)).toBe(false)
    expect(sameStructure(right, left)).toBe(false)
  })
})
