import { describe, expect, it } from "vitest"
import type { Axis, Declaration, Driver, Harness } from "./entries.ts"
import { realize } from "./realize.ts"

const disk: Axis = { id: "axis/disk", name: "disk", values: ["none", "kept"], below: [["none", "kept"]] }
const live: Axis = { id: "axis/live", name: "live", values: ["rebuilt", "live"], below: [["rebuilt", "live"]] }
const watch: Axis = { id: "axis/watch", name: "watch", values: ["absent", "seen"], below: [["absent", "seen"]] }
const driver: Driver = {
  id: "driver/pipe",
  name: "pipe",
  protocol: "pipe",
  lane: "vendor:pipe@1",
  server: true,
  envelopes: [
    { retention: "durable", grants: { disk: "kept", live: "rebuilt" } },
    { retention: "ephemeral", grants: { disk: "none", live: "rebuilt" } },
  ],
}
const seen: Declaration = {
  id: "declaration/vendor/watch",
  name: "watch",
  member: "watch",
  values: ["seen"],
  raises: { axis: watch, from: "absent", to: "seen" },
}
const harness = (ceiling: Harness["ceiling"]): Harness => ({
  id: "harness/acme",
  name: "acme",
  launchRole: "alternative",
  mode: "packaged",
  supply: { availability: "image_required" },
  driver,
  modelLane: "gateway",
  mcpDelivery: "none",
  launch: null,
  dialects: null,
  declares: [],
  ceiling,
})

describe("a ceiling", () => {
  it("that is left out stands at the strongest value that any retention mode grants", () => {
    expect(realize(harness({}), disk, []).value).toEqual({ status: "realizable", value: "kept", by: "envelope" })
  })

  it("that neither entry nor envelope names is not claimed", () => {
    expect(realize(harness({}), watch, [seen]).value).toEqual({ status: "unclaimed" })
  })

  it("may stand below the envelope", () => {
    expect(realize(harness({ disk: "none" }), disk, []).value).toEqual({
      status: "realizable",
      value: "none",
      by: "envelope",
    })
  })

  it("may say outright that it stands at the bottom of an axis that nobody grants", () => {
    expect(realize(harness({ watch: "absent" }), watch, []).value).toEqual({
      status: "realizable",
      value: "absent",
      by: "envelope",
    })
  })

  it("may be an exact declared upgrade", () => {
    expect(realize(harness({ watch: "seen" }), watch, [seen]).value).toEqual({
      status: "realizable",
      value: "seen",
      by: "declaration",
    })
    expect(realize(harness({ watch: "seen" }), watch, []).value).toEqual({
      status: "unrealizable",
      value: "seen",
      grants: [],
    })
  })

  it("beyond envelope and declaration is unrealizable, and says what is granted", () => {
    expect(realize(harness({ live: "live" }), live, [seen]).value).toEqual({
      status: "unrealizable",
      value: "live",
      grants: ["rebuilt"],
    })
  })

  it("is proven by every retention mode, and turned by another promise", () => {
    const { reasons, turns } = realize(harness({ disk: "kept" }), disk, [])
    expect(reasons.map(({ says, value }) => `${says} ${value}`)).toEqual([
      "acme promises kept",
      "vendor:pipe@1 grants, durable kept",
      "vendor:pipe@1 grants, ephemeral none",
      "so it is kept, by envelope",
    ])
    expect(turns.map(({ change, becomes }) => [change.at, becomes])).toEqual([
      ["harness/acme#/ceiling/disk", { status: "realizable", value: "none", by: "envelope" }],
    ])
  })
})
