import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { moment, sentence } from "./api/parts.ts"
import { CompatibilityCell } from "./compatibility-cell.ts"
import { resourceId } from "./routing/parts.ts"

/** A verification: how far it is, and the tuple that it is of. */
export const verificationRecord = document({
  name: "verification-record",
  title: "Verification on record",
  payload: Schema.Struct({
    id: resourceId,
    harness_profile_id: resourceId,
    state: Schema.Literals(["queued", "running", "passed", "failed", "cancelled"]),
    progress: Schema.NullOr(sentence).annotateKey({ description: "What is being done, in words." }),
    cell: CompatibilityCell.annotateKey({
      description: "The tuple, as it was resolved when the verification was asked for.",
    }),
    prove_platform_mcp: Schema.Boolean,
    report_id: Schema.NullOr(resourceId).annotateKey({ description: "null: there is none yet." }),
    created_at: moment.annotateKey({ description: "When it came to be." }),
    finished_at: Schema.NullOr(moment),
  }),
  kit: false,
})
