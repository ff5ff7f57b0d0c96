import { readFileSync } from "node:fs"
import { format } from "prettier"
import { describe, expect, it } from "vitest"
import { coveredByFleet, coveredByFleetKills, coveredByVerificationKills } from "../../bench/fleet/covered.ts"
import { figuresOf } from "../../bench/fleet/report.ts"
import type { FleetReport } from "../../bench/fleet/report.ts"
import type { ReplicasKilled } from "../fleet/kills.ts"
import type { VerificationsKilled } from "../verifications/kills.ts"

function reportOf<T>(name: string): T & { readonly digest: string } {
  return JSON.parse(readFileSync(`bench/fleet/${name}`, "utf8")) as T & { readonly digest: string }
}

describe("the killed replicas", () => {
  const killed = reportOf<ReplicasKilled>("kills.json")

  it("were those of this very gateway", () => {
    expect(killed.digest === coveredByFleetKills("."), "run: pnpm kills:fleet --calls=10000 --kills=40 --report").toBe(
      true,
    )
  })

  it("were killed in the middle of ten thousand calls, of which none was lost, made twice or left without an end", () => {
    const { calls, kills, clients, provider, outcomes, faults } = killed
    expect(calls).toBeGreaterThanOrEqual(10_000)
    expect(kills).toBeGreaterThanOrEqual(40)
    expect(clients.answered + clients.refused + clients.broken).toBe(calls)
    expect(provider.twice).toBe(0)
    expect(outcomes["abandoned"]).toBeGreaterThan(0)
    expect(Object.entries(faults).filter(([, count]) => count > 0)).toEqual([])
  })
})

describe("the verifications amid which replicas of the API and runners were killed", () => {
  const killed = reportOf<VerificationsKilled>("verifications.json")

  it("went through these very sources", () => {
    expect(
      killed.digest === coveredByVerificationKills("."),
      "run: pnpm kills:verifications --verifications=200 --kills=30 --sleeps=6 --report",
    ).toBe(true)
  })

  it("were two hundred, of which none was lost, done twice or left out of the chain", () => {
    expect(killed.verifications).toBeGreaterThanOrEqual(200)
    expect(killed.reports).toBe(killed.verifications)
    expect(killed.claimedAgain).toBeGreaterThan(0)
    expect(killed.fenced).toBeGreaterThan(0)
    for (const counts of Object.values(killed.kills)) {
      const kills = Object.values(counts)
      expect(kills.length).toBeGreaterThanOrEqual(4)
      expect(kills.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(30)
    }
    expect(Object.entries(killed.faults).filter(([, count]) => count > 0)).toEqual([])
  })
})

describe("what a fleet costs", () => {
  const report = reportOf<FleetReport>("report.json")

  it("was measured of this very gateway", () => {
    expect(report.digest === coveredByFleet("."), "run: pnpm bench:fleet --report").toBe(true)
  })

  it("stands on the page as it was measured", async () => {
    const figures = await format(figuresOf(report), { parser: "mdx", printWidth: 120 })
    expect(readFileSync("docs/guides/scale-out.mdx", "utf8")).toContain(figures.trim())
  })

  it("is known for a file, the embedded store, and PostgreSQL under one replica and two", () => {
    const measured = report.figures.map(({ ledger, replicas }) => `${ledger}, ${replicas}`)
    expect(new Set(measured)).toEqual(new Set(["a file, 1", "embedded store, 1", "PostgreSQL, 1", "PostgreSQL, 2"]))
    for (const { gateway, callsPerSecond } of report.figures)
      expect([gateway > 0, callsPerSecond > 0]).toEqual([true, true])
  })

  it("ends every stream of a lease within a second of its end on another replica", () => {
    expect(report.fence.streams).toBeGreaterThanOrEqual(50)
    expect(report.fence.most).toBeLessThan(1_000)
  })
})
