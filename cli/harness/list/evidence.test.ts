import { describe, expect, it } from "vitest"
import { cell, profile, report } from "../../platform/records.fixture.ts"
import type { ConformanceReportRecord } from "../../../output/documents/index.ts"
import { evidenceOf } from "./evidence.ts"

const now = Date.parse("2026-09-01T00:00:00.000Z")
const late = "2026-09-28T00:00:00.000Z"
const passed: ConformanceReportRecord = { ...report, expires_at: late }
const failed: ConformanceReportRecord = { ...passed, result: "failed" }
const early: ConformanceReportRecord = { ...passed, expires_at: "2026-09-01T00:00:00.000Z" }
const other: ConformanceReportRecord = { ...passed, cell: { ...cell, harness_profile_version: "hpv_0" } }

describe("the evidence of a profile", () => {
  it.each<[string, readonly ConformanceReportRecord[], string]>([
    ["nothing", [], "unverified"],
    ["a report of an earlier version", [other], "unverified"],
    ["a report that failed", [failed], "failed"],
    ["a report that passed", [failed, passed], `current until ${late}`],
    ["two of them", [early, passed, passed], `current until ${late} (2 tuples)`],
    ["a report in the first moment at which it counts no more", [early], "expired 2026-09-01T00:00:00.000Z"],
  ])("from %s", (_, reports, expected) => {
    expect(evidenceOf(profile, reports, now)).toBe(expected)
  })
})
