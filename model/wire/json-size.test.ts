import { describe, expect, it } from "vitest"
import { isPlain, jsonSize, sizeOf } from "./json-size.ts"

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

describe("the size of JSON", () => {
  it.each([
    "",
    "plain",
    'quote " and \\',
    "\b\t\n\f\r",
    "\u0000\u0007\u000b\u000e\u001f",
    " ~\u007f\u0080\u07ff",
    "\u0800\ud7ff\ue000\uffff",
    "\u{10000}\u{10ffff}",
    "\ud800",
    "\udc00",
    "\ud800\ud800\udc00",
    "\udc00\ud800",
    "\ud83da",
    "\udbff\udfff\udfff",
    0,
    -0,
    -1.5e300,
    123456789,
    true,
    false,
    null,
    [],
    [1],
    [1, "a", null],
    {},
    { a: 1 },
    { "\u00e4\n": [true], b: { c: "" } },
    Object.assign(Object.create(null) as object, { a: 1 }),
  ])("of %j is to the byte that of its text", (value) => {
    const bytes = bytesOf(value)
    expect(jsonSize(value, bytes, 9)).toBe("fits")
    expect(jsonSize(value, bytes - 1, 9)).toBe("maxBytes")
    if (value === null || typeof value !== "object") expect(sizeOf(value)).toBe(bytes)
  })

  it.each([
    [1, 0],
    [[], 1],
    [{}, 1],
    [[[]], 2],
    [{ a: [{}] }, 3],
    [[[], [[]]], 3],
  ])("of %j counts %i levels", (value, levels) => {
    expect(jsonSize(value, 99, levels)).toBe("fits")
    if (levels > 0) expect(jsonSize(value, 99, levels - 1)).toBe("maxDepth")
  })

  it.each([[undefined], [NaN], [Infinity], [1n], [() => 1], [Symbol("s")], [new Date(0)], [new Map()]])(
    "is none of %s, alone or inside",
    (value) => {
      for (const each of [value, [value], { a: value }]) expect(jsonSize(each, 99, 9)).toBe("type")
    },
  )

  it("is told of a wide value before anything in it is read", () => {
    const wide = Array.from({ length: 100 }, () => undefined)
    expect(jsonSize(wide, 100, 9)).toBe("maxBytes")
    expect(jsonSize(wide, 101, 9)).toBe("type")
    expect(jsonSize({ a: undefined, b: 1 }, 2, 9)).toBe("maxBytes")
    expect(jsonSize({ a: undefined, b: 1 }, 3, 9)).toBe("maxBytes")
    expect(jsonSize([[undefined]], 99, 1)).toBe("maxDepth")
    expect(jsonSize([{ a: undefined }], 99, 1)).toBe("maxDepth")
  })
})

describe("a plain object", () => {
  it("is what JSON makes, or one without prototype", () => {
    expect([{}, Object.create(null)].map(isPlain)).toEqual([true, true])
    expect([null, undefined, [], "a", 1, () => 1, new Date(0), Object.create({})].some(isPlain)).toBe(false)
  })
})
