import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { digest, moment, sentence, signedBytes, word } from "./api/parts.ts"
import { CompatibilityCell } from "./compatibility-cell.ts"
import { resourceId } from "./routing/parts.ts"

/** What one check of the suite found. */
const ReportedCheck = Schema.Struct({
  check: word,
  verdict: Schema.Literals(["passed", "failed", "not_elicited"]),
  says: Schema.optionalKey(sentence),
}).annotate({ identifier: "ReportedCheck" })

/** What the run had, by axis. */
const RealizedAxes = Schema.Struct({
  event_fidelity: Schema.NullOr(word),
  continuation: Schema.NullOr(word),
  checkpoint: Schema.NullOr(word),
  approval_delivery: Schema.NullOr(word),
  interrupt: Schema.NullOr(word),
  mid_run_input: Schema.NullOr(word),
  model_control: Schema.NullOr(word),
  usage_authority: Schema.NullOr(word),
}).annotate({ identifier: "RealizedAxes" })

/** A conformance report: what was verified, what came of it, and until when it counts. */
export const conformanceReportRecord = document({
  name: "conformance-report-record",
  title: "Conformance report on record",
  payload: Schema.Struct({
    id: resourceId,
    verification_id: resourceId,
    cell: CompatibilityCell,
    result: Schema.Literals(["passed", "failed"]),
    checks: Schema.Array(ReportedCheck).check(Schema.isMaxLength(64)),
    realized: RealizedAxes,
    evidence_manifest_revision: Schema.NullOr(word).annotateKey({
      description: "What the digest covers; null: the report is from before there were manifests.",
    }),
    evidence_manifest_hash: Schema.NullOr(digest).annotateKey({
      description: "Taken again before the report is served.",
    }),
    completed_at: moment.annotateKey({ description: "When the server saw it complete." }),
    expires_at: moment.annotateKey({ description: "The first moment at which it counts no more." }),
    signed: signedBytes.annotateKey({ description: "The signed statement, for whoever checks it." }),
  }),
  kit: false,
})
