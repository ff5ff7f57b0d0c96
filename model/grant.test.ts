import { describe, expect, it } from "vitest"
import type { Axis, Driver, Envelope } from "./entries.ts"
import { grant } from "./grant.ts"

const kept: Envelope = { retention: "kept", grants: { disk: "some" } }
const driver: Driver = { id: "driver/d", name: "d", protocol: "p", lane: "l", server: true, envelopes: [kept] }
const axis = (name: string): Axis => ({ id: `axis/${name}`, name, values: ["none", "some"], below: [["none", "some"]] })

describe("what an envelope grants", () => {
  it("is what it says of the axis, with the place that says so", () => {
    const { value, reasons } = grant(driver, kept, axis("disk"))
    expect(value).toBe("some")
    expect(reasons).toEqual([
      { says: "d grants, kept", value: "some", from: { fact: "driver/d#/envelopes/kept/grants/disk" } },
      { says: "so a run has", value: "some", from: { law: "model/grant.ts" } },
    ])
  })

  it("turns to each other value, and to nothing", () => {
    const at = "driver/d#/envelopes/kept/grants/disk"
    expect(grant(driver, kept, axis("disk")).turns).toEqual([
      { says: "d granted disk=none, kept", change: { at, before: "some", after: "none" }, becomes: "none" },
      { says: "d granted no disk, kept", change: { at, before: "some" }, becomes: null },
    ])
  })

  it("is nothing where the axis is left out, until it is granted", () => {
    const { value, reasons, turns } = grant(driver, kept, axis("live"))
    expect(value).toBeNull()
    expect(reasons.map((reason) => reason.value)).toEqual(["nothing", "nothing"])
    expect(turns.map(({ change: { at, before, after } }) => [at, before, after])).toEqual([
      ["driver/d#/envelopes/kept/grants/live", undefined, "none"],
      ["driver/d#/envelopes/kept/grants/live", undefined, "some"],
    ])
  })

  it("takes an axis that is called like a member of every object for one that is left out", () => {
    expect(grant(driver, kept, axis("constructor")).value).toBeNull()
  })
})
