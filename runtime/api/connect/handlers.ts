import { appendObservations } from "./append-observations.ts"
import { claimConnectedRun } from "./claim-connected-run.ts"
import {
  createConnectedRuntime,
  listConnectedRuntimes,
  readConnectedRuntime,
  rotateConnectedRuntimeToken,
} from "./runtimes.ts"
import type { Handlers } from "../handler-table.ts"

/** What answers the endpoints of connected runtimes, and takes what any claimant reports of a run. */
export const connectHandlers = {
  appendObservations,
  claimConnectedRun,
  createConnectedRuntime,
  listConnectedRuntimes,
  readConnectedRuntime,
  rotateConnectedRuntimeToken,
} satisfies Partial<Handlers>
