import type { Handler } from "../handler.ts"
import type { Handlers } from "../handler-table.ts"
import { claimJob, completeClaim, renewClaim } from "./claims.ts"
import { listConformanceReports, readConformanceReport } from "./conformance-reports.ts"
import {
  createHarnessProfile,
  listHarnessProfiles,
  listHarnessProfileVersions,
  publishHarnessProfileVersion,
  readHarnessProfile,
} from "./harness-profiles.ts"
import { createHarnessRelease, listHarnessReleases, readHarnessRelease } from "./harness-releases.ts"
import { preflightSession } from "./preflight.ts"
import { cancelRun, createRun, listRunObservations, listRuns, readRun } from "./runs.ts"
import { createSession, listSessions, readSession } from "./sessions.ts"
import { listVerifications, readVerification, requestVerification } from "./verifications.ts"

/** What answers the endpoints of evidence, and of what runs on it. */
export const proofHandlers = {
  createHarnessRelease,
  listHarnessReleases,
  readHarnessRelease,
  createHarnessProfile,
  listHarnessProfiles,
  readHarnessProfile,
  publishHarnessProfileVersion,
  listHarnessProfileVersions,
  requestVerification,
  listVerifications,
  readVerification,
  listConformanceReports,
  readConformanceReport,
  preflightSession,
  createSession,
  listSessions,
  readSession,
  createRun,
  listRuns,
  readRun,
  listRunObservations,
  cancelRun,
  claimJob,
  renewClaim,
  completeClaim,
} satisfies Partial<Handlers>

/** Those that lock the rows that they decide by, and need nobody else to stand still. */
export const locking: ReadonlySet<Handler> = new Set([completeClaim])
