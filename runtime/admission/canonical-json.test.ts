import canonicalize from "canonicalize"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { canonicalBounds, canonicalJson, readCanonicalJson } from "./canonical-json.ts"

/** The text of a value that has a canonical form, or the code under which it is refused. */
function textOf(value: unknown): string {
  const canonical = canonicalJson(value)
  return canonical.ok ? canonical.text : canonical.refusal.code
}

function read(text: string | Uint8Array): unknown {
  const answer = readCanonicalJson(typeof text === "string" ? new TextEncoder().encode(text) : text)
  return answer.ok ? answer.value : answer.refusal.code
}

function numberOf(bits: string): number {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, BigInt(`0x${bits}`))
  return view.getFloat64(0)
}

/** RFC 8785, appendix B: the bits of a number and its text. */
const numbers = [
  ["0000000000000000", "0"],
  ["8000000000000000", "0"],
  ["0000000000000001", "5e-324"],
  ["8000000000000001", "-5e-324"],
  ["7fefffffffffffff", "1.7976931348623157e+308"],
  ["ffefffffffffffff", "-1.7976931348623157e+308"],
  ["4340000000000000", "9007199254740992"],
  ["c340000000000000", "-9007199254740992"],
  ["4430000000000000", "295147905179352830000"],
  ["44b52d02c7e14af5", "9.999999999999997e+22"],
  ["44b52d02c7e14af6", "1e+23"],
  ["44b52d02c7e14af7", "1.0000000000000001e+23"],
  ["444b1ae4d6e2ef4e", "999999999999999700000"],
  ["444b1ae4d6e2ef4f", "999999999999999900000"],
  ["444b1ae4d6e2ef50", "1e+21"],
  ["3eb0c6f7a0b5ed8c", "9.999999999999997e-7"],
  ["3eb0c6f7a0b5ed8d", "0.000001"],
  ["41b3de4355555553", "333333333.3333332"],
  ["41b3de4355555554", "333333333.33333325"],
  ["41b3de4355555555", "333333333.3333333"],
  ["41b3de4355555556", "333333333.3333334"],
  ["41b3de4355555557", "333333333.33333343"],
  ["becbf647612f3696", "-0.0000033333333333333333"],
  ["43143ff3c1cb0959", "1424953923781206.2"],
  ["7fffffffffffffff", "canonical/number"],
  ["7ff0000000000000", "canonical/number"],
  ["fff0000000000000", "canonical/number"],
] as const

/** `count` values inside one another. */
function nested(count: number, within: (inner: unknown) => unknown): unknown {
  let value: unknown = 0
  for (let level = 0; level < count; level += 1) value = within(value)
  return value
}

describe("the canonical form of RFC 8785", () => {
  it.each(numbers)("has for the number 0x%s the text %s", (bits, text) => {
    expect(textOf(numberOf(bits))).toBe(text)
  })

  it("is the one of section 3.2.2, text and bytes", () => {
    const value: unknown = JSON.parse(String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`)
    const text = String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`
    expect(textOf(value)).toBe(text)
    const canonical = canonicalJson(value)
    expect(canonical.ok && Buffer.from(canonical.bytes).equals(Buffer.from(text, "utf8"))).toBe(true)
  })

  it("sorts members by UTF-16 code units, as in section 3.2.3: a surrogate pair before a late letter", () => {
    const value = {
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis",
    }
    expect(textOf(value)).toBe(
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis",' +
        '"\u20ac":"Euro Sign","\ud83d\ude00":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    )
  })

  it("does not normalise: two spellings of one letter stay two", () => {
    expect(textOf({ "A\u030a": 1, "\u00c5": 2 })).toBe('{"A\u030a":1,"\u00c5":2}')
  })

  it("is that of the published package for whatever JSON.parse gives", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8, stringUnit: "binary" }), (text) => {
        const value: unknown = JSON.parse(text)
        expect(textOf(value)).toBe(canonicalize(value))
      }),
      { numRuns: 5_000 },
    )
  })

  it("is that of the published package for any number", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(textOf(value)).toBe(canonicalize(value))
      }),
      { numRuns: 20_000 },
    )
  })

  it("is read back as the same value, and does not depend on the order in which members were set", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        const value: unknown = JSON.parse(text)
        const canonical = canonicalJson(value)
        if (!canonical.ok) throw new Error(canonical.refusal.what)
        expect(readCanonicalJson(canonical.bytes)).toEqual({ ok: true, value: JSON.parse(canonical.text) })
        expect(textOf(reversed(value))).toBe(canonical.text)
      }),
      { numRuns: 2_000 },
    )
  })
})

/** The same value with the members of every object set in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return (value as readonly unknown[]).map(reversed)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, inner]) => [name, reversed(inner)]),
  )
}

describe("a value without canonical form", () => {
  const cycle: { self?: unknown } = {}
  cycle.self = cycle
  const hidden = Object.defineProperty({ a: 1 }, "b", { value: 2, enumerable: false })
  const holed: number[] = []
  holed[2] = 3
  class Report {
    readonly passed = true
  }
  it.each([
    ["undefined", undefined, "canonical/not-json"],
    ["a function", () => 1, "canonical/not-json"],
    ["a symbol", Symbol("a"), "canonical/not-json"],
    ["a big integer", 1n, "canonical/not-json"],
    ["a member that is undefined", { a: undefined }, "canonical/not-json"],
    ["a list with a hole", holed, "canonical/not-json"],
    ["a list with a member", Object.assign([1], { extra: 2 }), "canonical/not-json"],
    ["an object that says its own JSON", { toJSON: () => "forged" }, "canonical/not-json"],
    ["a date", new Date(0), "canonical/not-json"],
    ["an object of a class", new Report(), "canonical/not-json"],
    ["a map", new Map([["a", 1]]), "canonical/not-json"],
    ["bytes", new Uint8Array([1]), "canonical/not-json"],
    ["a boxed text", Object("a"), "canonical/not-json"],
    ["an accessor", Object.defineProperty({}, "a", { get: () => 1, enumerable: true }), "canonical/not-json"],
    ["a hidden member", hidden, "canonical/not-json"],
    ["a symbol for a member", { [Symbol("a")]: 1 }, "canonical/not-json"],
    ["a class of lists", new (class extends Array {})(), "canonical/not-json"],
    [
      "a proxy that throws",
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error("no")
          },
        },
      ),
      "canonical/not-json",
    ],
    ["half a character", "\ud800", "canonical/surrogate"],
    ["half a character in a name", { "\udc00": 1 }, "canonical/surrogate"],
    ["the wrong half first", ["\udc00\ud800"], "canonical/surrogate"],
    ["a value that contains itself", cycle, "canonical/depth"],
    ["lists beyond the bound", nested(canonicalBounds.depth + 1, (inner) => [inner]), "canonical/depth"],
    ["20,000 objects inside one another", nested(20_000, (a) => ({ a })), "canonical/depth"],
    ["a long text", "a".repeat(canonicalBounds.bytes), "canonical/size"],
    ["a text whose bytes are too many", "€".repeat(400_000), "canonical/size"],
    ["a long list", Array.from({ length: 600_000 }, () => 1), "canonical/size"],
    ["one list many times", nested(40, (inner) => [inner, inner]), "canonical/size"],
  ])("is refused: %s", (_name, value, code) => {
    expect(textOf(value)).toBe(code)
  })

  it("may be as deep and as long as the bounds say", () => {
    expect(textOf(nested(canonicalBounds.depth, (inner) => [inner]))).toMatch(/^\[+0\]+$/)
    expect(textOf("a".repeat(canonicalBounds.bytes - 2))).toHaveLength(canonicalBounds.bytes)
  })

  it("does not ask a polluted prototype", () => {
    const everyObject: object = Object.prototype
    Object.defineProperty(everyObject, "toJSON", { value: () => "forged", configurable: true })
    try {
      expect(textOf({ a: [1] })).toBe('{"a":[1]}')
    } finally {
      Reflect.deleteProperty(everyObject, "toJSON")
    }
  })
})

describe("bytes that are to be canonical", () => {
  it("keep a member that is called __proto__", () => {
    const value = read('{"__proto__":{"admin":true}}')
    expect(Object.hasOwn(value as object, "__proto__")).toBe(true)
    expect(textOf(value)).toBe('{"__proto__":{"admin":true}}')
  })

  it.each([
    ["a member twice", '{"a":1,"a":2}'],
    ["a member twice, once escaped", '{"a":1,"\\u0061":1}'],
    ["members in another order", '{"b":1,"a":2}'],
    ["a fraction of nothing", '{"a":1.0}'],
    ["a big exponent", '{"a":1E3}'],
    ["minus nothing", '{"a":-0}'],
    ["a digit too many", '{"a":9007199254740993}'],
    ["a space", '{"a": 1}'],
    ["a line end", '{"a":1}\n'],
    ["an escape for a letter", '{"a":"\\u0062"}'],
    ["capital digits in an escape", '{"a":"\\u000F"}'],
    ["an escaped slash", '{"a":"\\/"}'],
  ])("are refused for %s", (_name, text) => {
    expect(read(text)).toBe("canonical/spelling")
  })

  it.each([
    ["nothing", ""],
    ["a byte order mark", "\ufeff{}"],
    ["half a text", '{"a":"'],
    ["two values", "{}{}"],
    ["no UTF-8", Uint8Array.of(0x22, 0xff, 0x22)],
    ["an overlong slash", Uint8Array.of(0x22, 0xc0, 0xaf, 0x22)],
    ["a surrogate in UTF-8", Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22)],
    ["a number beyond numbers", "1e400"],
  ])("are refused for %s", (_name, text) => {
    expect(read(text)).toBe(text === "1e400" ? "canonical/number" : "canonical/unreadable")
  })

  it("are refused for half a character in an escape, for depth and for size", () => {
    expect(read('"\\ud800"')).toBe("canonical/surrogate")
    expect(read("[".repeat(20_000) + "]".repeat(20_000))).toBe("canonical/depth")
    expect(read("[".repeat(500_000) + "]".repeat(500_000))).toBe("canonical/depth")
    expect(read("0".repeat(canonicalBounds.bytes + 1))).toBe("canonical/size")
  })

  it("are never the reason for an exception", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(["boolean"]).toContain(typeof readCanonicalJson(bytes).ok)
      }),
      { numRuns: 5_000 },
    )
  })
})
