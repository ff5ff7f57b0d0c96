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
    const law = { law: "model/supply.ts" }
    expect(profileSource(harness("packaged", required), sources).reasons).toEqual([
      { says: "h is", value: "packaged", from: { fact: "harness/h#/mode" } },
      { says: "its image is", value: "image_required", from: { fact: "harness/h#/supply/availability" } },
      { says: "kit profiles what is", value: "image_required, blocked", from: { fact: "source/two#/profiles" } },
      { says: "so its profile comes from", value: "kit", from: law },
    ])
    expect(profileSource(harness("connected", ready), sources).reasons).toEqual([
      { says: "h is", value: "connected", from: { fact: "harness/h#/mode" } },
      { says: "its image is", value: "ready", from: { fact: "harness/h#/supply/availability" } },
      { says: "so its profile comes from", value: "nowhere", from: law },
    ])
  })

  it("turns with the mode, and with every supply that another source takes", () => {
    const turns = profileSource(harness("packaged", required), sources).turns
    expect(turns.map(({ says, becomes }) => [says, becomes])).toEqual([
      ["h were connected", null],
      ["h were ready", "shelf"],
    ])
    expect(turns.map(({ change }) => [change.at, change.before, change.after])).toEqual([
      ["harness/h#/mode", "packaged", "connected"],
      [
        "harness/h#/supply",
        { availability: "image_required" },
        { availability: "ready", image: `image.example/it@sha256:${"0".repeat(64)}`, receipt: "receipt" },
      ],
    ])
    for (const { change, becomes } of turns) {
      const after = change.at === "harness/h#/mode" ? { mode: change.after } : { supply: change.after }
      const changed = { ...harness("packaged", required), ...after } as Harness
      expect(profileSource(changed, sources).value).toBe(becomes)
    }
    expect(profileSource(harness("connected", blocked), sources).turns.map(({ becomes }) => becomes)).toEqual(["kit"])
    const apart = [...sources.slice(0, 1), { id: "source/two", literal: "kit", profiles: ["blocked"] }] as const
    expect(profileSource(harness("packaged", required), apart).turns).toMatchObject([
      { says: "h were ready", becomes: "shelf" },
      {
        says: "h were blocked",
        change: { after: { availability: "blocked", image: null, missingEvidence: "evidence", missingPlane: null } },
        becomes: "kit",
      },
    ])
  })
})
