import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { Observed } from "./real/agents/observed.ts"
import { page, pagePath } from "./real/agents/page.ts"
import { recipes } from "./real/agents/recipes.ts"

const observed = JSON.parse(readFileSync("test/real/agents/observed.json", "utf8")) as readonly Observed[]

describe("the page on real agents", () => {
  it("says what was observed, and nothing else", () => {
    expect(readFileSync(pagePath, "utf8")).toBe(page(observed))
  })

  it("is about every agent that is driven, at the version that is driven", () => {
    expect(observed.map(({ agent, package: name }) => [agent, name])).toEqual(
      recipes.map(({ name, packages }) => [name, packages[0]]),
    )
  })

  it("calls no turn a success whose model failed", () => {
    const outcomes = observed.flatMap(({ failing }) => Object.values(failing ?? {}).map(({ outcome }) => outcome))
    expect(outcomes).toHaveLength(21)
    for (const outcome of outcomes) expect(outcome).toMatch(/^(?:failed|timed_out)$/)
  })
})
