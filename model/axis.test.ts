import { describe, expect, it } from "vitest"
import { atMost, meet, strongest, weakest } from "./axis.ts"
import type { Axis } from "./entries.ts"

const chain: Axis = {
  id: "axis/grade",
  name: "grade",
  values: ["low", "middle", "high"],
  below: [
    ["low", "middle"],
    ["middle", "high"],
  ],
}
const fork: Axis = {
  id: "axis/fork",
  name: "fork",
  values: ["none", "left", "right"],
  below: [
    ["none", "left"],
    ["none", "right"],
  ],
}

describe("the order of an axis", () => {
  it("is reflexive and transitive, and never runs back", () => {
    expect(atMost(chain, "low", "low")).toBe(true)
    expect(atMost(chain, "low", "high")).toBe(true)
    expect(atMost(chain, "high", "low")).toBe(false)
  })

  it("leaves incomparable values and unknown ones alone", () => {
    expect(atMost(fork, "left", "right")).toBe(false)
    expect(atMost(fork, "right", "left")).toBe(false)
    expect(atMost(chain, "low", "unknown")).toBe(false)
    expect(atMost(chain, "unknown", "unknown")).toBe(true)
  })

  it("ends on an order that loops", () => {
    const loop: Axis = {
      ...chain,
      below: [
        ["low", "middle"],
        ["middle", "low"],
      ],
    }
    expect(atMost(loop, "low", "high")).toBe(false)
  })

  it("has its maximal values in published order", () => {
    expect(strongest(chain, ["low", "middle"])).toEqual(["middle"])
    expect(strongest(fork, ["right", "left", "none"])).toEqual(["left", "right"])
    expect(strongest(chain, [])).toEqual([])
  })

  it("has a bottom only where one value is below all others", () => {
    expect(weakest(chain)).toBe("low")
    expect(weakest(fork)).toBe("none")
    expect(weakest({ ...fork, below: [] })).toBeUndefined()
  })
})

describe("what two values share", () => {
  const diamond: Axis = {
    id: "axis/diamond",
    name: "diamond",
    values: ["none", "a", "b", "c", "d"],
    below: [
      ["none", "a"],
      ["none", "b"],
      ["a", "c"],
      ["b", "c"],
      ["a", "d"],
      ["b", "d"],
    ],
  }

  it.each([
    [chain, "low", "high", "low"],
    [chain, "middle", "middle", "middle"],
    [fork, "left", "right", "none"],
    [fork, "none", "right", "none"],
    [diamond, "c", "d", "none"],
    [diamond, "a", "d", "a"],
    [chain, "low", "unknown", undefined],
    [{ ...fork, below: [] }, "left", "right", undefined],
  ])("on %o, %s and %s is %s, either way round", (axis, left, right, shared) => {
    expect(meet(axis, left, right)).toBe(shared)
    expect(meet(axis, right, left)).toBe(shared)
  })
})
