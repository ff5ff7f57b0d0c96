import { describe, expect, it } from "vitest"
import { objectOf, oneOf, orNull, payloadOf, refTo, textOf } from "../../test/support/example-catalog.ts"
import type { FactValue } from "../fact.ts"
import type { OpaqueType, WireType } from "../wire-type.ts"
import { opaqueDoubt } from "./includes-opaque.ts"
import { judge } from "./inclusion.ts"
import type { Doubt } from "./inclusion.ts"

const opaque = (maxBytes: number, maxDepth: number): OpaqueType => ({ kind: "opaque", maxBytes, maxDepth })
const judges = payloadOf(refTo("Loop"), { Loop: refTo("Loop"), Json: opaque(9, 2) })
const doubt = (wider: WireType, narrower: WireType): Doubt =>
  opaqueDoubt(wider, narrower, "S", { wider: judge(judges), narrower: judge(judges), demand: () => {} })
const anything: readonly FactValue[] = [false, true, null, "", "a", [], {}, 1.5, 123]

describe("opaque JSON in opaque JSON", () => {
  it("fits by its bytes, and by the levels that so many bytes can nest", () => {
    expect(doubt(opaque(9, 2), opaque(9, 2))).toBeNull()
    expect(doubt(opaque(9, 2), opaque(5, 9))).toBeNull()
    expect(doubt(opaque(9, 4), opaque(9, 99))).toBeNull()
    expect(doubt(orNull(opaque(9, 2)), opaque(9, 2))).toBeNull()
    expect(doubt(orNull(orNull(opaque(9, 2))), opaque(9, 2))).toBeNull()
    expect(doubt(orNull(refTo("Json")), opaque(9, 2))).toBeNull()
  })

  it("is doubted by the longest text, the deepest list and the longest number", () => {
    expect(doubt(opaque(8, 2), opaque(9, 2))).toEqual(["aaaaaaa", [[]], 111_111_111])
    expect(doubt(opaque(9, 2), opaque(9, 3))).toEqual(["aaaaaaa", [[[]]], 111_111_111])
    expect(doubt(opaque(1, 0), opaque(2, 1))).toEqual(["", [], 11])
    expect(doubt(opaque(0, 0), opaque(1, 0))).toEqual([0, 1])
    expect(doubt(opaque(13, 0), opaque(14, 0))).toEqual(["a".repeat(12), 0, 11_111_111_111_111])
    expect(doubt(opaque(14, 0), opaque(15, 0))).toEqual(["a".repeat(13), 0, 1])
    expect(doubt(orNull(opaque(8, 2)), opaque(9, 2))).toEqual(["aaaaaaa", [[]], 111_111_111])
  })
})

describe("opaque JSON in anything else", () => {
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

  it("of one byte is a digit, and fits where all of them do", () => {
    expect(doubt(oneOf(...digits), opaque(1, 1))).toBeNull()
    expect(doubt(oneOf(...digits.slice(1)), opaque(1, 1))).toEqual([...digits, 0, 1, ...anything])
  })

  it("of two bytes is a number, an empty text, or an empty list or object where there is a level", () => {
    const numbers = Array.from({ length: 109 }, (_, index) => index - 9)
    expect([numbers[0], numbers.at(-1)]).toEqual([-9, 99])
    const whole: WireType = { kind: "integer", min: -9, max: 99 }
    expect(doubt(whole, opaque(2, 0))).toEqual([...numbers, "", "", 0, 11, ...anything])
    expect(doubt(whole, opaque(2, 1))).toEqual([...numbers, "", [], {}, "", [], 11, ...anything])
  })

  it("of more bytes fits nowhere", () => {
    expect(doubt(textOf(0, 9), opaque(3, 1))).toEqual(["a", [], 111, ...anything])
    expect(doubt(orNull(textOf(0, 9)), opaque(3, 0))).toEqual(["a", 0, 111, ...anything])
  })
})

describe("anything else in opaque JSON", () => {
  it("fits where its largest value does, by bytes and by levels", () => {
    expect(doubt(opaque(20, 0), textOf(0, 3))).toBeNull()
    expect(doubt(opaque(19, 0), textOf(0, 3))).toEqual(["\u0001\u0001\u0001", "S"])
    expect(doubt(opaque(99, 1), objectOf({ a: oneOf("x") }))).toBeNull()
    expect(doubt(opaque(99, 0), objectOf({ a: oneOf("x") }))).toEqual([{ a: "x" }, "S"])
    expect(doubt(orNull(opaque(20, 0)), textOf(0, 3))).toBeNull()
  })

  it("does not fit where there is no opaque JSON behind null", () => {
    expect(doubt(orNull(textOf(0, 1)), { kind: "map", names: textOf(0, 1), value: oneOf(1), max: 1 })).toEqual(["S"])
    expect(doubt(orNull(refTo("Loop")), textOf(0, 1))).toEqual(["S"])
  })
})
