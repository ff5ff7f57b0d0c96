import { Ajv2020 } from "ajv/dist/2020.js"
import { describe, expect, it } from "vitest"
import { accepts, refusalsAtMost } from "./accepts.ts"
import { referenceDepth } from "./wire-type.ts"
import type { Member, Payload, WireType } from "./wire-type.ts"

const text = (min: number, max: number | null, pattern: string | null = null): WireType => ({
  kind: "text",
  min,
  max,
  pattern,
})
const member = (name: string, type: WireType, optional = false): Member => ({ name, type, optional, description: null })
const closed = (...members: readonly Member[]): WireType => ({ kind: "object", members, excess: "closed" })
const plain = (type: WireType): Payload => ({ type, definitions: [] })
const ok = (type: WireType, input: unknown): boolean => accepts(plain(type), input).length === 0

/** A comment with the replies below it. */
const thread: Payload = {
  type: { kind: "reference", to: "Comment" },
  definitions: [
    {
      name: "Comment",
      type: closed(member("replies", { kind: "list", item: { kind: "reference", to: "Comment" }, min: 0, max: null })),
      description: null,
    },
  ],
}

function nested(levels: number): unknown {
  let value: unknown = { replies: [] }
  for (let level = 1; level < levels; level++) value = { replies: [value] }
  return value
}

describe("accepts", () => {
  it("reports everything that is wrong, in the order of the payload, with path, words and keyword", () => {
    const type = closed(
      member("name", text(1, 3)),
      member("level", { kind: "integer", min: 0, max: 10 }),
      member("tags", { kind: "list", item: { kind: "literal", values: ["a", "b"] }, min: 0, max: 3 }, true),
      member("note", { kind: "nullable", of: text(1, null) }),
    )
    expect(accepts(plain(type), { more: 1, level: 11, tags: ["a", "c", 1], note: "" })).toEqual([
      {
        kind: "invalid",
        path: ["name"],
        expected: "text of 1 to 3 code points",
        actual: "absent",
        constraint: "required",
      },
      { kind: "invalid", path: ["level"], expected: "integer from 0 to 10", actual: "number", constraint: "maximum" },
      { kind: "invalid", path: ["tags", 1], expected: 'one of "a", "b"', actual: "string", constraint: "enum" },
      { kind: "invalid", path: ["tags", 2], expected: 'one of "a", "b"', actual: "number", constraint: "enum" },
      {
        kind: "invalid",
        path: ["note"],
        expected: "text of at least 1 code point or null",
        actual: "string",
        constraint: "minLength",
      },
      {
        kind: "invalid",
        path: ["more"],
        expected: "no further members",
        actual: "excess member",
        constraint: "additionalProperties",
      },
    ])
  })

  it("refuses an unknown tag at the tag, and judges members by the variant that it names", () => {
    const type: WireType = {
      kind: "union",
      tag: "phase",
      variants: [
        { name: "started", members: [member("id", text(1, null))], excess: "closed" },
        { name: "ended", members: [], excess: "keep" },
      ],
    }
    expect(accepts(plain(type), { phase: "paused", id: "a" })).toMatchObject([
      { path: ["phase"], expected: 'one of "started", "ended"', actual: "string" },
    ])
    expect(accepts(plain(type), {})).toMatchObject([{ path: ["phase"], actual: "absent", constraint: "required" }])
    expect(accepts(plain(type), [])).toMatchObject([
      { path: [], expected: 'object with phase one of "started", "ended"', actual: "array" },
    ])
    expect(accepts(plain(type), { phase: "started", id: "" })).toMatchObject([{ path: ["id"] }])
    expect(ok(type, { phase: "ended", anything: [] })).toBe(true)
  })

  it("follows references to the depth that every reader follows and calls one more level a limit", () => {
    expect(accepts(thread, nested(referenceDepth))).toEqual([])
    expect(accepts(thread, nested(referenceDepth + 1))).toMatchObject([
      {
        kind: "limit",
        path: Array.from({ length: referenceDepth }, () => ["replies", 0]).flat(),
        constraint: "maxReferences",
      },
    ])
  })

  it("survives what is nested twenty thousand deep, and types and references nested ten thousand deep", () => {
    expect(accepts(thread, nested(20_000))).toMatchObject([{ kind: "limit" }])
    let deep: WireType = { kind: "literal", values: [1] }
    let value: unknown = 1
    for (let level = 0; level < 10_000; level++) {
      deep = { kind: "list", item: { kind: "nullable", of: deep }, min: 0, max: null }
      value = [value]
    }
    expect(accepts(plain(deep), value)).toEqual([])
    const chain = Array.from({ length: 10_000 }, (_, index) => ({
      name: `T${index}`,
      type: { kind: "reference", to: `T${(index + 1) % 10_000}` } as const,
      description: null,
    }))
    expect(accepts({ type: { kind: "reference", to: "T0" }, definitions: chain }, 1)).toMatchObject([
      { kind: "limit", path: [] },
    ])
  })

  it("counts code points as Ajv does, a lone surrogate as one", () => {
    const type = text(2, 2)
    const validate = new Ajv2020().compile({ type: "string", minLength: 2, maxLength: 2 })
    for (const value of [
      "ab",
      "\u{1F600}\u{1F600}",
      "\ud800a",
      "\ud800\ud800",
      "\udc00\ud800",
      "a",
      "\u{1F600}",
      "\ud800",
      "abc",
    ])
      expect([value, ok(type, value)]).toEqual([value, validate(value)])
  })

  it("judges patterns with the u flag, so a class takes a whole emoji and no half", () => {
    expect(ok(text(0, null, "^[\u{1F600}-\u{1F610}]$"), "\u{1F601}")).toBe(true)
    expect(ok(text(0, null, "^.$"), "\u{1F601}")).toBe(true)
    expect(ok(text(0, null, "^[a-z]+$"), "a\n")).toBe(false)
  })

  it("takes minus zero for zero and no number that JSON cannot say", () => {
    const integer: WireType = { kind: "integer", min: 0, max: 3 }
    expect([-0, 3, 4, 0.5, NaN, Infinity, "1", 1n].map((value) => ok(integer, value))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ])
    expect([-0, 1e308, NaN, -Infinity].map((value) => ok({ kind: "number", min: null, max: null }, value))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(ok({ kind: "literal", values: [0] }, -0)).toBe(true)
  })

  it("takes plain objects alone, with members of their own alone", () => {
    const type = closed(member("a", text(0, null), true), member("toString", text(0, null), true))
    expect(ok(type, {})).toBe(true)
    expect(ok(type, Object.assign(Object.create(null) as object, { a: "" }))).toBe(true)
    expect(ok(type, Object.create({ a: 1 }))).toBe(false)
    expect(ok(type, new Date())).toBe(false)
    expect(ok(type, new URL("https://example.com"))).toBe(false)
    expect(ok(type, new Map())).toBe(false)
    expect(ok(type, { [Symbol("s")]: 1 })).toBe(true)
    expect(ok(type, JSON.parse('{"__proto__": {"a": "x"}}'))).toBe(false)
    const named = closed(member("__proto__", text(0, null)))
    expect(ok(named, JSON.parse('{"__proto__": "x"}'))).toBe(true)
    expect(ok(named, {})).toBe(false)
  })

  it("refuses undefined and holes as absent, also where an optional member has it", () => {
    const type = closed(member("a", text(0, null)), member("b", text(0, null), true))
    expect(accepts(plain(type), { a: undefined, b: undefined })).toMatchObject([
      { path: ["a"], actual: "absent", constraint: "required" },
      { path: ["b"], actual: "absent", constraint: "type" },
    ])
    const list: WireType = { kind: "list", item: text(0, null), min: 0, max: null }
    const holes: unknown[] = [""]
    holes[2] = undefined
    expect(accepts(plain(list), holes)).toMatchObject([
      { path: [1], actual: "absent" },
      { path: [2], actual: "absent" },
    ])
    holes.length = 4_000_000_000
    expect(accepts(plain(list), holes)).toHaveLength(refusalsAtMost)
    expect(accepts(plain(list), undefined)).toMatchObject([{ path: [], actual: "absent" }])
  })

  it("refuses names and counts of a map", () => {
    const type: WireType = {
      kind: "map",
      names: { kind: "text", min: 1, max: 2, pattern: null },
      value: text(0, 1),
      max: 2,
    }
    expect(accepts(plain(type), { abc: "xy" })).toMatchObject([
      {
        path: ["abc"],
        expected: "member name: text of 1 to 2 code points",
        actual: "excess member",
        constraint: "propertyNames",
      },
      { path: ["abc"], expected: "text of at most 1 code point", actual: "string" },
    ])
    expect(accepts(plain(type), { a: "", b: "", c: "" })).toMatchObject([
      { expected: "object of at most 2 members", constraint: "maxProperties" },
    ])
  })

  it("takes opaque JSON to exactly its bytes and levels, and calls more a limit", () => {
    const values: readonly unknown[] = [
      'é\u{1F600}\ud800"\\\n\u0001/',
      { a: [1, -0.5, 1e21], "\u2028": null },
      [],
      {},
      [[]],
      -0,
      true,
    ]
    for (const value of values) {
      const bytes = Buffer.byteLength(JSON.stringify(value))
      expect(ok({ kind: "opaque", maxBytes: bytes, maxDepth: 2 }, value)).toBe(true)
      expect(accepts(plain({ kind: "opaque", maxBytes: bytes - 1, maxDepth: 2 }), value)).toMatchObject([
        { kind: "limit", constraint: "maxBytes" },
      ])
    }
    expect(accepts(plain({ kind: "opaque", maxBytes: 99, maxDepth: 1 }), [[]])).toMatchObject([
      { kind: "limit", constraint: "maxDepth" },
    ])
    expect(accepts(plain({ kind: "opaque", maxBytes: 99, maxDepth: 1 }), [undefined])).toMatchObject([
      { kind: "invalid" },
    ])
    const loop: unknown[] = []
    loop.push(loop)
    expect(accepts(plain({ kind: "opaque", maxBytes: 99, maxDepth: 1000 }), loop)).toMatchObject([{ kind: "limit" }])
  })

  it("names for each type the keyword that refuses it", () => {
    const names = { kind: "text", min: 0, max: null, pattern: null } as const
    const items = { kind: "list", item: text(0, null), min: 1, max: 2 } as const
    const union: WireType = { kind: "union", tag: "t", variants: [{ name: "v", members: [], excess: "closed" }] }
    for (const [type, input, constraint, actual] of [
      [{ kind: "literal", values: [1] }, 2, "const", "number"],
      [{ kind: "literal", values: [1, 2] }, null, "enum", "null"],
      [text(0, null), 1, "type", "number"],
      [text(1, 1), "ab", "maxLength", "string"],
      [text(0, null, "^a$"), "b", "pattern", "string"],
      [{ kind: "number", min: 1, max: null }, 0, "minimum", "number"],
      [{ kind: "number", min: null, max: 1 }, 2, "maximum", "number"],
      [{ kind: "number", min: null, max: null }, "1", "type", "string"],
      [items, {}, "type", "object"],
      [items, [], "minItems", "array"],
      [items, ["", "", ""], "maxItems", "array"],
      [{ kind: "map", names, value: names, max: null }, [], "type", "array"],
      [{ kind: "map", names, value: names, max: 0 }, { a: "" }, "maxProperties", "object"],
      [closed(), true, "type", "boolean"],
      [union, null, "type", "null"],
      [union, { t: "w" }, "enum", undefined],
      [{ kind: "nullable", of: text(0, null) }, 1, "type", "number"],
    ] as readonly (readonly [WireType, unknown, string, string | undefined])[])
      expect(accepts(plain(type), input)[0]).toMatchObject({
        kind: "invalid",
        constraint,
        ...(actual === undefined ? {} : { actual }),
      })
  })

  it("takes numbers and lists at their very bounds, and of any size where there is none", () => {
    const between: WireType = { kind: "integer", min: -1, max: 1 }
    expect([-2, -1, 1, 2].map((value) => ok(between, value))).toEqual([false, true, true, false])
    expect(ok({ kind: "number", min: null, max: null }, -5)).toBe(true)
    const names = { kind: "text", min: 0, max: null, pattern: null } as const
    expect(ok({ kind: "map", names, value: names, max: null }, { a: "" })).toBe(true)
    const items: WireType = { kind: "list", item: text(0, null), min: 1, max: 2 }
    expect([[], [""], ["", ""], ["", "", ""]].map((value) => ok(items, value))).toEqual([false, true, true, false])
  })

  it("asks agreements of an object in which nothing is wrong, and says which is broken and what mends it", () => {
    const agreement = {
      name: "together",
      says: "a comes with b",
      repair: "send b",
      at: "b",
      holds: { kind: "same", left: { kind: "present", member: "a" }, right: { kind: "present", member: "b" } },
    } as const
    const type: WireType = {
      kind: "object",
      members: [member("a", text(0, 1), true), member("b", text(0, 1), true)],
      excess: "closed",
      agreements: [agreement],
    }
    expect(accepts(plain(closed(member("in", type))), { in: { a: "" } })).toEqual([
      {
        kind: "invalid",
        path: ["in", "b"],
        expected: "agreement together: a comes with b",
        actual: "absent",
        constraint: "agreement",
        agreement: { name: "together", repair: "send b" },
      },
    ])
    expect(accepts(plain(type), { a: "too long" })).toMatchObject([{ path: ["a"], constraint: "maxLength" }])
    expect(accepts(plain(type), { b: "" })).toMatchObject([{ path: ["b"], actual: "string" }])
    expect(accepts(plain(type), { a: "", b: "" })).toEqual([])
    const outer: WireType = { kind: "object", members: [member("x", text(0, 1)), member("y", type)], excess: "closed" }
    expect(accepts(plain(outer), { x: "too long", y: { a: "" } })).toMatchObject([
      { path: ["x"], constraint: "maxLength" },
      { path: ["y", "b"], constraint: "agreement" },
    ])
  })

  it("is a bug in the caller where a name has no definition", () => {
    expect(() => accepts(plain({ kind: "reference", to: "Nobody" }), 1)).toThrow("no definition named Nobody")
  })
})
