import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { bearer, capabilityList, httpUrl, moment, ordinal, work } from "./api/parts.ts"
import { resourceId } from "./routing/parts.ts"

/** A job, and how often it was claimed. */
const ClaimedJob = Schema.Struct({
  id: resourceId,
  kind: Schema.Literals(["verification", "run"]),
  epoch: ordinal.annotateKey({ description: "Counts the claims; a write under an earlier one is refused." }),
}).annotate({ identifier: "ClaimedJob" })

/** Where the job reaches its model, and as whom. */
const ModelAccess = Schema.Struct({ base_url: httpUrl, bearer: bearer }).annotate({ identifier: "ModelAccess" })

/** Where the job reaches the tools of the platform. */
const PlatformMcp = Schema.Struct({ url: httpUrl }).annotate({ identifier: "PlatformMcp" })

/** A job with what it takes to carry it out. The bearer is good for this claim alone, and ends with it. */
export const jobClaim = document({
  name: "job-claim",
  title: "Claim of a job",
  payload: Schema.Struct({
    claim_id: resourceId,
    bearer: bearer.annotateKey({ description: "What the claim is known by from now on." }),
    expires_at: moment.annotateKey({ description: "The claim ends then, unless it is renewed." }),
    job: ClaimedJob,
    plan: work.annotateKey({ description: "What to start, and what to ask of it." }),
    model: Schema.NullOr(ModelAccess).annotateKey({ description: "null: the job brings its own model." }),
    mcp: Schema.NullOr(PlatformMcp).annotateKey({ description: "null: the job is given no tools of the platform." }),
    capabilities: capabilityList.annotateKey({ description: "The most that the lane carries." }),
  }),
  kit: false,
})
