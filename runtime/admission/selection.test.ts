import { describe, expect, it } from "vitest"
import { harnesses } from "../../output/facts/harnesses.ts"
import type { Harness } from "../../output/facts/types.ts"
import { selectHarness } from "./selection.ts"

const primary = harnesses.find(({ launchRole }) => launchRole === "primary") as Harness
const fixture = harnesses.find(({ launchRole }) => launchRole === "local_fixture") as Harness
const ready = { availability: "ready", image: "x", receipt: "r" } as const
const readied = (harness: Harness): Harness => ({ ...harness, supply: ready })
const others = harnesses.filter((each) => each !== primary && each !== fixture)
const alternatives = others.map(readied)

describe("selection for whoever named no harness", () => {
  it.each([
    ["the catalog of today, deployed", harnesses, "deployed", "selection/primary-not-ready"],
    ["the catalog of today, locally", harnesses, "local", `${fixture.name} as fixture`],
    [
      "a ready primary, deployed",
      [...harnesses, readied(primary)].filter((each) => each !== primary),
      "deployed",
      `${primary.name} as primary`,
    ],
    [
      "a ready primary and a ready fixture, locally",
      [fixture, readied(primary)],
      "local",
      `${primary.name} as primary`,
    ],
    ["ready alternatives alone, deployed", alternatives, "deployed", "selection/no-primary"],
    ["ready alternatives alone, locally", alternatives, "local", "selection/no-primary"],
    [
      "ready alternatives beside a primary that is not, locally",
      [...alternatives, primary],
      "local",
      "selection/primary-not-ready",
    ],
    ["two primaries, one of them ready", [primary, readied(primary)], "deployed", "selection/primary-not-one"],
    ["two primaries and a fixture, locally", [primary, primary, fixture], "local", "selection/primary-not-one"],
    ["a fixture alone, locally", [fixture], "local", `${fixture.name} as fixture`],
    ["a ready fixture, deployed", [fixture], "deployed", "selection/no-primary"],
    ["two ready fixtures, locally", [fixture, fixture, primary], "local", "selection/fixture-not-one"],
    [
      "a fixture that is not ready, locally",
      [{ ...fixture, supply: { availability: "image_required" } }, primary],
      "local",
      "selection/primary-not-ready",
    ],
    ["no harness at all", [], "deployed", "selection/no-primary"],
  ] as const)("of %s", (_, list, place, expected) => {
    for (const entries of [list, list.toReversed()]) {
      const chosen = selectHarness(entries, place)
      expect(chosen.ok ? `${chosen.harness.name} as ${chosen.as}` : chosen.refusal.code).toBe(expected)
    }
  })

  it("names what the reason speaks of, whatever the order", () => {
    const other = { ...primary, id: "harness/zebra", name: "zebra" }
    expect(selectHarness([other, primary], "deployed")).toMatchObject({
      refusal: { what: `The catalog has more than one primary harness: ${primary.name} and zebra.` },
    })
  })
})
