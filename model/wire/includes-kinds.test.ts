import { describe, expect, it } from "vitest"
import { listOf, objectOf, oneOf, orNull, payloadOf as plain } from "../../test/support/example-catalog.ts"
import type { FactValue } from "../fact.ts"
import { includes } from "../includes.ts"
import type { Inclusion } from "../includes.ts"
import type { TextType, WireType } from "../wire-type.ts"

const text = (min: number, max: number | null, pattern: string | null = null): TextType => ({
  kind: "text",
  min,
  max,
  pattern,
})
const whole = (min: number, max: number): WireType => ({ kind: "integer", min, max })
const opaque = (maxBytes: number, maxDepth: number): WireType => ({ kind: "opaque", maxBytes, maxDepth })
const map = (value: WireType, max: number | null = null, names: TextType = text(0, null)): WireType => ({
  kind: "map",
  names,
  value,
  max,
})
const closed = (members: { readonly [name: string]: WireType }): WireType => objectOf(members)
const open = (members: { readonly [name: string]: WireType }): WireType => objectOf(members, "keep")
const union = (
  tag: string,
  variants: { readonly [name: string]: { readonly [name: string]: WireType } },
  excess: "closed" | "keep" = "closed",
): WireType => ({
  kind: "union",
  tag,
  variants: Object.entries(variants).map(([name, members]) => {
    const shape = objectOf(members) as Extract<WireType, { readonly kind: "object" }>
    return { name, members: shape.members, excess }
  }),
})
/** A type that no value is of. */
const none = whole(2, 1)

type Row = readonly [wider: WireType, narrower: WireType, expected: Inclusion]

const fits: Inclusion = { included: true }
const refused = (path: readonly string[], counterexample?: FactValue): Inclusion => ({
  included: false,
  path,
  counterexample,
})

describe("what fits, and the value that shows what does not", () => {
  it.each<Row>([
    [listOf(whole(0, 1)), listOf(whole(0, 1)), fits],
    [listOf(whole(0, 1), 1), listOf(whole(0, 1)), refused([], [])],
    [listOf(whole(0, 1), 3), listOf(whole(0, 1), 2), refused([], [0, 0])],
    [listOf(whole(0, 1), 0, 2), listOf(whole(0, 1)), refused([], [0, 0, 0])],
    [listOf(whole(0, 1), 0, 2), listOf(whole(0, 1), 0, 3), refused([], [0, 0, 0])],
    [listOf(whole(0, 1), 0, 2), listOf(whole(0, 1), 4, 5), refused([], [0, 0, 0, 0])],
    [listOf(whole(0, 1)), listOf(whole(0, 2)), refused(["*"], [2])],
    [listOf(whole(0, 1)), listOf(whole(0, 2), 3), refused(["*"], [2, 0, 0])],
    [listOf(whole(0, 1)), listOf(none), fits],
    [listOf(whole(0, 1), 0, 0), listOf(none), fits],
    [listOf(whole(0, 1)), listOf(oneOf("x"), 0, 0), fits],
    [listOf(whole(0, 1), 1), listOf(none), refused([], [])],
    [text(0, 1), listOf(whole(0, 1)), refused([], [])],
    [listOf(whole(0, 1), 0, 2), listOf(whole(0, 1), 2, 2), fits],
  ])("a list into a list, by its length and then by its items: %j takes %j", (wider, narrower, expected) => {
    expect(includes(plain(wider), plain(narrower))).toEqual(expected)
  })

  it.each<Row>([
    [map(whole(0, 1)), map(whole(0, 1)), fits],
    [map(whole(0, 1), 1), map(whole(0, 1)), refused([], { "": 0, a: 0 })],
    [map(whole(0, 1), 2), map(whole(0, 1), 3), refused([], { "": 0, a: 0, B: 0 })],
    [map(whole(0, 1), 2), map(whole(0, 1), 2), fits],
    [map(whole(0, 1), 0), map(whole(0, 1), 1, text(0, 0)), refused([], { "": 0 })],
    [map(whole(0, 1), 1), map(whole(0, 1), 9, text(0, 0)), fits],
    [map(whole(0, 1)), map(whole(0, 2)), refused(["*"], { "": 2 })],
    [map(whole(0, 1), null, text(2, 3)), map(whole(0, 1), null, text(1, 3)), refused([], { a: 0 })],
    [map(whole(0, 1), null, text(0, 9, "^a+$")), map(whole(0, 1), null, text(0, 9, "^a+$")), fits],
    [map(whole(0, 1), 1, text(0, 9, "^a+$")), map(whole(0, 1), null, text(0, 9, "^a+$")), refused([], { a: 0, aa: 0 })],
    [map(whole(0, 1)), map(none), fits],
    [map(whole(0, 1)), map(oneOf("x"), 0), fits],
    [map(whole(0, 1)), map(oneOf("x"), null, text(2, 1)), fits],
    [map(whole(0, 1), null, text(1, 1)), map(whole(0, 2), null, text(1, 1)), refused(["*"], { a: 2 })],
    [listOf(whole(0, 1)), map(whole(0, 1)), refused([], {})],
    [union("t", { a: {} }), map(whole(0, 1)), refused([], {})],
  ])(
    "a map into a map, by how many names it may have, by them and by their values: %j takes %j",
    (wider, narrower, expected) => {
      expect(includes(plain(wider), plain(narrower))).toEqual(expected)
    },
  )

  it.each<Row>([
    [open({}), map(whole(0, 1)), fits],
    [closed({}), map(whole(0, 1)), refused([], { "": 0 })],
    [closed({ "a?": whole(0, 1) }), map(whole(0, 1)), refused([], { "": 0 })],
    [closed({ a: whole(0, 1) }), map(whole(0, 1)), refused([], {})],
    [open({ "a?": whole(0, 0) }), map(whole(0, 1)), refused(["a"], { a: 1 })],
    [open({ "a?": whole(0, 0) }), map(whole(0, 1), null, text(2, 3)), fits],
    [closed({ "?": whole(0, 1) }), map(whole(0, 1), null, text(0, 0)), fits],
    [closed({ "b?": whole(0, 1) }), map(whole(0, 1), null, text(0, 0)), refused([], { "": 0 })],
    [closed({}), map(none), fits],
    [closed({}), map(whole(0, 1), 0), fits],
    [closed({}), map(whole(0, 1), null, text(2, 1)), fits],
    [closed({ "a?": whole(0, 1) }), map(whole(0, 1), null, text(1, 1, "^a$")), refused([])],
  ])(
    "a map into an object, whose members it may name and must all be optional: %j takes %j",
    (wider, narrower, expected) => {
      expect(includes(plain(wider), plain(narrower))).toEqual(expected)
    },
  )

  it.each<Row>([
    [closed({ a: whole(0, 1) }), closed({ a: whole(0, 1) }), fits],
    [closed({ a: whole(0, 1) }), closed({ "a?": whole(0, 1) }), refused([], {})],
    [closed({ "a?": whole(0, 1) }), closed({ a: whole(0, 1) }), fits],
    [closed({ a: whole(0, 1) }), closed({}), refused([], {})],
    [closed({}), closed({ "a?": whole(0, 1) }), refused([], { a: 0 })],
    [closed({}), closed({ "a?": none }), fits],
    [open({}), closed({ "a?": whole(0, 1) }), fits],
    [closed({}), open({}), refused([], { other: null })],
    [closed({ "other?": whole(0, 1) }), open({}), refused([], { other: null })],
    [open({ "a?": whole(0, 1) }), open({}), refused([], { a: null })],
    [open({ "a?": opaque(9, 2) }), open({}), refused([], { a: "aaaaaaaaa" })],
    [open({ "a?": orNull(opaque(3, 1)) }), open({}), refused([], { a: false })],
    [
      closed({ a: whole(0, 1), "b?": text(0, 1) }),
      closed({ a: whole(0, 1), "b?": text(0, 2) }),
      refused(["b"], { a: 0, b: "aa" }),
    ],
    [
      closed({ a: closed({ b: whole(0, 1) }) }),
      closed({ a: closed({ b: whole(0, 2) }) }),
      refused(["a", "b"], { a: { b: 2 } }),
    ],
    [closed({ "a?": whole(0, 1) }), closed({ "a?": none }), fits],
    [text(0, 1), closed({}), refused([], {})],
    [
      closed({ a: oneOf(1), b: oneOf(2) }),
      closed({ a: oneOf(1), b: oneOf(2), c: oneOf(3) }),
      refused([], { a: 1, b: 2, c: 3 }),
    ],
  ])("an object into an object, member by member: %j takes %j", (wider, narrower, expected) => {
    expect(includes(plain(wider), plain(narrower))).toEqual(expected)
  })

  it.each<Row>([
    [map(whole(0, 1)), closed({ a: whole(0, 1) }), fits],
    [map(whole(0, 1)), open({}), refused([], { other: null })],
    [map(opaque(99, 9)), open({}), refused([])],
    [map(whole(0, 1), 1), closed({ "a?": whole(0, 1), "b?": whole(0, 1) }), refused([], { a: 0, b: 0 })],
    [map(whole(0, 1), 2), closed({ "a?": whole(0, 1), "b?": whole(0, 1) }), fits],
    [map(whole(0, 1), 1), closed({ "a?": whole(0, 1), "b?": none }), fits],
    [map(whole(0, 1), null, text(2, 3)), closed({ "a?": whole(0, 1), bb: whole(0, 1) }), refused([], { bb: 0, a: 0 })],
    [map(whole(0, 1)), closed({ "a?": whole(0, 2), b: whole(0, 1) }), refused(["a"], { b: 0, a: 2 })],
    [map(whole(0, 1), null, text(1, 1)), union("t", { v: {} }), refused(["t"], { t: "v" })],
  ])("an object into a map, by its names and values: %j takes %j", (wider, narrower, expected) => {
    expect(includes(plain(wider), plain(narrower))).toEqual(expected)
  })

  it.each<Row>([
    [union("t", { a: {}, b: {} }), union("t", { a: {} }), fits],
    [union("t", { a: {} }), union("t", { a: {}, b: {} }), refused([], { t: "b" })],
    [union("t", { a: { x: whole(0, 1) } }), union("t", { a: { x: whole(0, 2) } }), refused(["x"], { t: "a", x: 2 })],
    [union("t", { a: {} }), union("k", { a: {} }), refused([], { k: "a" })],
    [union("t", { a: {} }), closed({ t: oneOf("a") }), fits],
    [
      union("t", { a: {}, b: { x: oneOf(1) } }),
      closed({ t: oneOf("a", "b"), x: oneOf(1) }),
      refused([], { t: "a", x: 1 }),
    ],
    [union("t", { a: { "x?": oneOf(1) }, b: { x: oneOf(1) } }), closed({ t: oneOf("a", "b"), x: oneOf(1) }), fits],
    [union("t", { a: {} }), closed({ t: oneOf("a", "c") }), refused([], { t: "c" })],
    [union("t", { a: {} }), closed({ t: oneOf("a", 1) }), refused([], { t: 1 })],
    [union("t", { a: {} }), closed({ "t?": oneOf("a") }), refused([], {})],
    [union("t", { a: {} }), closed({ t: text(0, 1) }), refused([], { t: "" })],
    [union("t", { "": {} }), closed({ t: text(0, 0) }), fits],
    [union("t", { a: {} }), closed({ t: text(0, 0) }), refused([], { t: "" })],
    [union("t", { a: {} }), closed({ t: whole(0, 1) }), refused([], { t: 0 })],
    [union("t", { a: {} }), closed({ t: orNull(oneOf("a")) }), refused([], { t: null })],
    [union("t", { a: {} }), open({}), refused([], {})],
    [
      union("t", { a: { "t2?": oneOf(1) } }),
      closed({ t: oneOf("a"), "t2?": oneOf(2) }),
      refused(["t2"], { t: "a", t2: 2 }),
    ],
    [closed({ t: oneOf("a") }), union("t", { a: {} }), fits],
    [closed({ t: oneOf("a", "b"), "x?": oneOf(1) }), union("t", { a: { x: oneOf(1) }, b: {} }), fits],
    [union("t", { a: {} }, "keep"), union("t", { a: {} }, "keep"), fits],
    [union("t", { a: {} }), union("t", { a: {} }, "keep"), refused([], { t: "a", other: null })],
    [union("t", { a: {} }), union("t", { a: {}, b: { x: none } }), fits],
    [union("t", { a: {} }), closed({ t: text(1, 1, "^a$") }), refused([])],
    [listOf(oneOf(1)), union("t", { a: {} }), refused([], { t: "a" })],
  ])(
    "a union, or an object whose tag is fixed, into a union, and a union into an object: %j takes %j",
    (wider, narrower, expected) => {
      expect(includes(plain(wider), plain(narrower))).toEqual(expected)
    },
  )

  it.each<Row>([
    [opaque(9, 2), opaque(9, 2), fits],
    [opaque(9, 2), opaque(10, 2), refused([], "aaaaaaaa")],
    [opaque(9, 2), opaque(9, 3), refused([], [[[]]])],
    [opaque(9, 2), opaque(4, 9), fits],
    [opaque(20, 2), text(0, 3), fits],
    [opaque(19, 2), text(0, 3), refused([], "\u0001\u0001\u0001")],
    [opaque(99, 1), listOf(listOf(whole(0, 1), 0, 1), 0, 1), refused([], [[0]])],
    [opaque(99, 2), listOf(listOf(whole(0, 1), 0, 1), 0, 1), fits],
    [
      opaque(99, 9),
      listOf(whole(0, 1)),
      refused(
        [],
        Array.from({ length: 99 }, () => 0),
      ),
    ],
    [orNull(opaque(9, 2)), opaque(9, 2), fits],
    [orNull(opaque(9, 2)), opaque(8, 2), fits],
    [orNull(opaque(9, 2)), opaque(10, 2), refused([], "aaaaaaaa")],
    [oneOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), opaque(1, 1), fits],
    [oneOf(0, 1), opaque(1, 1), refused([], 2)],
    [whole(0, 99), opaque(2, 0), refused([], -9)],
    [whole(-9, 99), opaque(2, 0), refused([], "")],
    [text(0, 9), opaque(3, 0), refused([], 0)],
    [opaque(4, 0), orNull(whole(0, 1)), fits],
    [opaque(3, 0), orNull(whole(0, 1)), refused([], null)],
    [closed({ a: opaque(9, 1) }), closed({ a: opaque(9, 2) }), refused(["a"], { a: [[]] })],
  ])(
    "whatever is small enough into opaque JSON, and opaque JSON into what takes all of it: %j takes %j",
    (wider, narrower, expected) => {
      expect(includes(plain(wider), plain(narrower))).toEqual(expected)
    },
  )

  it.each<Row>([
    [orNull(whole(0, 1)), orNull(whole(0, 1)), fits],
    [whole(0, 1), orNull(whole(0, 1)), refused([], null)],
    [orNull(whole(0, 1)), whole(0, 1), fits],
    [orNull(whole(0, 1)), whole(0, 2), refused([], 2)],
    [orNull(whole(0, 1)), orNull(whole(0, 2)), refused([], 2)],
    [oneOf(1), orNull(oneOf(1)), refused([], null)],
    [orNull(orNull(oneOf(1))), oneOf(1), fits],
    [listOf(orNull(whole(0, 1))), listOf(orNull(whole(0, 2)), 2), refused(["*"], [2, null])],
    [orNull(oneOf(1)), oneOf(1, 2), refused([], 2)],
  ])("null only into what takes it: %j takes %j", (wider, narrower, expected) => {
    expect(includes(plain(wider), plain(narrower))).toEqual(expected)
  })
})
