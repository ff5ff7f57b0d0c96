import { runnerPresence } from "../documents/runner-presence.ts"
import { runnerRecord } from "../documents/runner-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiRunnerGeneration } from "../refusals/api-runner-generation.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { runner } from "../roles/runner.ts"

/** Says that a runner lives, and what it has to give. Its presence expires unless it says so again. */
export const announceRunner = endpoint({
  name: "announce-runner",
  method: "PUT",
  path: "/v1/runners/{runner_id}",
  roles: [runner],
  scope: "workspace",
  takes: runnerPresence,
  answers: runnerRecord,
  writes: true,
  operation: "runners.announce",
  refuses: [apiRunnerGeneration],
  since: apiVersion,
})
