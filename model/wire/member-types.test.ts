import { describe, expect, it } from "vitest"
import {
  anyText,
  listOf,
  objectOf,
  oneOf,
  orNull,
  payloadOf,
  refTo,
  textOf,
} from "../../test/support/example-catalog.ts"
import type { WireType } from "../wire-type.ts"
import { innerType, memberTypes } from "./member-types.ts"

const union: WireType = {
  kind: "union",
  tag: "phase",
  variants: [
    { name: "begun", excess: "closed", members: [{ name: "id", type: anyText, optional: false, description: null }] },
    {
      name: "done",
      excess: "closed",
      members: [{ name: "id", type: textOf(1, 9), optional: true, description: null }],
    },
  ],
}

describe("the types of a member", () => {
  it("are one in an object, and none where it is not listed", () => {
    expect(memberTypes(payloadOf(objectOf({ a: anyText })), "a")).toEqual([anyText])
    expect(memberTypes(payloadOf(objectOf({ a: anyText })), "toString")).toEqual([])
    for (const type of [anyText, oneOf("a"), listOf(anyText)] as const)
      expect(memberTypes(payloadOf(type), "length")).toEqual([])
    const others: readonly WireType[] = [
      { kind: "integer", min: 0, max: 1 },
      { kind: "number", min: null, max: null },
      { kind: "map", names: textOf(0, 1), value: anyText, max: null },
      { kind: "opaque", maxBytes: 9, maxDepth: 1 },
    ]
    for (const type of others) expect(memberTypes(payloadOf(type), "min")).toEqual([])
    expect(memberTypes(payloadOf(objectOf({ a: anyText, b: oneOf(1) })), "b")).toEqual([oneOf(1)])
  })

  it("are those of every variant, and the names of the variants for the tag", () => {
    expect(memberTypes(payloadOf(union), "id")).toEqual([anyText, textOf(1, 9)])
    expect(memberTypes(payloadOf(union), "phase")).toEqual([oneOf("begun", "done")])
  })

  it("are seen through references and null", () => {
    expect(memberTypes(payloadOf(orNull(refTo("A")), { A: refTo("B"), B: orNull(union) }), "phase")).toHaveLength(1)
  })

  it("are looked for no deeper than any reader goes", () => {
    expect(innerType(payloadOf(refTo("A"), { A: refTo("A") }))).toEqual(refTo("A"))
    expect(memberTypes(payloadOf(refTo("Gone")), "a")).toEqual([])
  })
})
