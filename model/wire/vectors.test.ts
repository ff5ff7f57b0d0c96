import { describe, expect, it } from "vitest"
import { listOf, objectOf, oneOf, orNull, payloadOf, refTo, textOf } from "../../test/support/example-catalog.ts"
import type { Payload, WireType } from "../wire-type.ts"
import { expanded, vectorsOf } from "./vectors.ts"

/** What vectors say of one place, in short. */
function said(payload: Payload, pointer: string, adopted = false): readonly string[] {
  return vectorsOf(payload, adopted)
    .filter((vector) => vector.pointer === pointer)
    .map(({ verdict, constraint, name }) => `${verdict} ${constraint}: ${name.slice(name.indexOf(": ") + 2)}`)
}

const of = (type: WireType): Payload => payloadOf(objectOf({ a: type }))

describe("vectors of a text", () => {
  it("try the lower bound in the smallest value of all", () => {
    expect(vectorsOf(of(textOf(2, 3)), false)[0]).toMatchObject({ verdict: "accept", json: '{"a":"aa"}', pointer: "" })
  })

  it("try both bounds and what is beside them, in ASCII and beyond the basic plane", () => {
    expect(said(of(textOf(2, 3)), "/a")).toEqual([
      "reject required a: a is missing",
      "reject type string: null",
      "reject type string: a number",
      "reject minLength 2: one less",
      "reject minLength 2: one less in astral code points",
      "accept maxLength 3: at the bound",
      "reject maxLength 3: one more",
      "accept maxLength 3: at the bound in astral code points",
      "reject maxLength 3: one more in astral code points",
    ])
  })

  it("build what is long, and hold one code point more where one more is refused", () => {
    const vectors = vectorsOf(of(textOf(1, 65_536)), false)
    const lengths = vectors.flatMap((vector) => {
      const { a } = (expanded(vector) ?? {}) as { readonly a?: unknown }
      return typeof a === "string" && a.length > 9
        ? [[vector.verdict, Array.from(a).length, vector.text ?? vector.build]]
        : []
    })
    expect(lengths).toEqual([
      ["accept", 65_536, { at: "/a", repeat: "a", times: 65_536 }],
      ["reject", 65_537, { at: "/a", repeat: "a", times: 65_537 }],
      ["accept", 65_536, { at: "/a", repeat: "\u{1F404}", times: 65_536 }],
      ["reject", 65_537, { at: "/a", repeat: "\u{1F404}", times: 65_537 }],
    ])
    expect(JSON.stringify(vectors).length).toBeLessThan(5_000)
  })

  it("leave a line feed after a pattern to decoders, unless a length catches it", () => {
    const feeds = (min: number, max: number, pattern: string): readonly string[] =>
      vectorsOf(of(textOf(min, max, pattern)), false)
        .filter(({ name }) => name.endsWith("a line feed after it"))
        .map(({ constraint, decidedBy }) => `${constraint.split(" ")[0]} ${decidedBy}`)
    expect(feeds(0, 64, "^[0-9a-f]{4}$")).toEqual(["pattern schema"])
    expect(feeds(0, 8, "^[0-9a-f]+$")).toEqual(["maxLength schema"])
    expect(feeds(0, 64, "^(?:ab|c)$")).toEqual(["pattern decoder"])
  })

  it("write digits of another script where a pattern wants digits", () => {
    const vectors = vectorsOf(of(textOf(0, 64, "^[0-9]{4}$")), false)
    const arabic = vectors.find(({ name }) => name.endsWith("in Arabic digits"))
    expect(arabic).toMatchObject({ verdict: "reject", json: String.raw`{"a":"\u0660\u0660\u0660\u0660"}` })
  })
})

describe("vectors of numbers", () => {
  it("write zero and whole numbers in their other ways, as text", () => {
    const written = vectorsOf(of({ kind: "integer", min: 0, max: 9 }), false).filter(({ text }) => text !== undefined)
    expect(written.map(({ verdict, text }) => [verdict, text])).toEqual([
      ["accept", '{"a":0.0}'],
      ["accept", '{"a":-0}'],
    ])
  })

  it("break bounds, fractions and kinds one at a time", () => {
    expect(said(of({ kind: "integer", min: 1, max: 9 }), "/a").filter((each) => each.startsWith("reject"))).toEqual([
      "reject required a: a is missing",
      "reject type integer: null",
      "reject minimum 1: one less",
      "reject maximum 9: one more",
      "reject type integer: a fraction",
      "reject type integer: true",
      "reject type integer: as text",
      "reject maximum 9: no safe integer",
    ])
  })

  it("try what is wrong with all numbers alike at the first of them alone", () => {
    const whole: WireType = { kind: "integer", min: 0, max: 9 }
    const tried = (pointer: string): readonly string[] => said(payloadOf(objectOf({ a: whole, b: whole })), pointer)
    expect(tried("/a").filter((each) => !tried("/b").includes(each.replace("required a: a", "required b: b")))).toEqual(
      [
        "reject type integer: true",
        "reject type integer: as text",
        "accept type integer: with a fraction of nothing",
        "reject maximum 9: no safe integer",
        "accept type integer: minus zero",
      ],
    )
  })
})

describe("vectors of objects", () => {
  it("hold members that every object inherits, and are refused for them where the object is closed", () => {
    const excess = vectorsOf(payloadOf(objectOf({ "a?": oneOf("x") })), false).filter(({ constraint }) =>
      constraint.startsWith("additionalProperties"),
    )
    expect(excess.map(({ verdict, pointer }) => `${verdict} ${pointer}`)).toEqual([
      "reject /extra",
      "reject /__proto__",
      "reject /constructor",
    ])
    expect(excess.every((vector) => Object.keys(expanded(vector) as object).length === 1)).toBe(true)
    const kept = vectorsOf(payloadOf(objectOf({}, "keep")), false)
    expect(kept.filter(({ verdict, pointer }) => verdict === "accept" && pointer === "/__proto__")).toHaveLength(1)
  })
})

const thread = payloadOf(objectOf({ "thread?": refTo("Reply") }), { Reply: objectOf({ "below?": refTo("Reply") }) })

describe("vectors of definitions", () => {
  it("nest one in itself as deep as any reader follows, and once more", () => {
    const depths = vectorsOf(thread, false)
      .filter(({ constraint }) => constraint === "maxReferences 64")
      .map((vector) => [vector.verdict, JSON.stringify(expanded(vector)).split("{").length - 2, vector.decidedBy])
    expect(depths).toEqual([
      ["accept", 64, "decoder"],
      ["reject", 65, "decoder"],
    ])
  })

  it("are given once, where they are reached first", () => {
    const twice = payloadOf(objectOf({ a: refTo("Name"), b: refTo("Name") }), { Name: textOf(1, 9) })
    expect(said(twice, "/a").length).toBeGreaterThan(5)
    expect(said(twice, "/b")).toEqual(["reject required b: b is missing"])
  })
})

describe("vectors of an adopted payload", () => {
  it("come to the limits of its carrier where nothing else bounds it", () => {
    const vectors = vectorsOf(payloadOf(objectOf({ a: textOf(0, null), b: listOf(orNull(textOf(0, null))) })), true)
    const carried = vectors.filter(({ name }) => name.startsWith("carrier "))
    expect(carried.map(({ verdict, constraint }) => `${verdict} ${constraint}`)).toEqual([
      "accept maxBytes 1048576",
      "reject maxBytes 1048576",
      "accept maxNodes 10000",
      "reject maxNodes 10000",
    ])
    const bytes = carried.slice(0, 2).map((vector) => JSON.stringify(expanded(vector)).length)
    expect(bytes).toEqual([1_048_576, 1_048_577])
  })
})

it("there are none of a payload that no value is of", () => {
  expect(vectorsOf(of({ kind: "integer", min: 2, max: 1 }), false)).toEqual([])
  expect(vectorsOf(of(textOf(0, 0, "^a$")), false)).toEqual([])
})

it("vectors are the same on every call", () => {
  const payload = of(listOf(textOf(1, 9, "^[a-z]+$"), 1, 3))
  expect(vectorsOf(structuredClone(payload), false)).toEqual(vectorsOf(payload, false))
})
