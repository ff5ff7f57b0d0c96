import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { excessMember, noFurtherMembers } from "../model/wire/expected.ts"
import { jsonSize } from "../model/wire/json-size.ts"
import {
  below,
  carrierBytes,
  carrierDepth,
  carrierLimits,
  carrierNodes,
  codePoints,
  excess,
  invalid,
  isObject,
  jsonFault,
  misplaced,
  own,
  plain,
  settleCarrierText,
  settleText,
  sizeOf,
  within,
  withinLimits,
} from "./kernel.ts"

const anyString = fc.string({ unit: "binary", maxLength: 12 })

describe("the kernel", () => {
  it("says in errors what the model says", () => {
    expect(misplaced("f", ["a"], "x").error).toMatchObject({ actual: excessMember, path: ["a"] })
    expect(excess("f", ["at"], { a: 1, b: 2 }, ["a"]).error).toMatchObject({
      expected: noFurtherMembers,
      actual: excessMember,
      path: ["at", "b"],
    })
    expect(settleText("{", "f", () => null)).toMatchObject({
      error: { expected: "JSON text", actual: "malformed text" },
    })
    expect(carrierLimits).toBe(`at most ${carrierDepth} levels and ${carrierNodes} values`)
  })

  it("counts code points as the language iterates them", () => {
    fc.assert(
      fc.property(anyString, fc.nat(14), fc.nat(14), (text, min, max) => {
        const points = Array.from(text).length
        expect(codePoints(text)).toBe(points)
        expect(within(text, min, max)).toBe(points >= min && points <= max)
      }),
      { numRuns: 2000 },
    )
  })

  it("takes pairs for one code point and lone surrogates for one each, at the bounds and beside them", () => {
    for (const [text, points] of [
      ["abc", 3],
      ["\ud83d\ude00", 1],
      ["\ud83d", 1],
      ["\ud83da", 2],
      ["\ud83d\ud83d\ude00", 2],
      ["\ude00\ud83d", 2],
      ["a\ud83d\ude00b", 3],
    ] as const) {
      expect([text, codePoints(text)]).toEqual([text, points])
      for (const [min, max] of [
        [points, points],
        [0, points],
        [points, 9],
      ] as const)
        expect([text, min, max, within(text, min, max)]).toEqual([text, min, max, true])
      expect([text, within(text, points + 1, 9), within(text, 0, points - 1)]).toEqual([text, false, false])
    }
  })

  it("says where a fault is from the root, and knows only a value's own members", () => {
    const inner = invalid("f", ["b", 1], "x", 0)
    expect(below(["a", 0], inner)).toEqual({ ok: false, error: { ...inner.error, path: ["a", 0, "b", 1] } })
    expect(own({}, "constructor")).toBeUndefined()
    expect(own({ constructor: 1 }, "constructor")).toBe(1)
  })

  it("measures JSON as the model does", () => {
    const json = fc.anything({
      withNullPrototype: true,
      withSparseArray: true,
      maxDepth: 4,
      key: anyString,
      values: [anyString, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)],
    })
    fc.assert(
      fc.property(json, fc.nat(60), fc.nat(3), (value, bytes, depth) => {
        const said = jsonSize(value, bytes, depth)
        expect(jsonFault(value, bytes, depth)).toBe(said === "fits" ? null : said === "type" ? "invalid" : "limit")
      }),
      { numRuns: 3000 },
    )
    const cyclic: unknown[] = []
    cyclic.push(cyclic, cyclic)
    expect(jsonFault(cyclic, 1_000_000, 1_000_000)).toBe("limit")
  })

  it("measures as many bytes as the text has, to the byte", () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: "binary" }), (text) => {
        const value: unknown = JSON.parse(text)
        const bytes = Buffer.byteLength(JSON.stringify(value))
        expect(jsonFault(value, bytes, 99)).toBeNull()
        expect(jsonFault(value, bytes - 1, 99)).toBe("limit")
      }),
    )
  })

  it("never takes more than it may where bytes are only bounded, at the longest numbers, names and escapes", () => {
    const long = [
      -1.7976931348623157e308,
      -0.0000012345678901234567,
      "\u0000".repeat(40),
      "\ud800",
      false,
      null,
      [],
      {},
    ]
    for (const value of [...long, ...long.map((inner) => ({ ["\u0001".repeat(9)]: inner })), long]) {
      const bytes = Buffer.byteLength(JSON.stringify(value))
      expect([value, jsonFault(value, bytes, 9), jsonFault(value, bytes - 1, 9)]).toEqual([value, null, "limit"])
    }
  })

  it("measures deeper JSON than it bounds at once, and refuses 20,000 levels without throwing", () => {
    const nested = (levels: number): unknown => {
      let value: unknown = 0
      for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { k: value }
      return value
    }
    expect([65, 100, 101].map((levels) => jsonFault(nested(levels), 10_000, 100))).toEqual([null, null, "limit"])
    expect(jsonFault(nested(20_000), 1_000_000, 64)).toBe("limit")
    expect(jsonFault(nested(20_000), 1_000_000, 20_000)).toBeNull()
  })

  it("holds a carrier to its levels and its values", () => {
    const nested = (levels: number): unknown => {
      let value: unknown = []
      for (let level = 1; level < levels; level++) value = level % 2 === 0 ? [value] : { value }
      return value
    }
    expect(withinLimits(nested(64))).toBe(true)
    expect(withinLimits(nested(65))).toBe(false)
    expect(withinLimits(nested(200_000))).toBe(false)
    expect(withinLimits(Array.from({ length: 9_999 }, () => 0))).toBe(true)
    expect(withinLimits(Array.from({ length: 10_000 }, () => 0))).toBe(false)
    expect(withinLimits(Object.fromEntries(Array.from({ length: 9_999 }, (_, at) => [`m${at}`, 0])))).toBe(true)
    expect(withinLimits(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`m${at}`, 0])))).toBe(false)
    expect(withinLimits(Object.assign([], { length: 4_000_000_000 }))).toBe(false)
    const cyclic: { self?: unknown } = {}
    cyclic.self = [cyclic, cyclic]
    expect(withinLimits(cyclic)).toBe(false)
  })

  it("limits the text of a carrier by its bytes, not its units", () => {
    expect(carrierBytes).toBe(2 ** 20)
    const read = (text: string): unknown => settleCarrierText(text, "f", () => null)
    for (const [text, bytes] of [
      ["a", 1],
      ["é", 2],
      ["日", 3],
      ["😀", 4],
      ["\ud800", 3],
      ["\udc00\ud800", 6],
    ] as const) {
      const ofBytes = (whole: number): string => `"${text}${"a".repeat(whole - bytes - 2)}"`
      expect(read(ofBytes(carrierBytes)), text).toMatchObject({ ok: true })
      expect(read(ofBytes(carrierBytes + 1)), text).toEqual({
        ok: false,
        error: { kind: "limit", path: [], expected: "text of at most 1048576 bytes", actual: "string", fact: "f" },
      })
    }
  })

  it("takes plain objects, parsed or not, and counts their own members", () => {
    expect(isObject({}, false) && isObject(Object.create(null), false)).toBe(true)
    for (const other of [null, [], "", 1, undefined, new Map(), Object.create({})])
      expect(isObject(other, false)).toBe(false)
    expect(isObject([], true) || isObject(null, true)).toBe(false)
    expect(sizeOf({ a: 1, [Symbol()]: 2, b: undefined })).toBe(2)
    expect(sizeOf(JSON.parse('{"__proto__":1,"constructor":2}') as { [name: string]: unknown })).toBe(2)
  })
})

describe("a plain copy", () => {
  it("is the value itself for everything that JSON can say", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
        expect(plain(value)).toEqual(value)
      }),
    )
    const parsed: unknown = JSON.parse('{"__proto__":{"a":1}}')
    expect(JSON.stringify(plain(parsed))).toBe('{"__proto__":{"a":1}}')
    expect(Object.getPrototypeOf(plain(parsed))).toBe(Object.prototype)
  })

  it("has the data members of class instances and none of their accessors, which are never called", () => {
    class Thing {
      a = 1
      get b(): number {
        throw new Error("called")
      }
    }
    const accessor = Object.defineProperty({ c: 2 }, "d", {
      enumerable: true,
      get: () => {
        throw new Error("called")
      },
    })
    const copy = plain([new Thing(), accessor]) as readonly object[]
    expect(copy).toStrictEqual([{ a: 1 }, { c: 2 }])
    expect(Object.getPrototypeOf(copy[0])).toBe(Object.prototype)
  })

  it("keeps sharing, cycles, holes and what is not JSON, at any depth", () => {
    const cyclic: { self?: unknown; f?: unknown } = { f: Symbol.iterator }
    cyclic.self = cyclic
    const copy = plain(cyclic) as { self: unknown; f: unknown }
    expect(copy.self).toBe(copy)
    expect(copy).not.toBe(cyclic)
    expect(copy.f).toBe(Symbol.iterator)
    expect(Object.keys(plain(Object.assign([1], { 2: 3 })) as object)).toEqual(["0", "2"])
    let deep: unknown = 0
    for (let level = 0; level < 200_000; level++) deep = [deep]
    expect(Array.isArray(plain(deep))).toBe(true)
  })
})
