import { describe, expect, it } from "vitest"
import { listOf, oneOf } from "../../test/support/example-catalog.ts"
import type { FactValue } from "../fact.ts"
import type { IntegerType, NumberType, TextType, WireType } from "../wire-type.ts"
import { scalarDoubt } from "./includes-scalar.ts"

const text = (min: number, max: number | null, pattern: string | null = null): TextType => ({
  kind: "text",
  min,
  max,
  pattern,
})
const whole = (min: number, max: number): IntegerType => ({ kind: "integer", min, max })
const real = (min: number | null, max: number | null): NumberType => ({ kind: "number", min, max })
const upTo = (size: number): readonly string[] =>
  ["a", "B", "0", " ", "\u0001", "\u{1F600}", "\ud800"].map((char) => char.repeat(size))

describe("a text or a number", () => {
  it.each<
    readonly [wider: WireType, narrower: TextType | IntegerType | NumberType, doubt: readonly FactValue[] | null]
  >([
    [text(0, 3), text(0, 3), null],
    [text(0, 3), text(1, 2), null],
    [text(1, 3), text(0, 3), [""]],
    [text(0, 2), text(0, 3), upTo(3)],
    [text(0, 2), text(0, null), upTo(3)],
    [text(0, null), text(0, null), null],
    [text(0, 3, "^a$"), text(0, 3), ["", ...upTo(1).slice(1), ...upTo(2), ...upTo(3)]],
    [text(0, 3, "^a$"), text(0, 3, "^a$"), null],
    [text(0, 3), text(0, 9, "^a{1,3}$"), null],
    [text(2, 3), text(0, 9, "^a{1,3}$"), ["a"]],
    [text(0, 2), text(0, 9, "^a{1,3}$"), ["aaa"]],
    [text(0, 2), text(0, 9, "^a+$"), ["aaa"]],
    [text(0, 3), text(0, 3, "^(?!a)b$"), null],
    [text(0, 2, "^b$"), text(0, 9, "^a$"), ["a"]],
    [whole(0, 3), whole(0, 3), null],
    [whole(1, 3), whole(0, 3), [0, -Number.MAX_VALUE]],
    [whole(0, 2), whole(0, 3), [3, Number.MAX_VALUE]],
    [real(0, 3), whole(0, 3), null],
    [whole(0, 3), real(0, 3), [0.5, 2.5]],
    [whole(0, 0), real(0, 0), null],
    [whole(0, 9007199254740991), real(9007199254740990, 9007199254740991), null],
    [real(0, null), real(null, null), [-1, -Number.MAX_VALUE]],
    [real(null, 0), real(null, null), [1, Number.MAX_VALUE]],
    [real(null, 0), real(null, 1), [1, Number.MAX_VALUE]],
    [real(null, null), real(null, null), null],
    [real(0, null), real(0, 5), null],
    [whole(0, 3), real(0.5, 0.5), [0.5, 0.5]],
    [whole(0, 3), real(0.25, 2), [0.25, 0.75, 1.5]],
    [whole(0, 3), real(1, 1), null],
    [text(0, 3), whole(0, 3), ["S"]],
    [oneOf("a"), text(1, 1), upTo(1).slice(1)],
    [oneOf(""), text(0, 0), null],
    [oneOf("a"), text(0, 0), [""]],
    [oneOf(1, 2), whole(1, 2), null],
    [oneOf(1), whole(1, 2), [2]],
    [oneOf(1), whole(1, 1), null],
    [oneOf(2), whole(1, 1), [1]],
    [oneOf(1), real(1, 1), null],
    [oneOf(1, 2), real(1, 2), [1.3333333333333333, 1.6666666666666665]],
    [oneOf(1, 2, 3), whole(1, 2), null],
    [oneOf(1), whole(0, 9), [0]],
    [oneOf(1), real(null, null), [-2, -1]],
    [oneOf(1), real(0, null), [0]],
    [oneOf(1), real(null, 5), [3, 4]],
    [oneOf("a", "b"), text(1, 1, "^[ab]$"), []],
    [oneOf("a"), text(1, 1, "^[ab]$"), ["b"]],
    [{ kind: "opaque", maxBytes: 1, maxDepth: 1 }, text(0, 1), ["S"]],
    [listOf(oneOf(1), 0, 1), text(0, 1), ["S"]],
  ])("in %j, of %j, is doubted by %j", (wider, narrower, doubt) => {
    expect(scalarDoubt(wider, narrower, "S")).toEqual(doubt)
  })
})
