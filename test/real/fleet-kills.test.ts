import { describe, expect, it } from "vitest"
import { killAmidVerifications } from "../verifications/kills.ts"
import { postgresMissing, startPostgres } from "./postgres.ts"

describe.skipIf(postgresMissing !== null && process.env["CI"] !== "true")("replicas of the API and runners", () => {
  it("are killed at every moment amid fifty verifications: none is lost, none is done twice, and their chain is whole", async () => {
    const postgres = await startPostgres()
    try {
      const killed = await killAmidVerifications(await postgres.database(), 50, 12, 2, 1, 400_000)
      expect(Object.entries(killed.faults).filter(([, count]) => count > 0)).toEqual([])
      expect(killed.reports).toBe(50)
      for (const counts of Object.values(killed.kills)) {
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(12)
        expect(Object.keys(counts).length, JSON.stringify(counts)).toBeGreaterThan(2)
      }
      expect(killed.claimedAgain, "a kill met a verification that ran").toBeGreaterThan(0)
      expect(killed.sleeps).toBeGreaterThan(0)
      expect(killed.fenced, "a result that comes after its claim is refused").toBeGreaterThanOrEqual(killed.sleeps)
      console.log(JSON.stringify(killed))
    } finally {
      await postgres.close()
    }
  }, 480_000)
})
