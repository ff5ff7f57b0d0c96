import { describe, expect, it } from "vitest"
import type { Harness, Supply } from "./entries.ts"
import { launch } from "./launch.ts"

const ready: Supply = { availability: "ready", image: `i@sha256:${"0".repeat(64)}`, receipt: "r" }
const required: Supply = { availability: "image_required" }
const entry = (name: string, launchRole: Harness["launchRole"], supply: Supply): Harness => ({
  id: `harness/${name}`,
  name,
  launchRole,
  mode: "packaged",
  supply,
  driver: { id: "driver/d", name: "d", protocol: null, lane: "l", server: false, envelopes: [] },
  modelLane: "m",
  mcpDelivery: "none",
  launch: null,
  dialects: null,
  declares: [],
  ceiling: {},
})
const first = entry("first", "primary", ready)
const unready = entry("unready", "primary", required)
const fixture = entry("fixture", "local_fixture", ready)
const other = entry("other", "alternative", ready)

describe("the harness that is chosen without asking", () => {
  it("is the only primary, where it is ready, whatever else is", () => {
    expect(launch([other, fixture, first], "deployed")).toEqual({ harness: first, as: "primary" })
    expect(launch([other, fixture, first], "local")).toEqual({ harness: first, as: "primary" })
  })

  it("is none of two primaries, ready or not, wherever", () => {
    const refused = { harness: null, why: "primary_not_one", among: [first, unready] }
    expect(launch([first, other, unready], "deployed")).toEqual(refused)
    expect(launch([first, fixture, unready], "local")).toEqual(refused)
  })

  it("is the only ready fixture, in local development alone", () => {
    const waiting = entry("waiting", "local_fixture", required)
    expect(launch([unready, waiting, fixture, other], "local")).toEqual({ harness: fixture, as: "fixture" })
    expect(launch([fixture], "local")).toEqual({ harness: fixture, as: "fixture" })
    expect(launch([unready, fixture], "deployed")).toEqual({
      harness: null,
      why: "primary_not_ready",
      among: [unready],
    })
    expect(launch([fixture], "deployed")).toEqual({ harness: null, why: "no_primary", among: [] })
  })

  it("is none of two ready fixtures, and no alternative", () => {
    const second = entry("second", "local_fixture", ready)
    expect(launch([fixture, unready, second], "local")).toEqual({
      harness: null,
      why: "fixture_not_one",
      among: [fixture, second],
    })
    expect(launch([other], "local")).toEqual({ harness: null, why: "no_primary", among: [] })
  })
})
