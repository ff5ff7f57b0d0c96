import { describe, expect, it } from "vitest"
import type { Axis, Declaration } from "./entries.ts"
import { admitted, upgrade } from "./upgrade.ts"

const stop: Axis = {
  id: "axis/stop",
  name: "stop",
  values: ["kill", "ask", "drain"],
  below: [
    ["kill", "ask"],
    ["ask", "drain"],
  ],
}
const watch: Axis = { id: "axis/watch", name: "watch", values: ["absent", "seen"], below: [["absent", "seen"]] }
const declare = (axis: Axis, from: string, to: string): Declaration => ({
  id: `declaration/vendor/${axis.name}`,
  name: axis.name,
  member: axis.name,
  values: [to],
  raises: { axis, from, to },
})

describe("an upgrade", () => {
  it("rises from exactly the granted value to exactly the declared one", () => {
    expect(upgrade(stop, "kill", declare(stop, "kill", "drain"))).toBe("drain")
    expect(upgrade(stop, "ask", declare(stop, "kill", "drain"))).toBeUndefined()
    expect(upgrade(stop, "drain", declare(stop, "kill", "drain"))).toBeUndefined()
  })

  it("rises from the weakest value where nothing is granted", () => {
    expect(upgrade(watch, undefined, declare(watch, "absent", "seen"))).toBe("seen")
  })

  it("concerns one axis, and a mechanism raises nothing", () => {
    expect(upgrade(watch, undefined, declare(stop, "kill", "drain"))).toBeUndefined()
    // Axes may share their words: what raises one says nothing of the other.
    const glance: Axis = { ...watch, id: "axis/glance", name: "glance" }
    expect(upgrade(glance, "absent", declare(watch, "absent", "seen"))).toBeUndefined()
    expect(upgrade(stop, "kill", { ...declare(stop, "kill", "drain"), raises: null })).toBeUndefined()
  })
})

describe("what is admitted", () => {
  const envelope = { retention: "durable", grants: { stop: "kill" } }

  it("is the envelope alone for a harness that declares nothing, without a member for what is not granted", () => {
    expect(JSON.stringify(admitted(envelope, [stop, watch], []))).toBe(JSON.stringify(envelope.grants))
  })

  it("is the envelope with exactly the declared upgrades", () => {
    expect(
      admitted(envelope, [stop, watch], [declare(watch, "absent", "seen"), declare(stop, "kill", "drain")]),
    ).toEqual({ stop: "drain", watch: "seen" })
  })

  it("leaves an axis that is granted at its place, and one that nobody knows at its value", () => {
    const known = admitted({ retention: "durable", grants: { stop: "ask", lost: "x" } }, [stop], [])
    expect(JSON.stringify(known)).toBe('{"stop":"ask","lost":"x"}')
    const both = { retention: "durable", grants: { watch: "seen" } }
    // From the weakest value it would rise, and it is granted more already.
    expect(admitted(both, [watch], [declare(watch, "absent", "seen")])).toEqual({ watch: "seen" })
  })

  it("raises nothing that is granted as if it were not, and has no member for what nothing raises", () => {
    const ask = { retention: "durable", grants: { stop: "ask", lost: "x" } }
    const set = admitted(ask, [stop, watch], [declare(stop, "kill", "drain")])
    expect(set).toStrictEqual({ stop: "ask", lost: "x" })
  })

  it("keeps the order of the envelope", () => {
    const turned = { retention: "durable", grants: { watch: "seen", stop: "kill" } }
    expect(JSON.stringify(admitted(turned, [stop, watch], []))).toBe(JSON.stringify(turned.grants))
  })

  it("never reads a granted value from the prototype", () => {
    const named: Axis = { ...watch, name: "constructor" }
    expect(admitted({ retention: "durable", grants: {} }, [named], [])).toEqual({})
  })
})
