import { describe, expect, it } from "vitest"
import { cellMembers, differences, nearest } from "./preflight.ts"
import type { Cell, CellMember, CellReport } from "./preflight.ts"

const cell = (changed: Partial<Cell> = {}): Cell =>
  ({ ...Object.fromEntries(cellMembers.map((member) => [member, `${member} of ours`])), ...changed }) as Cell
const report = (id: string, more: Partial<CellReport> = {}): CellReport => ({
  report_id: id,
  cell: cell(),
  result: "passed",
  expires_at: 100,
  ...more,
})
const nearestOf = (...reports: readonly CellReport[]): string | undefined =>
  nearest(cell(), reports, 50)?.report.report_id

describe("the tuple for which evidence counts", () => {
  it("has these members, in the order in which they are published", () => {
    expect(cellMembers).toEqual([
      "harness_profile_version",
      "release_digest",
      "driver",
      "sandbox_image",
      "model_routing_revision",
      "policy_hash",
      "suite_revision",
      "target",
      "qualification",
    ])
  })

  it.each(cellMembers)("differs where %s does", (member: CellMember) => {
    expect(differences(cell(), cell({ [member]: "theirs" }))).toEqual([
      { member, asked: `${member} of ours`, reported: "theirs" },
    ])
  })

  it("differs nowhere from itself, and in published order from another", () => {
    expect(differences(cell(), cell())).toEqual([])
    const found = differences(cell(), cell({ target: "t", driver: "d" }))
    expect(found.map(({ member }) => member)).toEqual(["driver", "target"])
  })
})

describe("the nearest report", () => {
  it("is none where there is none", () => {
    expect(nearest(cell(), [], 0)).toBeNull()
  })

  it("differs least, even where it does not count", () => {
    const near = report("near", { result: "failed" })
    const far = report("far", { cell: cell({ driver: "d" }) })
    const farther = report("farther", { cell: cell({ driver: "d", target: "t" }) })
    expect(nearestOf(farther, far, near)).toBe("near")
    expect(nearestOf(farther, far)).toBe("far")
    expect(nearest(cell(), [farther], 0)?.differs.map(({ member }) => member)).toEqual(["driver", "target"])
  })

  it("counts rather than it has expired, and has expired rather than failed", () => {
    const [current, expired] = [report("current"), report("expired", { expires_at: 50 })]
    const failed = report("failed", { result: "failed", expires_at: 900 })
    expect(nearestOf(failed, expired, current)).toBe("current")
    expect(nearestOf(failed, expired)).toBe("expired")
    expect([current, expired, failed].map((each) => nearest(cell(), [each], 50)?.standing)).toEqual([
      "current",
      "expired",
      "failed",
    ])
  })

  it("counts up to the moment at which it expires, and not at it", () => {
    expect(nearest(cell(), [report("a")], 99)?.standing).toBe("current")
    expect(nearest(cell(), [report("a")], 100)?.standing).toBe("expired")
  })

  it("counts longest, and of those that count as long has the least id", () => {
    expect(nearestOf(report("a"), report("b", { expires_at: 200 }))).toBe("b")
    expect(nearestOf(report("b"), report("a"), report("c"))).toBe("a")
  })
})
