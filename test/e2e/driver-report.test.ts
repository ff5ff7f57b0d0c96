import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { Measured } from "../../bench/driver/one-way.ts"
import { coveredByAgents, coveredByChaos, coveredByFramer } from "../../bench/driver/covered.ts"

interface Flood {
  readonly answer: string
  readonly grown: number
}

interface Soaked {
  readonly runs: number
  readonly wrong: readonly unknown[]
  readonly rejections: readonly unknown[]
  readonly leaked: unknown
}

const chaos = JSON.parse(readFileSync("bench/driver/chaos.json", "utf8")) as {
  readonly digest: string
  readonly wire: Soaked
  readonly turns: Soaked & { readonly outcomes: { readonly [outcome: string]: number } }
  readonly gibibyteOfErrors: Flood
  readonly lineOf100Megabytes: Flood
  readonly updates: { readonly observed: number; readonly grown: number; readonly read: number }
}
const framer = JSON.parse(readFileSync("bench/driver/framer.json", "utf8")) as {
  readonly digest: string
  readonly figures: readonly { readonly what: string; readonly toTexts: number; readonly toBytes: number }[]
}

const agents = JSON.parse(readFileSync("bench/driver/agents.json", "utf8")) as {
  readonly digest: string
  readonly figures: readonly {
    readonly what: string
    readonly ways: readonly (Measured & { readonly way: string })[]
  }[]
}

describe("the long runs of the driver", () => {
  it("are of these very sources", () => {
    expect(chaos.digest === coveredByChaos("."), "run: pnpm soak:driver --report").toBe(true)
  })

  it.each(["wire", "turns"] as const)("are a thousand of each kind, none of which hung or leaked: %s", (kind) => {
    const { runs, wrong, rejections, leaked } = chaos[kind]
    expect({ runs, wrong, rejections, leaked }).toEqual({ runs: 1_000, wrong: [], rejections: [], leaked: null })
  })

  it("come to every outcome that there is without a record of served calls, but for a refusal", () => {
    const outcomes = ["cancelled", "crashed", "failed", "timed_out", "unverified"]
    expect(Object.keys(chaos.turns.outcomes).toSorted()).toEqual(outcomes)
  })

  it("make a hundred thousand updates in constant memory, and keep no more of them than a late reader is owed", () => {
    const { observed, grown, read } = chaos.updates
    expect(observed).toBe(100_000)
    expect(read).toBeLessThan(50_000)
    expect(grown).toBeLessThanOrEqual(64)
  })

  it("hold at most 64 MiB of a gibibyte of standard error, and of a line of 100 megabytes", () => {
    for (const { answer, grown } of [chaos.gibibyteOfErrors, chaos.lineOf100Megabytes]) {
      expect(answer).toBe("result")
      expect(grown).toBeLessThanOrEqual(64)
    }
  })
})

describe("the figures of the framer", () => {
  it("are of these very sources", () => {
    expect(framer.digest === coveredByFramer("."), "run: pnpm bench:driver --report").toBe(true)
  })

  // Nobody makes texts for it: what it is set beside has them ready, and still it takes no more than a fifth beyond.
  it("are at most 1.2 times JSON.parse of the same lines, which are texts there already", () => {
    const all = framer.figures.at(-1)
    expect(all?.what).toContain("lenient decoder")
    expect(all?.toTexts).toBeLessThanOrEqual(1.2)
    expect(all?.toBytes).toBeLessThanOrEqual(1.15)
  })
})

describe("the figures of many agents and of many sessions", () => {
  it("are of these very sources", () => {
    expect(agents.digest === coveredByAgents("."), "run: pnpm bench:agents --report").toBe(true)
  })

  it("have the official SDK's client and a bare pipe beside the driver", () => {
    expect(agents.figures.map(({ ways }) => ways.map(({ way }) => way))).toEqual([
      ["pipe", "driver", "sdk"],
      ["pipe", "driver", "sdk"],
    ])
  })

  it("are at most a quarter dearer than the SDK's in CPU, and hold an agent with its session in 64 KiB", () => {
    for (const { ways } of agents.figures) {
      const [, driver, sdk] = ways
      expect(driver?.alone.cpu).toBeLessThanOrEqual(1.25 * (sdk?.alone.cpu ?? 0))
      expect(driver?.together.cpu).toBeLessThanOrEqual(1.25 * (sdk?.together.cpu ?? 0))
      expect(driver?.memory).toBeLessThanOrEqual(64)
    }
  })
})
