import { claimRequest } from "../documents/claim-request.ts"
import { jobClaim } from "../documents/job-claim.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiRunnerGeneration } from "../refusals/api-runner-generation.ts"
import { apiTargetUnready } from "../refusals/api-target-unready.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { runner } from "../roles/runner.ts"

/** Claims the next job that the runner can carry out, and waits for one if asked to. */
export const claimJob = endpoint({
  name: "claim-job",
  method: "POST",
  path: "/v1/runners/{runner_id}/claims",
  roles: [runner],
  scope: "workspace",
  takes: claimRequest,
  answers: jobClaim,
  mayBeEmpty: true,
  writes: true,
  operation: "runners.claim",
  refuses: [apiRunnerGeneration, apiTargetUnready],
  since: apiVersion,
})
