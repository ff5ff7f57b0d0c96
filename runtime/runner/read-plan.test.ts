import { describe, expect, it } from "vitest"
import { acpV1, connectedRuntime, oneshotV1 } from "../../output/facts/drivers.ts"
import { readPlan } from "./read-plan.ts"

const image = `example.test/harness@sha256:${"0".repeat(64)}`
const plan = {
  image,
  driver: acpV1.lane,
  release: { image, entrypoint: "/agent", arguments: ["--acp"] },
  harness: null,
  retention: acpV1.envelopes[0]?.retention,
  prompt: "Say it.",
}

describe("a plan", () => {
  it("is read with its driver, what that is granted, and its release", () => {
    expect(readPlan({ ...plan, later: "unknown here" })).toEqual({
      ok: true,
      plan: {
        image,
        driver: acpV1,
        envelope: acpV1.envelopes[0],
        configuration: {},
        release: plan.release,
        prompt: "Say it.",
        provesPlatformMcp: false,
      },
    })
    for (const configuration of [null, false, { industry: "insurance" }])
      expect(readPlan({ ...plan, configuration })).toMatchObject({ plan: { configuration } })
    expect(readPlan({ ...plan, release: null, prove_platform_mcp: true })).toMatchObject({
      ok: true,
      plan: { release: null, provesPlatformMcp: true },
    })
  })

  it.each([
    ["image by digest", { image: "example.test/harness:latest" }],
    ["prompt", { prompt: 7 }],
    ["driver that this runner knows", { driver: connectedRuntime.lane }],
    ["driver that this runner knows", { driver: "of a later version" }],
    ["retention mode that its driver has", { retention: "for ever" }],
    ["release", { release: { entrypoint: 7 } }],
    ["release", { driver: oneshotV1.lane, retention: oneshotV1.envelopes[0]?.retention, release: null }],
    ["driver of its release", { driver: oneshotV1.lane, retention: oneshotV1.envelopes[0]?.retention }],
  ])("without a %s is not carried out", (what, member) => {
    expect(readPlan({ ...plan, ...member })).toEqual({ ok: false, what: `The plan has no ${what}.` })
  })

  it.each([null, 7, [], "plan"])("that is %j is none", (value) => {
    expect(readPlan(value)).toMatchObject({ ok: false })
  })
})
