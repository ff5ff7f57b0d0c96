import { runObservation } from "../documents/run-observation.ts"
import { integerQuery } from "../kinds/endpoint-parts.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** What happened in a run, in its order. The answer may wait for the next observation. */
export const listRunObservations = endpoint({
  name: "list-run-observations",
  method: "GET",
  path: "/v1/runs/{run_id}/observations",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  queries: [
    integerQuery(
      "after",
      0,
      9_007_199_254_740_991,
      "The number of the observation after which the list begins; 0, the beginning, where left out.",
    ),
    integerQuery(
      "wait_seconds",
      0,
      30,
      "How long the answer may wait for something to tell; not at all where left out.",
    ),
  ],
  answers: runObservation,
  list: "whole",
  operation: "runs.observations",
  since: apiVersion,
})
