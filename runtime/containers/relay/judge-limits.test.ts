import { describe, expect, it } from "vitest"
import { judgeLimits } from "./judge-limits.ts"
import type { SeenLimits } from "./judge-limits.ts"

const asked = { memory: 1_073_741_824, cpus: 2, processes: 256 }
const first: SeenLimits = {
  memory: "1073741824",
  quota: "200000",
  period: "100000",
  processes: "256",
  write: "EROFS",
  wayOut: "ENETUNREACH",
}
const second: SeenLimits = { ...first, quota: "200000 100000", period: null }

describe("what the kernel shows", () => {
  it.each([
    ["of the first cgroups", first],
    ["of the second cgroups", second],
    ["lower than asked", { ...first, memory: "1048576", quota: "50000", processes: "7" }],
  ])("%s, is enough", (_, seen) => {
    expect(judgeLimits(asked, seen)).toEqual([])
  })

  it.each<[Partial<SeenLimits>, string, string]>([
    [{ memory: "max" }, "memory", "the engine took 1073741824, and inside the container the kernel shows none"],
    [
      { memory: "9223372036854771712" },
      "memory",
      "the engine took 1073741824, and inside the container the kernel shows 9223372036854772000",
    ],
    [{ quota: "-1" }, "cpus", "the engine took 2, and inside the container the kernel shows none"],
    [
      { quota: "max 100000", period: null },
      "cpus",
      "the engine took 2, and inside the container the kernel shows none",
    ],
    [
      { quota: null, period: null },
      "cpus",
      "the engine took 2, and inside the container the kernel shows no such limit",
    ],
    [{ processes: "2048" }, "processes", "the engine took 256, and inside the container the kernel shows 2048"],
    [{ write: "done" }, "read_only_root", "a write to the root ended with done, not with EROFS"],
    [
      { wayOut: "ETIMEDOUT" },
      "network",
      "a connection to the outside ended with ETIMEDOUT, not with ENETUNREACH or EHOSTUNREACH",
    ],
  ])("%j is not enough", (seen, limit, reason) => {
    expect(judgeLimits(asked, { ...first, ...seen })).toEqual([{ limit, reason }])
  })

  it("counts for nothing that was not asked for", () => {
    expect(judgeLimits({}, { ...first, memory: "max", quota: "-1", processes: "max" })).toEqual([])
  })
})
