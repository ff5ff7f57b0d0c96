import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { coveredByBodies, coveredByKills } from "../../bench/gateway/covered.ts"
import type { Killed } from "../gateway/kills.ts"

function reportOf<T>(name: string): T & { readonly digest: string } {
  return JSON.parse(readFileSync(`bench/gateway/${name}`, "utf8")) as T & { readonly digest: string }
}

describe("the killed clients", () => {
  const killed = reportOf<Killed>("kills.json")

  it("were those of this very gateway", () => {
    expect(killed.digest === coveredByKills("."), "run: pnpm kills:gateway --report").toBe(true)
  })

  it("were a thousand, at every stage of an answer, and each was gone for the provider and the ledger", () => {
    const { clients, neverSent, sent, aborted, outcomes, leftOpen, servesOn } = killed
    expect(clients).toBeGreaterThanOrEqual(1_000)
    expect(neverSent + aborted).toBe(clients)
    for (const [stage, count] of Object.entries(sent)) expect(count, stage).toBeGreaterThanOrEqual(100)
    expect(Object.keys(outcomes)).toEqual(["client_gone"])
    expect(leftOpen).toEqual({ calls: 0, bytes: 0, connections: 0 })
    expect(servesOn).toBe(true)
  })

  it("were gone for the provider within 100 ms, 99 of a hundred", () => {
    expect(killed.waits.p99).toBeLessThanOrEqual(100)
  })
})

describe("the long run of the scanner", () => {
  const soak = reportOf<{ readonly texts: number; readonly tally: { readonly [verdict: string]: number } }>(
    "bodies.json",
  )

  it("was of this very scanner, its texts and its judge", () => {
    expect(soak.digest === coveredByBodies("."), "run: pnpm fuzz:bodies --count 10000000 --report").toBe(true)
  })

  it("was of ten million texts, each of them read as JSON.parse reads it or refused", () => {
    expect(soak.texts).toBeGreaterThanOrEqual(10_000_000)
    expect(Object.values(soak.tally).reduce((sum, count) => sum + count, 0)).toBe(soak.texts)
    for (const verdict of ["spans", "refused_invalid", "refused_doubled"])
      expect(soak.tally[verdict], verdict).toBeGreaterThan(1_000_000)
  })
})
