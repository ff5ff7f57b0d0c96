import { describe, expect, it } from "vitest"
import { committedInspections, valueAt } from "./real/agents/inspected.ts"
import { listPaths, lists } from "./real/agents/lists.ts"
import { recipes } from "./real/agents/recipes.ts"

const inspections = committedInspections()

describe("what is written down of real agents that were inspected", () => {
  it("is about every agent that is driven", () => {
    expect(inspections.map(({ agent }) => agent)).toEqual(recipes.map(({ name }) => name))
  })

  it.each(inspections)(
    "says what was noted of $agent, or why it does not, and of nothing else",
    ({ noted, differs, seen }) => {
      const unlike = Object.entries(noted).flatMap(([path, value]) =>
        JSON.stringify(valueAt(seen, path)) === JSON.stringify(value) ? [] : [path],
      )
      expect(Object.keys(differs).toSorted()).toEqual(unlike.toSorted())
      expect(Object.keys(noted).length).toBeGreaterThan(10)
    },
  )

  it.each(inspections)("has no other value of $agent for what the report does not have", ({ sometimes, seen }) => {
    for (const [path, { also }] of Object.entries(sometimes)) {
      expect([path, valueAt(seen, path)]).not.toEqual([path, undefined])
      expect(also.length).toBeGreaterThan(0)
    }
  })

  it.each(inspections)(
    "says of no item of $agent that it is not always there, unless it was seen",
    ({ notAlways, seen }) => {
      for (const path of listPaths) {
        const names = lists[path](seen).map(({ name }) => name)
        expect(names).toEqual(expect.arrayContaining([...(notAlways[path]?.items ?? [])]))
        expect(new Set(names).size).toBe(names.length)
      }
      expect(listPaths).toEqual(expect.arrayContaining(Object.keys(notAlways)))
    },
  )
})
