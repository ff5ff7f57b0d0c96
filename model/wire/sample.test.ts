import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { payloads, values } from "../../test/agreement/arbitrary.ts"
import { runs } from "../../test/support/runs.ts"
import { accepts } from "../accepts.ts"
import type { Clause } from "../agreement.ts"
import { sample } from "./sample.ts"
import { pointRange, texts } from "./text-sample.ts"
import type { Payload, WireType } from "../wire-type.ts"

const reference = (to: string): WireType => ({ kind: "reference", to })
const object = (members: { readonly [name: string]: WireType }): WireType => ({
  kind: "object",
  excess: "closed",
  members: Object.entries(members).map(([name, type]) => ({ name, type, optional: false, description: null })),
})

describe("the smallest value", () => {
  it("is accepted, and exists where any value does", () => {
    fc.assert(
      fc.property(
        payloads
          .filter((payload) => !JSON.stringify(payload).includes('"pattern":"'))
          .chain((payload) => fc.tuple(fc.constant(payload), values(payload))),
        ([payload, value]) => {
          const smallest = sample(payload)
          if (smallest === undefined) expect(accepts(payload, value)).not.toEqual([])
          else expect(accepts(payload, smallest)).toEqual([])
        },
      ),
      { numRuns: runs(3000), seed: 1 },
    )
  })

  it("takes the variant with the fewest members, the first of equals, and what is nearest to zero", () => {
    const one: WireType = { kind: "integer", min: -9, max: -2 }
    const member = (name: string) => ({ name, type: one, optional: false, description: null })
    const variants = [
      { name: "large", members: [member("a"), member("b")], excess: "closed" },
      { name: "small", members: [member("a")], excess: "closed" },
      { name: "equal", members: [member("b")], excess: "closed" },
    ] as const
    expect(sample({ type: { kind: "union", tag: "is", variants }, definitions: [] })).toEqual({ is: "small", a: -2 })
  })

  it("is of each type this, and none of a type that is empty", () => {
    const text = (min: number, max: number | null, pattern: string | null = null) =>
      ({ kind: "text", min, max, pattern }) as const
    const list = (item: WireType, min: number, max: number | null) => ({ kind: "list", item, min, max }) as const
    for (const [type, expected] of [
      [{ kind: "literal", values: ["b", "a"] }, "b"],
      [{ kind: "literal", values: [] }, undefined],
      [text(0, null), ""],
      [text(3, 3), "aaa"],
      [text(2, 1), undefined],
      [text(0, 9, "^[x-z]{2,}$"), "xx"],
      [text(2, 9, "^(?!a)[a-z]{9}$"), "aa"],
      [{ kind: "integer", min: -3, max: 9 }, 0],
      [{ kind: "integer", min: 3, max: 9 }, 3],
      [{ kind: "integer", min: -9, max: -3 }, -3],
      [{ kind: "integer", min: 0.5, max: 0.7 }, undefined],
      [{ kind: "number", min: null, max: null }, 0],
      [{ kind: "number", min: 0.5, max: null }, 0.5],
      [{ kind: "number", min: null, max: -0.5 }, -0.5],
      [{ kind: "number", min: 1, max: 0 }, undefined],
      [list(text(1, 1), 0, null), []],
      [list(text(1, 1), 0, -1), undefined],
      [list(text(1, 1), 2, 3), ["a", "a"]],
      [list(text(1, 1), 2, 1), undefined],
      [list(text(2, 1), 1, null), undefined],
      [{ kind: "map", names: text(0, null), value: text(0, 1), max: 0 }, {}],
      [{ kind: "map", names: text(0, null), value: text(0, 1), max: null }, {}],
      [{ kind: "map", names: text(0, null), value: text(0, 1), max: -1 }, undefined],
      [object({ a: text(1, 1), b: text(0, 1) }), { a: "a", b: "" }],
      [object({ a: text(2, 1) }), undefined],
      [{ kind: "nullable", of: text(1, 1) }, null],
      [{ kind: "opaque", maxBytes: 0, maxDepth: 1 }, undefined],
      [{ kind: "opaque", maxBytes: 1, maxDepth: 1 }, 0],
      [{ kind: "opaque", maxBytes: 3, maxDepth: 1 }, 0],
      [{ kind: "opaque", maxBytes: 4, maxDepth: 1 }, null],
    ] as readonly (readonly [WireType, unknown])[])
      expect([type, sample({ type, definitions: [] })]).toEqual([type, expected])
  })

  it("keeps what members agree on, where it can", () => {
    const bound = (holds: Clause): WireType => ({
      ...(object({ a: { kind: "literal", values: ["x", "y"] } }) as Extract<WireType, { readonly kind: "object" }>),
      agreements: [{ name: "n", says: "s", repair: "r", at: "a", holds }],
    })
    const is = (value: string): Clause => ({ kind: "equals", member: "a", value })
    expect(sample({ type: bound(is("y")), definitions: [] })).toEqual({ a: "y" })
    expect(sample({ type: bound({ kind: "and", left: is("x"), right: is("y") }), definitions: [] })).toBeUndefined()
  })

  it("ends on recursion, and there is none where only recursion would give one", () => {
    const list: Payload = {
      type: reference("Node"),
      definitions: [
        {
          name: "Node",
          type: {
            kind: "union",
            tag: "is",
            variants: [
              {
                name: "more",
                members: [{ name: "next", type: reference("Node"), optional: false, description: null }],
                excess: "closed",
              },
              { name: "end", members: [], excess: "closed" },
            ],
          },
          description: null,
        },
      ],
    }
    expect(sample(list)).toEqual({ is: "end" })
    expect(
      sample({
        type: reference("Loop"),
        definitions: [{ name: "Loop", type: object({ next: reference("Loop") }), description: null }],
      }),
    ).toBeUndefined()
  })

  it("takes ten thousand definitions in a chain, and shares what is doubled at each", () => {
    const chain = Array.from({ length: runs(10_000) }, (_, index) => ({
      name: `T${index}`,
      type:
        index === runs(10_000) - 1
          ? ({ kind: "literal", values: ["end"] } as const)
          : object({ left: reference(`T${index + 1}`), right: reference(`T${index + 1}`) }),
      description: null,
    }))
    const top = sample({ type: reference("T0"), definitions: chain }) as {
      readonly left: unknown
      readonly right: unknown
    }
    expect(top.left).toBe(top.right)
  })

  it("finds texts for patterns of usual form at the bounds of the type", () => {
    for (const [pattern, min, max] of [
      ["^[a-z][a-z0-9-]*$", 3, 9],
      ["^sha256:[0-9a-f]{64}$", 0, null],
      ["^(?:[A-Z]{2}|\\d+)(?:-\\w)?$", 1, 6],
      ["^v\\.[^a-z]+$", 4, 5],
      ["^\\/[^\\u0000]{2}\\u00e9*$", 1, 9],
    ] as const) {
      const found = texts({ kind: "text", min, max, pattern }, 12)
      expect(found.length).toBeGreaterThan(0)
      for (const text of found)
        expect(accepts({ type: { kind: "text", min, max, pattern }, definitions: [] }, text)).toEqual([])
    }
  })

  it("knows how long a pattern's texts are, and where it does not know", () => {
    expect(pointRange("^[0-9a-f]{64}$")).toEqual({ min: 64, max: 64 })
    expect(pointRange("^(?:a|bcd)x?$")).toEqual({ min: 1, max: 4 })
    expect(pointRange("^a+$")).toEqual({ min: 1, max: null })
    for (const pattern of ["abc", "^a|b$", "^(?=a)a$", "^(a)\\1$", "^\\bx$", "^a^$"])
      expect(pointRange(pattern)).toBeNull()
  })
})
