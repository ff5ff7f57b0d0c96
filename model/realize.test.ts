import { describe, expect, it } from "vitest"
import type { Axis, Declaration, Driver, Harness } from "./entries.ts"
import { claimOf, describe as describeRealization, realize } from "./realize.ts"

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

  it("may not be what a declaration raises to from another grant", () => {
    const kept: Declaration = { ...seen, raises: { axis: live, from: "live", to: "live" } }
    expect(realize(harness({ live: "live" }), live, [kept]).value.status).toBe("unrealizable")
  })

  it("that is stated outweighs a stronger grant", () => {
    expect(claimOf(harness({ disk: "none" }), disk)).toBe("none")
    expect(claimOf(harness({}), disk)).toBe("kept")
    expect(claimOf(harness({}), watch)).toBeUndefined()
  })

  it("is proven by every retention mode, and turned by another promise", () => {
    const { reasons, turns } = realize(harness({ disk: "kept" }), disk, [seen])
    expect(reasons).toEqual([
      { says: "acme promises", value: "kept", from: { fact: "harness/acme#/ceiling/disk" } },
      { says: "vendor:pipe@1 grants, durable", value: "kept", from: { fact: "driver/pipe#/envelopes/durable" } },
      { says: "vendor:pipe@1 grants, ephemeral", value: "none", from: { fact: "driver/pipe#/envelopes/ephemeral" } },
      { says: "so it is", value: "kept, by envelope", from: { law: "model/realize.ts" } },
    ])
    expect(turns).toEqual([
      {
        says: "acme promised disk=none",
        change: { at: "harness/acme#/ceiling/disk", after: "none" },
        becomes: { status: "realizable", value: "none", by: "envelope" },
      },
    ])
  })

  it("is proven by the declarations of its axis alone, and says what no mode grants", () => {
    const plain: Declaration = {
      id: "declaration/vendor/plain",
      name: "plain",
      member: "plain",
      values: ["yes"],
      raises: null,
    }
    expect(realize(harness({}), watch, [plain, seen]).reasons).toEqual([
      { says: "vendor:pipe@1 grants, durable", value: "nothing", from: { fact: "driver/pipe#/envelopes/durable" } },
      { says: "vendor:pipe@1 grants, ephemeral", value: "nothing", from: { fact: "driver/pipe#/envelopes/ephemeral" } },
      { says: "declaring watch raises", value: "absent → seen", from: { fact: "declaration/vendor/watch" } },
      { says: "so it is", value: "not claimed", from: { law: "model/realize.ts" } },
    ])
  })

  it("is turned by what some run could have, and by anything else only where there is nothing such", () => {
    expect(realize(harness({}), watch, [seen]).turns.map(({ becomes }) => becomes)).toEqual([
      { status: "realizable", value: "absent", by: "envelope" },
      { status: "realizable", value: "seen", by: "declaration" },
    ])
    expect(realize(harness({ watch: "absent" }), watch, []).turns.map(({ becomes }) => becomes)).toEqual([
      { status: "unrealizable", value: "seen", grants: [] },
    ])
    expect(realize(harness({ watch: "seen" }), watch, []).turns.map(({ says }) => says)).toEqual([
      "acme promised watch=absent",
    ])
  })

  it("is turned by what is realizable alone where an axis has more than that", () => {
    const grade: Axis = {
      id: "axis/grade",
      name: "grade",
      values: ["low", "middle", "high"],
      below: [
        ["low", "middle"],
        ["middle", "high"],
      ],
    }
    const envelopes = [{ retention: "durable", grants: { grade: "middle" } }] as const
    const graded = { ...harness({ grade: "middle" }), driver: { ...driver, envelopes } }
    expect(realize(graded, grade, []).turns.map(({ says }) => says)).toEqual(["acme promised grade=low"])
    const lifts: Declaration = { ...seen, raises: { axis: grade, from: "middle", to: "high" } }
    expect(realize(graded, grade, [lifts]).turns.map(({ says }) => says)).toEqual([
      "acme promised grade=low",
      "acme promised grade=high",
    ])
    const twice = {
      ...graded,
      driver: { ...driver, envelopes: [...envelopes, { retention: "lost", grants: { grade: "low" } }] },
    }
    expect(realize({ ...twice, ceiling: { grade: "high" } }, grade, [lifts]).value).toEqual({
      status: "realizable",
      value: "high",
      by: "declaration",
    })
  })

  it("reads as one phrase", () => {
    expect(describeRealization({ status: "unclaimed" })).toBe("not claimed")
    expect(describeRealization({ status: "realizable", value: "seen", by: "declaration" })).toBe("seen, by declaration")
    expect(describeRealization({ status: "unrealizable", value: "seen", grants: [] })).toBe(
      "seen, which no run can have",
    )
  })
})
