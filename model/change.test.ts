import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { applyChange, changesBetween } from "./change.ts"
import type { Fact, FactBody, FactPath } from "./fact.ts"

const fact = (body: FactBody, name = "a"): Fact => ({ id: `thing/${name}`, kind: "thing", name, body })

describe("changes between two catalogs", () => {
  it("name the member, the keyed element and the new fact", () => {
    const before = [fact({ size: 1, speaks: [{ $ref: "dialect/a" }, { $ref: "dialect/b" }], gone: true })]
    const after = [fact({ size: 2, speaks: [{ $ref: "dialect/b" }, { $ref: "dialect/c" }] }), fact({}, "new")]
    expect(changesBetween(before, after)).toEqual([
      { at: "thing/a#/size", before: 1, after: 2 },
      { at: "thing/a#/speaks/a", before: { $ref: "dialect/a" } },
      { at: "thing/a#/speaks/c", after: { $ref: "dialect/c" } },
      { at: "thing/a#/gone", before: true },
      { at: "thing/new", after: {} },
    ])
  })

  it("see a mere reordering as a change of the list", () => {
    expect(changesBetween([fact({ list: ["a", "b"] })], [fact({ list: ["b", "a"] })])).toEqual([
      { at: "thing/a#/list", before: ["a", "b"], after: ["b", "a"] },
    ])
  })

  it("escape slashes and tildes in member names", () => {
    expect(changesBetween([fact({ "a/b~c": 1 })], [fact({ "a/b~c": 2 })])).toEqual([
      { at: "thing/a#/a~1b~0c", before: 1, after: 2 },
    ])
  })

  it("are empty for equal catalogs, and undo each other", () => {
    const bodies = fc.dictionary(
      fc.string({ minLength: 1 }),
      fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.uniqueArray(fc.string())),
    )
    fc.assert(
      fc.property(bodies, bodies, (left, right) => {
        const [before, after] = [[fact(left)], [fact(right)]]
        expect(changesBetween(before, before)).toEqual([])
        const reached = changesBetween(before, after).reduce<readonly Fact[]>(
          (facts, change) => applyChange(facts, change),
          before,
        )
        expect(
          changesBetween(reached, after).filter(
            ({ before: was, after: is }) => !Array.isArray(was) || !Array.isArray(is),
          ),
        ).toEqual([])
      }),
    )
  })
})

describe("applying a change", () => {
  it("adds, sets and removes in the place named, and leaves the given facts alone", () => {
    const facts = [fact({ speaks: [{ $ref: "dialect/a" }], deep: { keep: 1 } })]
    const apply = (at: FactPath, after?: string): FactBody | undefined =>
      applyChange(facts, after === undefined ? { at } : { at, after })[0]?.body
    expect(apply("thing/a#/deep/keep", "x")).toEqual({ speaks: [{ $ref: "dialect/a" }], deep: { keep: "x" } })
    expect(apply("thing/a#/deep/new", "x")).toEqual({ speaks: [{ $ref: "dialect/a" }], deep: { keep: 1, new: "x" } })
    expect(apply("thing/a#/deep/keep")).toEqual({ speaks: [{ $ref: "dialect/a" }], deep: {} })
    expect(apply("thing/a#/speaks/a")).toEqual({ speaks: [], deep: { keep: 1 } })
    expect(apply("thing/a#/nowhere/deep", "x")).toEqual(facts[0]?.body)
    expect(facts[0]?.body).toEqual({ speaks: [{ $ref: "dialect/a" }], deep: { keep: 1 } })
  })
})
