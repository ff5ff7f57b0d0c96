import { describe, expect, it } from "vitest"
import { expectedName, expectedOf } from "./expected.ts"
import type { WireType } from "../wire-type.ts"

const text = (min: number, max: number | null, pattern: string | null = null): WireType & { kind: "text" } => ({
  kind: "text",
  min,
  max,
  pattern,
})

describe("the words for what is expected", () => {
  it.each<readonly [WireType, string]>([
    [{ kind: "literal", values: ["observed"] }, '"observed"'],
    [{ kind: "literal", values: ["a", 1, true] }, 'one of "a", 1, true'],
    [{ kind: "literal", values: [false, true] }, "boolean"],
    [{ kind: "literal", values: [] }, "nothing"],
    [text(0, null), "text"],
    [text(1, 128), "text of 1 to 128 code points"],
    [text(0, 1), "text of at most 1 code point"],
    [text(1, null), "text of at least 1 code point"],
    [text(64, 64, "^[0-9a-f]{64}$"), "text of exactly 64 code points matching ^[0-9a-f]{64}$"],
    [{ kind: "integer", min: 0, max: 10 }, "integer from 0 to 10"],
    [{ kind: "integer", min: 3, max: 3 }, "integer 3"],
    [{ kind: "number", min: null, max: null }, "number"],
    [{ kind: "number", min: 0, max: null }, "number of at least 0"],
    [{ kind: "number", min: null, max: 1.5 }, "number of at most 1.5"],
    [{ kind: "number", min: 0, max: 1 }, "number from 0 to 1"],
    [{ kind: "list", item: text(0, null), min: 0, max: 3 }, "list of at most 3"],
    [{ kind: "list", item: text(0, null), min: 0, max: null }, "list"],
    [{ kind: "map", names: text(0, null), value: text(0, null), max: 5 }, "object of at most 5 members"],
    [{ kind: "map", names: text(0, null), value: text(0, null), max: null }, "object"],
    [{ kind: "object", members: [], excess: "closed" }, "object"],
    [{ kind: "union", tag: "phase", variants: [{ name: "a", members: [], excess: "keep" }] }, 'object with phase "a"'],
    [{ kind: "nullable", of: { kind: "nullable", of: text(0, null) } }, "text or null"],
    [{ kind: "opaque", maxBytes: 10, maxDepth: 2 }, "JSON of at most 10 bytes and 2 levels"],
    [{ kind: "nullable", of: { kind: "reference", to: "Id" } }, "text of 1 to 2 code points or null"],
    [{ kind: "reference", to: "Loop" }, "Loop"],
    [{ kind: "reference", to: "Elsewhere" }, "Elsewhere"],
  ])("%j is %s", (type, words) => {
    const definitions = [
      { name: "Id", type: text(1, 2), description: null },
      { name: "Loop", type: { kind: "reference", to: "Loop" } as const, description: null },
    ]
    expect(expectedOf(type, definitions)).toBe(words)
  })

  it("says of a member name that it is one", () => {
    expect(expectedName(text(1, 3))).toBe("member name: text of 1 to 3 code points")
  })
})
