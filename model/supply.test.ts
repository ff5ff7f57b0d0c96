import { describe, expect, it } from "vitest"
import type { Harness, Supply } from "./entries.ts"
import { profileSource } from "./supply.ts"
import type { ProfileSource } from "./supply.ts"

const sources: readonly ProfileSource[] = [
  { id: "source/one", literal: "shelf", profiles: ["ready"] },
  { id: "source/two", literal: "kit", profiles: ["image_required", "blocked"] },
  { id: "source/three", literal: "parcel", profiles: [] },
]
const ready: Supply = { availability: "ready", image: "i@sha256:0", receipt: "r" }
const required: Supply = { availability: "image_required" }
const blocked: Supply = { availability: "blocked", image: null, missingEvidence: "e", missingPlane: null }
const harness = (mode: Harness["mode"], supply: Supply): Harness => ({
  id: "harness/h",
  name: "h",
  launchRole: "alternative",
  mode,
  supply,
  driver: { id: "driver/d", name: "d", protocol: null, lane: "l", server: false, envelopes: [] },
  modelLane: "m",
  mcpDelivery: "none",
  launch: null,
  dialects: null,
  declares: [],
  ceiling: {},
})

describe("where a profile comes from", () => {
  it.each([
    ["packaged", ready, "shelf"],
    ["packaged", required, "kit"],
    ["packaged", blocked, "kit"],
    ["connected", ready, null],
    ["connected", blocked, null],
  ] as const)("of a %s entry, by its supply", (mode, supply, expected) => {
    expect(profileSource(harness(mode, supply), sources).value).toBe(expected)
  })

  it("is nowhere for an availability that no source takes", () => {
    expect(profileSource(harness("packaged", blocked), sources.slice(0, 1)).value).toBeNull()
  })

  it("rests on the mode, the supply and the source that takes it", () => {
    expect(profileSource(harness("packaged", required), sources).reasons.map(({ from }) => from)).toEqual([
      { fact: "harness/h#/mode" },
      { fact: "harness/h#/supply/availability" },
      { fact: "source/two#/profiles" },
      { law: "model/supply.ts" },
    ])
  })

  it("turns with the mode, and with every supply that another source takes", () => {
    const turns = profileSource(harness("packaged", required), sources).turns
    expect(turns.map(({ says, becomes }) => [says, becomes])).toEqual([
      ["h were connected", null],
      ["h were ready", "shelf"],
    ])
    for (const { change, becomes } of turns) {
      const after = change.at === "harness/h#/mode" ? { mode: change.after } : { supply: change.after }
      const changed = { ...harness("packaged", required), ...after } as Harness
      expect(profileSource(changed, sources).value).toBe(becomes)
    }
    expect(profileSource(harness("connected", blocked), sources).turns.map(({ becomes }) => becomes)).toEqual(["kit"])
  })
})
