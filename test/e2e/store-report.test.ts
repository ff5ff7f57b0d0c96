import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { coveredByStoreKills } from "../../bench/fleet/store-covered.ts"
import type { Killed } from "../store/kills.ts"

interface Report {
  readonly digest: string
  readonly embedded: Killed
  readonly postgres: Killed
}

it("no store lost what it had acknowledged, of sixty kills each, in a report that is of these sources", () => {
  const report = JSON.parse(readFileSync("bench/fleet/store.json", "utf8")) as Report
  const renew = "run node --import tsx bench/fleet/store-kills.ts --report"
  expect(report.digest === coveredByStoreKills("."), `bench/fleet/store.json is older than the sources; ${renew}`).toBe(
    true,
  )
  for (const { kills, acknowledgedUnits, lost, torn, faults } of [report.embedded, report.postgres]) {
    expect(kills).toBeGreaterThanOrEqual(60)
    expect(acknowledgedUnits).toBeGreaterThan(kills)
    expect({ lost, torn, faults }).toEqual({ lost: [], torn: [], faults: [] })
  }
  expect(report.postgres.servers).toBeGreaterThanOrEqual(20)
})
