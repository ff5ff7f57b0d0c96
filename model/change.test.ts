import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { applyChange, changesBetween } from "./change.ts"
import type { Change } from "./change.ts"
import type { Fact, FactBody, FactPath, FactValue } from "./fact.ts"

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

  it("name facts that went first, with all that they said", () => {
    const [kept, gone] = [fact({ size: 1 }), fact({ size: 2 }, "gone")]
    expect(changesBetween([kept, gone], [kept])).toEqual([{ at: "thing/gone", before: { size: 2 } }])
  })

  it("go down into what both have, and take another kind of value for another value", () => {
    const between = (before: FactValue, after: FactValue): readonly Change[] =>
      changesBetween([fact({ it: before })], [fact({ it: after })])
    expect(between({ deep: [{ name: "x", size: 1, old: 1 }] }, { deep: [{ name: "x", size: 2, new: 1 }] })).toEqual([
      { at: "thing/a#/it/deep/x/size", before: 1, after: 2 },
      { at: "thing/a#/it/deep/x/old", before: 1 },
      { at: "thing/a#/it/deep/x/new", after: 1 },
    ])
    for (const [before, after] of [
      [null, {}],
      [{}, null],
      [[], {}],
      [{}, []],
      [{}, "x"],
      [[], "x"],
      [{ $ref: "a/b" }, { $ref: "a/c" }],
      [{ $ref: "a/b" }, { name: "b" }],
      [{ name: "b" }, { $ref: "a/b" }],
    ] as const)
      expect(between(before, after)).toEqual([{ at: "thing/a#/it", before, after }])
    expect(between({ $ref: "a/b" }, { $ref: "a/b" })).toEqual([])
  })

  it("see what every object inherits as a member like any other", () => {
    const inherited = JSON.parse('{"toString": 1}') as FactBody
    expect(changesBetween([fact({})], [fact(inherited)])).toEqual([{ at: "thing/a#/toString", after: 1 }])
    expect(changesBetween([fact(inherited)], [fact({})])).toEqual([{ at: "thing/a#/toString", before: 1 }])
  })

  it("are no reordering where the list only grew, shrank or did both", () => {
    const between = (before: readonly string[], after: readonly string[]): readonly string[] =>
      changesBetween([fact({ list: before })], [fact({ list: after })]).map(({ at }) => at)
    expect(between(["a", "b", "c"], ["a", "c"])).toEqual(["thing/a#/list/b"])
    expect(between(["a", "c"], ["b", "a", "c"])).toEqual(["thing/a#/list/b"])
    expect(between(["a", "b", "c"], ["c", "x", "a"])).toEqual(["thing/a#/list/b", "thing/a#/list/x", "thing/a#/list"])
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
    expect(apply("thing/a#/speaks/b", "b")).toEqual({ speaks: [{ $ref: "dialect/a" }, "b"], deep: { keep: 1 } })
    expect(apply("thing/a#/speaks/a", "b")).toEqual({ speaks: ["b"], deep: { keep: 1 } })
    expect(apply("thing/a#/deep")).toEqual({ speaks: [{ $ref: "dialect/a" }] })
    for (const nowhere of [
      "nowhere/deep",
      "speaks/b/deep",
      "deep/keep/deep",
      "toString/deep",
      "deep/no/deep",
    ] as const) {
      expect(apply(`thing/a#/${nowhere}`, "x")).toEqual(facts[0]?.body)
      expect(apply(`thing/a#/${nowhere}`)).toEqual(facts[0]?.body)
    }
    expect(apply("thing/a#/speaks/b")).toEqual(facts[0]?.body)
    expect(facts[0]?.body).toEqual({ speaks: [{ $ref: "dialect/a" }], deep: { keep: 1 } })
  })

  it("goes into elements of lists, and through null nowhere", () => {
    const list = [fact({ list: [{ name: "x", size: 1, more: { a: 1 } }, "y"], none: null })]
    const apply = (at: FactPath, after?: string): FactBody | undefined =>
      applyChange(list, after === undefined ? { at } : { at, after })[0]?.body
    expect(apply("thing/a#/list/x/size", "z")).toEqual({
      list: [{ name: "x", size: "z", more: { a: 1 } }, "y"],
      none: null,
    })
    expect(apply("thing/a#/list/x/more/a")).toEqual({ list: [{ name: "x", size: 1, more: {} }, "y"], none: null })
    expect(apply("thing/a#/list/y")).toEqual({ list: [{ name: "x", size: 1, more: { a: 1 } }], none: null })
    expect(apply("thing/a#/none/deep", "z")).toEqual(list[0]?.body)
  })

  it("replaces a whole fact, leaves one that it removes, and every other", () => {
    const two = [fact({ size: 1 }), fact({ size: 1 }, "b")]
    expect(applyChange(two, { at: "thing/a", after: { size: 2 } })).toEqual([fact({ size: 2 }), two[1]])
    expect(applyChange(two, { at: "thing/a" })).toEqual(two)
    expect(applyChange(two, { at: "thing/a#/size", after: 2 })).toEqual([fact({ size: 2 }), two[1]])
  })
})
