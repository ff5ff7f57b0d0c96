import { describe, expect, it } from "vitest"
import type { Member, Payload, TextType, WireType } from "../wire-type.ts"
import { judge } from "./inclusion.ts"
import { largest } from "./largest.ts"

const text = (min: number, max: number | null, pattern: string | null = null): TextType => ({
  kind: "text",
  min,
  max,
  pattern,
})
const member = (name: string, type: WireType, optional = true): Member => ({ name, type, optional, description: null })
const object = (excess: "closed" | "keep", ...members: readonly Member[]): WireType => ({
  kind: "object",
  excess,
  members,
})
const refTo = (to: string): WireType => ({ kind: "reference", to })
const choice: WireType = { kind: "literal", values: ["x", "yy"] }
const nothing: WireType = { kind: "integer", min: 2, max: 1 }
const oneX: WireType = { kind: "literal", values: ["x"] }
const real = (min: number | null, max: number | null): WireType => ({ kind: "number", min, max })
const map = (min: number, max: number | null, value: WireType, most: number | null): WireType => ({
  kind: "map",
  names: text(min, max),
  value,
  max: most,
})
const payload: Payload = {
  type: refTo("Name"),
  definitions: [
    { name: "Name", type: text(1, 2), description: null },
    { name: "Pair", type: object("closed", member("l", refTo("Name")), member("r", refTo("Name"))), description: null },
    { name: "Loop", type: object("closed", member("n", refTo("Loop"))), description: null },
  ],
}
const controls = (count: number): string => "\u0001".repeat(count)
const union = (excess: "closed" | "keep"): WireType => ({
  kind: "union",
  tag: "t",
  variants: [
    { name: "v", members: [], excess },
    { name: "long", members: [member("a", choice)], excess },
  ],
})

describe("how large the values of a type can be", () => {
  it.each<readonly [WireType, number, number, unknown]>([
    [choice, 4, 0, "yy"],
    [{ kind: "literal", values: [1, 22, "\u00e9", true] }, 4, 0, "\u00e9"],
    [text(0, 3), 20, 0, controls(3)],
    [text(0, null), Infinity, 0, controls(50)],
    [text(0, 4, "^a{2}$"), 14, 0, "aa"],
    [text(0, 4, "^(?!a)b$"), 26, 0, ""],
    [{ kind: "integer", min: -5, max: 10 }, 2, 0, -5],
    [{ kind: "integer", min: 5, max: 100 }, 3, 0, 100],
    [{ kind: "list", item: text(1, 1), min: 0, max: 2 }, 19, 1, [controls(1), controls(1)]],
    [{ kind: "list", item: text(1, 1), min: 0, max: null }, Infinity, 1, Array.from({ length: 7 }, () => controls(1))],
    [{ kind: "list", item: nothing, min: 0, max: null }, 2, 1, []],
    [{ kind: "list", item: choice, min: 0, max: 0 }, 2, 1, []],
    [{ kind: "list", item: { kind: "list", item: choice, min: 1, max: 1 }, min: 1, max: 1 }, 8, 2, [["yy"]]],
    [real(0, 1), 25, 0, 1.2345678901234567e-6],
    [real(null, null), 25, 0, -1.2345678901234567e-6],
    [real(-2, null), 25, 0, -1.2345678901234567e-6],
    [real(null, 0), 25, 0, -1.2345678901234567e-6],
    [real(null, -5), 25, 0, -5],
    [real(3, 1000), 25, 0, 1000],
    [real(-1000, -3), 25, 0, -1000],
    [real(3, 3), 1, 0, 3],
    [real(0.5, 0.5), 3, 0, 0.5],
    [map(1, 2, oneX, 2), 39, 1, { "\ud800\ud800": "x" }],
    [map(0, 0, oneX, 1), 8, 1, { "": "x" }],
    [map(1, 1, oneX, null), Infinity, 1, { "\ud800": "x" }],
    [map(0, null, oneX, 1), Infinity, 1, { ["\ud800".repeat(50)]: "x" }],
    [map(1, 1, { kind: "list", item: oneX, min: 0, max: 1 }, 3), 46, 2, { "\ud800": ["x"] }],
    [map(2, 1, oneX, 3), 40, 1, { "": "x" }],
    [map(1, 1, nothing, 2), 2, 1, {}],
    [map(1, 1, oneX, 0), 2, 1, {}],
    [{ kind: "nullable", of: choice }, 4, 0, "yy"],
    [{ kind: "nullable", of: { kind: "literal", values: ["x"] } }, 4, 0, null],
    [{ kind: "nullable", of: text(0, 3) }, 20, 0, controls(3)],
    [
      object("closed", member("a", choice), member("b\u00e9", text(0, 1), false)),
      25,
      1,
      { a: "yy", "b\u00e9": controls(1) },
    ],
    [object("keep"), Infinity, Infinity, {}],
    [union("closed"), 21, 1, { t: "long", a: "yy" }],
    [{ kind: "opaque", maxBytes: 9, maxDepth: 2 }, 9, 2, null],
    [{ kind: "opaque", maxBytes: 3, maxDepth: 9 }, 3, 1, 0],
    [refTo("Name"), 14, 0, controls(2)],
    [refTo("Pair"), 39, 1, { l: controls(2), r: controls(2) }],
    [refTo("Loop"), Infinity, Infinity, { n: {} }],
    [nothing, 4, 0, null],
  ])("of %j: %d bytes, %d levels", (type, bytes, depth, value) => {
    const found = largest(type, judge(payload), 50)
    expect([found.bytes, found.depth, found.value]).toEqual([bytes, depth, value])
  })

  it("is at least what the value of it weighs", () => {
    for (const type of [choice, text(0, 3), union("closed"), refTo("Pair")]) {
      const { bytes, value } = largest(type, judge(payload), 50)
      expect(new TextEncoder().encode(JSON.stringify(value)).length).toBe(bytes)
    }
  })
})
