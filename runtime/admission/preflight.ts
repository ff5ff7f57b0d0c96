import { nearest } from "../../model/preflight.ts"
import type { Cell, CellReport, Difference, Nearest } from "../../model/preflight.ts"
import { decodeCompatibilityCell } from "../../output/documents/compatibility-cell.ts"
import type { Driver } from "../../model/entries.ts"
import type { Refusal } from "../refusal.ts"
import { malformed, whereIn } from "./malformed.ts"

/** Whether current evidence exists for an exact tuple; else the report that comes nearest and where it differs. */
export type Preflight =
  | {
      readonly allowed: true
      readonly report_id: string
      readonly differs: readonly []
      readonly facts: readonly string[]
    }
  | {
      readonly allowed: false
      /** Left out where there is no report at all. */
      readonly report_id?: string
      /** In published order; empty where the nearest report is of this very tuple, and expired or failed. */
      readonly differs: readonly Difference[]
      readonly facts: readonly string[]
      readonly refusal: Refusal
    }

/** What a preflight is judged by. */
export interface PreflightTerms {
  /** The reports of the workspace; their order has no say. */
  readonly reports: readonly CellReport[]
  readonly drivers: readonly Driver[]
  /** The moment for which it is asked, in milliseconds since 1970. */
  readonly now: number
}

/**
 * Judges a tuple of nine members, as it came from outside, by the current exact reports. Compatibility never spreads to a
 * neighbour: one member that differs, an expired or a failed report, and the tuple is refused.
 */
export function preflight(asked: unknown, { reports, drivers, now }: PreflightTerms): Preflight {
  const decoded = decodeCompatibilityCell(asked)
  if (!decoded.ok) {
    const { refusal } = malformed({
      code: "preflight/malformed",
      what: `The tuple is malformed ${whereIn(decoded.error)}.`,
      error: decoded.error,
    })
    return { allowed: false, differs: [], facts: refusal.facts, refusal }
  }
  const cell: Cell = decoded.value
  const facts = drivers.filter(({ lane }) => lane === cell.driver).map(({ id }) => id)
  const found = nearest(cell, reports, now)
  if (found === null) return { allowed: false, differs: [], facts, refusal: noReport(facts) }
  const { report, differs, standing } = found
  if (differs.length === 0 && standing === "current")
    return { allowed: true, report_id: report.report_id, differs: [], facts }
  return { allowed: false, report_id: report.report_id, differs, facts, refusal: unproven(found, facts) }
}

const why = "evidence counts for the exact tuple that it was taken from, and for no neighbour"
const fix = "request verification of this tuple, or run the one that was verified"

function noReport(facts: readonly string[]): Refusal {
  return { code: "preflight/no-report", what: "There is no conformance report at all.", why, fix, facts }
}

function unproven({ report, differs, standing }: Nearest, facts: readonly string[]): Refusal {
  if (differs.length > 0) {
    const members = differs.map(({ member }) => member).join(", ")
    return {
      code: "preflight/differs",
      what: `No report is of this tuple; the nearest, ${report.report_id}, differs in ${members}.`,
      why,
      fix,
      facts,
    }
  }
  if (standing === "expired")
    return {
      code: "preflight/expired",
      what: `The report ${report.report_id} is of this tuple, and expired.`,
      why: "an agent, its model and its sandbox move on while a report stands still",
      fix: "request verification of this tuple again",
      facts,
    }
  return {
    code: "preflight/failed",
    what: `The report ${report.report_id} is of this tuple, which failed.`,
    why,
    fix: "mend what the report names, and request verification again",
    facts,
  }
}
