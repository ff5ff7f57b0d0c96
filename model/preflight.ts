import { byCodeUnit } from "./fact.ts"

/** The members of the exact tuple for which evidence counts, in published order. */
export const cellMembers = [
  "harness_profile_version",
  "release_digest",
  "driver",
  "sandbox_image",
  "model_routing_revision",
  "policy_hash",
  "suite_revision",
  "target",
  "qualification",
] as const

/** A member of the tuple. */
export type CellMember = (typeof cellMembers)[number]

/** The exact tuple of a run, or of a report. Members are compared by their texts. */
export type Cell = { readonly [member in CellMember]: string }

/** A report as far as it decides: whether it passed, and until when it counts. */
export interface CellReport {
  readonly report_id: string
  readonly cell: Cell
  readonly result: "passed" | "failed"
  /** The first moment at which it no longer counts, in milliseconds since 1970. */
  readonly expires_at: number
}

/** A member on which the nearest report is another than was asked for. */
export interface Difference {
  readonly member: CellMember
  readonly asked: string
  readonly reported: string
}

/** The report that comes nearest, what differs, and whether it counts at that moment. */
export interface Nearest {
  readonly report: CellReport
  readonly differs: readonly Difference[]
  readonly standing: "current" | "expired" | "failed"
}

/** Where a report's cell is another than the one asked for, in published order. */
export function differences(asked: Cell, reported: Cell): readonly Difference[] {
  return cellMembers
    .filter((member) => asked[member] !== reported[member])
    .map((member) => ({ member, asked: asked[member], reported: reported[member] }))
}

/**
 * The report nearest to a tuple: the fewest members differ; among those one that counts, then an expired, then a failed
 * one; then the one that counts longest, then the least id. It allows the tuple if nothing differs and it is current.
 */
export function nearest(asked: Cell, reports: readonly CellReport[], now: number): Nearest | null {
  const [first] = reports
    .map((report): Nearest => ({
      report,
      differs: differences(asked, report.cell),
      standing: report.result === "failed" ? "failed" : now < report.expires_at ? "current" : "expired",
    }))
    .toSorted(
      (left, right) =>
        left.differs.length - right.differs.length ||
        standings.indexOf(left.standing) - standings.indexOf(right.standing) ||
        right.report.expires_at - left.report.expires_at ||
        byCodeUnit(left.report.report_id, right.report.report_id),
    )
  return first ?? null
}

const standings: readonly Nearest["standing"][] = ["current", "expired", "failed"]
