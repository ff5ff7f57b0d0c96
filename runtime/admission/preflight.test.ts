import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cellMembers } from "../../model/preflight.ts"
import type { Cell, CellReport } from "../../model/preflight.ts"
import { drivers } from "../../output/facts/drivers.ts"
import { preflight } from "./preflight.ts"

const now = Date.UTC(2026, 10, 30)
const day = 86_400_000
const cell: Cell = {
  harness_profile_version: "hprofv_1",
  release_digest: `sha256:${"1".repeat(64)}`,
  driver: "checkfu:acp-v1@1",
  sandbox_image: `ghcr.io/acme/sandbox@sha256:${"2".repeat(64)}`,
  model_routing_revision: "mroutr_3",
  policy_hash: `sha256:${"3".repeat(64)}`,
  suite_revision: "checkfu:harness-conformance@9",
  target: "hosted",
  qualification: "qualified",
}
const report = (report_id: string, part: Partial<Cell> = {}, more: Partial<CellReport> = {}): CellReport => ({
  report_id,
  cell: { ...cell, ...part },
  result: "passed",
  expires_at: now + 30 * day,
  ...more,
})
const asked = (reports: readonly CellReport[], of: unknown = cell, at = now): ReturnType<typeof preflight> =>
  preflight(of, { reports, drivers, now: at })

describe("the preflight of a tuple", () => {
  it("is about nine members, and a request of the same nine", () => {
    expect(cellMembers).toHaveLength(9)
    expect(Object.keys(cell)).toEqual([...cellMembers])
  })

  it("allows exactly the tuple of a current passing report", () => {
    expect(asked([report("other", { target: "local" }), report("exact")])).toEqual({
      allowed: true,
      report_id: "exact",
      differs: [],
      facts: ["driver/acp-v1"],
    })
  })

  it.each(cellMembers)("refuses a neighbour in %s, and names it", (member) => {
    const result = asked([report("near", { [member]: "another" })])
    expect(result).toMatchObject({
      allowed: false,
      report_id: "near",
      differs: [{ member, asked: cell[member], reported: "another" }],
      refusal: { code: "preflight/differs", what: expect.stringContaining(member) },
    })
  })

  it("counts evidence up to its end and not at it", () => {
    const expiring = [report("exact", {}, { expires_at: now + 30 * day })]
    expect(asked(expiring, cell, now + 30 * day - 1).allowed).toBe(true)
    expect(asked(expiring, cell, now + 30 * day)).toMatchObject({
      allowed: false,
      report_id: "exact",
      differs: [],
      refusal: { code: "preflight/expired" },
    })
  })

  it("counts no failed report, and lets a failed one stand beside one that passed", () => {
    const failed = report("bad", {}, { result: "failed", expires_at: now + 60 * day })
    expect(asked([failed])).toMatchObject({ allowed: false, report_id: "bad", refusal: { code: "preflight/failed" } })
    expect(asked([failed, report("good")])).toMatchObject({ allowed: true, report_id: "good" })
  })

  it("has nothing to name where there is no report", () => {
    const result = asked([])
    expect(result).toMatchObject({ allowed: false, differs: [], refusal: { code: "preflight/no-report" } })
    expect("report_id" in result).toBe(false)
  })

  it("names the nearest report, and its differences in published order", () => {
    const far = report("far", { target: "x", policy_hash: "x", driver: "x" })
    const near = report("near", { qualification: "x", release_digest: "x" })
    expect(asked([far, near])).toMatchObject({
      report_id: "near",
      differs: [{ member: "release_digest" }, { member: "qualification" }],
    })
    const lapsed = report("lapsed", {}, { expires_at: now })
    expect(asked([near, lapsed])).toMatchObject({ report_id: "lapsed", refusal: { code: "preflight/expired" } })
    const [late, early] = [report("late", { target: "x" }), report("early", { target: "x" }, { expires_at: now + day })]
    expect(asked([early, late])).toMatchObject({ report_id: "late" })
    expect(asked([report("b", { target: "x" }), report("a", { target: "x" })])).toMatchObject({ report_id: "a" })
  })

  it.each([
    [null],
    ["text"],
    [{}],
    [{ ...cell, target: "" }],
    [{ ...cell, target: 7 }],
    [{ ...cell, target: "a b" }],
    [{ ...cell, tenth: "x" }],
    [Object.fromEntries(Object.entries(cell).slice(1))],
  ])("refuses %j as malformed", (request) => {
    expect(asked([report("exact")], request)).toMatchObject({
      allowed: false,
      refusal: { code: "preflight/malformed" },
    })
  })

  it("depends on no order, and allows nothing that no report is of", () => {
    const value = fc.constantFrom("a", "b")
    const cells = fc.record(Object.fromEntries(cellMembers.map((member) => [member, value]))) as fc.Arbitrary<Cell>
    const reports = fc.array(
      fc.record({
        report_id: fc.constantFrom("r1", "r2", "r3"),
        cell: cells,
        result: fc.constantFrom("passed" as const, "failed" as const),
        expires_at: fc.constantFrom(now, now + 1),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(cells, reports, (of, list) => {
        const result = asked(list, of)
        expect(asked(list.toReversed(), of).allowed).toBe(result.allowed)
        expect(asked(list.toReversed(), of).report_id).toBe(result.report_id)
        const exact = list.some(
          (each) =>
            each.result === "passed" &&
            each.expires_at > now &&
            cellMembers.every((name) => each.cell[name] === of[name]),
        )
        expect(result.allowed).toBe(exact)
      }),
    )
  })
})
