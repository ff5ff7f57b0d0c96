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
})
