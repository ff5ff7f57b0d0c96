import { spawnSync } from "node:child_process"
import { describe, expect, it } from "vitest"

describe("the mutants of the generator", () => {
  it("are each caught by the test of their fault, and by no other", { timeout: 900_000 }, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "test/mutants/run.ts"], {
      encoding: "utf8",
    })
    expect(stderr).toBe("")
    expect(stdout).toMatch(/^[1-9]\d* passed, 0 failed, /m)
    expect(status).toBe(0)
  })

  it("of decoders and their kernel are each caught by the tests beside them", { timeout: 900_000 }, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "test/mutants/decoders.ts"], {
      encoding: "utf8",
    })
    expect(stderr).toBe("")
    expect(stdout).toMatch(/^[2-9]\d passed, 0 failed, /m)
    expect(status).toBe(0)
  })
})
