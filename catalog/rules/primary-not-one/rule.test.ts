import { describe, expect, it } from "vitest"
import { resolve } from "../../../generators/resolve/resolve.ts"
import type { Fact } from "../../../model/fact.ts"
import { primaryNotOne } from "./rule.ts"

/** What the rule says of harnesses of these roles. */
function said(...roles: readonly string[]): readonly string[] {
  const driver: Fact = {
    id: "driver/wire",
    kind: "driver",
    name: "wire",
    body: { protocol: null, lane: "wire", envelopes: [] },
  }
  const harnesses = roles.map((launchRole, index): Fact => ({
    id: `harness/h${index}`,
    kind: "harness",
    name: `h${index}`,
    body: {
      launchRole,
      mode: "packaged",
      supply: { availability: "image_required" },
      driver: { $ref: "driver/wire" },
      modelLane: "gateway",
      mcpDelivery: "none",
      dialects: null,
      declares: [],
      ceiling: {},
    },
  }))
  const { catalog, problems } = resolve([driver, ...harnesses], { version: 1, digest: "", definitions: [] })
  expect(problems).toEqual([])
  return primaryNotOne.check(catalog).map(({ at, what }) => `${at} ${what}`)
}

describe("the one primary", () => {
  it("is not asked for where there is no harness, or nothing but fixtures", () => {
    expect(said()).toEqual([])
    expect(said("local_fixture", "local_fixture")).toEqual([])
  })

  it("is missed where there are harnesses and none is it", () => {
    expect(said("local_fixture", "alternative", "alternative")).toEqual([
      "harness/h1#/launchRole None of the 2 harnesses is the primary.",
    ])
    expect(said("alternative")).toEqual(["harness/h0#/launchRole The one harness is not the primary."])
  })

  it("is the first of several, and each further one is told", () => {
    expect(said("primary", "primary", "alternative", "primary")).toEqual([
      "harness/h1#/launchRole h1 is a primary, and h0 is one already.",
      "harness/h3#/launchRole h3 is a primary, and h0 is one already.",
    ])
  })
})
