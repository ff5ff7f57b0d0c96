import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { quickUnlessBusy } from "../real/agents/busy.ts"
import { failedBy, tryAgent } from "./try-agent.ts"

const folder = mkdtempSync(join(tmpdir(), "conformance-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("the live suite", () => {
  it("finds nothing to fail in the reference harness, elicits what it can, and takes less than 15 seconds", async () => {
    const { report, milliseconds } = await quickUnlessBusy("Trying the reference harness", 15_000, async () => {
      const begun = performance.now()
      const tried = await tryAgent("test/harness/reference/main.js", [], folder)
      return { report: tried, milliseconds: performance.now() - begun, waited: 0 }
    })
    expect(failedBy(report)).toEqual([])
    expect(report.rules.filter(({ verdict }) => verdict === "not_elicited").map(({ id }) => id)).toEqual([
      "auth_method_ids",
      "auth_remedy",
      "session_delete",
      "delete_again",
      "modes_state",
      "config_values",
      "config_boolean",
      "additional_directories",
      "concurrent_prompt",
      "usage_within_size",
    ])
    expect(milliseconds).toBeLessThan(15_000)
  })

  it("finds nothing to fail in an agent that has never heard of the extensions, under any name", async () => {
    const report = await tryAgent("test/harness/reference/main.js", ["--plain", "--name", "somebody"], folder)
    expect(failedBy(report)).toEqual([])
    expect(report.agent?.name).toBe("somebody")
    expect(report.toEarn.map(({ declare }) => declare)).toContain('steer: "native"')
  })

  it("ends at once where the agent cannot be started, and says so", async () => {
    const begun = performance.now()
    const report = await tryAgent("test/harness/nowhere.js", [], folder)
    expect(performance.now() - begun).toBeLessThan(8_000)
    expect(failedBy(report)).toEqual(["request_answered", "initialize_result"])
  })
})
