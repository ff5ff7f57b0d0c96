import { describe, expect, it } from "vitest"
import { axes } from "../../../output/facts/axes.ts"
import { acpV1, connectedRuntime } from "../../../output/facts/drivers.ts"
import type { Envelope } from "../../../model/entries.ts"
import { defaultContracts } from "../../defaults.ts"
import { judged } from "./admitting.ts"

const [envelope] = acpV1.envelopes as readonly [Envelope]
const [connected] = connectedRuntime.envelopes as readonly [Envelope]
const declares = (capabilities: unknown): unknown => ({ "checkfu.capabilities": capabilities })
const both = { steer: "native", interrupt: "cooperative", structured_output: "submit_tool" }

describe("a handshake", () => {
  it("says what holds and in which words, and for each contract what it is admitted to", () => {
    const result = judged(defaultContracts, declares(both), { axes, envelope })
    if (!result.ok) throw new Error(result.refusal.what)
    expect([...result.said]).toEqual([
      ["declaration/checkfu/steer", "native"],
      ["declaration/checkfu/interrupt", "cooperative"],
      ["declaration/checkfu/structured-output", "submit_tool"],
    ])
    expect([...result.declared]).toEqual([...result.said.keys()])
    expect(result.admissions).toHaveLength(defaultContracts.length)
  })

  it("makes a declaration hold only where its axis rose: an envelope that grants more is not steered by it", () => {
    const result = judged(defaultContracts, declares(both), { axes, envelope: connected })
    if (!result.ok) throw new Error(result.refusal.what)
    expect(connected.grants["interrupt"]).toBe("cooperative")
    expect([...result.declared]).toContain("declaration/checkfu/interrupt")
    const granting = { ...envelope, grants: { ...envelope.grants, mid_run_input: "telepathic" } }
    const other = judged(defaultContracts, declares(both), { axes, envelope: granting })
    expect(other.ok && [...other.declared]).not.toContain("declaration/checkfu/steer")
  })

  it.each([null, undefined, {}, { "example.com": 1 }])("of an agent that declares nothing is fine: %j", (meta) => {
    const result = judged(defaultContracts, meta, null)
    expect(result).toMatchObject({ ok: true, declared: new Set() })
  })

  it.each([{ steer: "partial" }, { model_control: "harness_owned" }, { steer: "native", interrupt: null }, [], "all"])(
    "is refused whole for one wrong member: %j",
    (capabilities) => {
      expect(judged(defaultContracts, declares(capabilities), null)).toMatchObject({
        ok: false,
        refusal: { code: "handshake/malformed" },
      })
    },
  )
})
