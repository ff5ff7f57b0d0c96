import { describe, expect, it } from "vitest"
import type { Agreement } from "../../model/agreement.ts"
import type { ObjectType } from "../../model/wire-type.ts"
import { agreementTable } from "./page-agreements.ts"
import { objectOf } from "./page.fixture.ts"

const agreement = (name: string): Agreement => ({
  name,
  says: `a is {there} where ${name} | holds`,
  repair: "put it *there*",
  at: "a",
  holds: { kind: "present", member: "a" },
})
const tied = (...names: readonly string[]): ObjectType => ({ ...objectOf("a"), agreements: names.map(agreement) })

describe("the table of agreements on a page", () => {
  it("is empty where nothing is stated", () => {
    expect(agreementTable({ type: objectOf("a"), definitions: [] })).toBe("")
  })

  it("lists those of the whole value, without saying so", () => {
    expect(agreementTable({ type: tied("one", "two"), definitions: [] })).toBe(
      [
        "| Agreement | What holds | What mends it |",
        "| - | - | - |",
        "| `one` | a is \\{there} where one \\| holds | put it \\*there\\* |",
        "| `two` | a is \\{there} where two \\| holds | put it \\*there\\* |",
      ].join("\n"),
    )
  })

  it("says which part, where they are of parts: variants, items, named types", () => {
    const list = { kind: "list", item: { kind: "nullable", of: tied("two") }, min: 0, max: 3 } as const
    const variant = {
      name: "v",
      excess: "closed",
      members: [{ name: "list", type: list, optional: false, description: null }],
      agreements: [agreement("one")],
    } as const
    const table = agreementTable({
      type: { kind: "union", tag: "t", variants: [variant] },
      definitions: [{ name: "Named", type: tied("three"), description: null }],
    })
    expect(table.split("\n").map((row) => row.split(" | ").slice(0, 2))).toEqual([
      ["| Agreement", "Of"],
      ["| -", "-"],
      ["| `one`", "the whole"],
      ["| `two`", "`list[]`"],
      ["| `three`", "`Named`"],
    ])
  })
})
