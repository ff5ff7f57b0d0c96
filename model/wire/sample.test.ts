import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { payloads, values } from "../../test/agreement/arbitrary.ts"
import { runs } from "../../test/support/runs.ts"
import { accepts } from "../accepts.ts"
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
