import { batchReceipt } from "../documents/batch-receipt.ts"
import { observationBatch } from "../documents/observation-batch.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { attestationForm } from "../refusals/attestation-form.ts"
import { attestationKeyEarly } from "../refusals/attestation-key-early.ts"
import { attestationKeyRevoked } from "../refusals/attestation-key-revoked.ts"
import { attestationKeySuperseded } from "../refusals/attestation-key-superseded.ts"
import { attestationKind } from "../refusals/attestation-kind.ts"
import { attestationSignature } from "../refusals/attestation-signature.ts"
import { attestationSubject } from "../refusals/attestation-subject.ts"
import { attestationUnknownKey } from "../refusals/attestation-unknown-key.ts"
import { batchAhead } from "../refusals/batch-ahead.ts"
import { batchDuplicate } from "../refusals/batch-duplicate.ts"
import { batchForked } from "../refusals/batch-forked.ts"
import { batchNoList } from "../refusals/batch-no-list.ts"
import { batchReplayed } from "../refusals/batch-replayed.ts"
import { batchUnlinked } from "../refusals/batch-unlinked.ts"
import { canonicalDepth } from "../refusals/canonical-depth.ts"
import { canonicalNotJson } from "../refusals/canonical-not-json.ts"
import { canonicalNumber } from "../refusals/canonical-number.ts"
import { canonicalSize } from "../refusals/canonical-size.ts"
import { canonicalSpelling } from "../refusals/canonical-spelling.ts"
import { canonicalSurrogate } from "../refusals/canonical-surrogate.ts"
import { canonicalUnreadable } from "../refusals/canonical-unreadable.ts"
import { apiVersion } from "../revisions/api-version.ts"

/**
 * Adds what happened next. Signed batches land with the grade, unsigned ones without it, and a bad signature not at
 * all.
 */
export const appendObservations = endpoint({
  name: "append-observations",
  method: "POST",
  path: "/v1/claims/{claim_id}/observations",
  bearer: "claim",
  roles: [],
  scope: "workspace",
  takes: observationBatch,
  answers: batchReceipt,
  writes: true,
  operation: "claims.append",
  refuses: [
    attestationForm,
    attestationSignature,
    attestationSubject,
    attestationUnknownKey,
    attestationKeyRevoked,
    attestationKeySuperseded,
    attestationKeyEarly,
    attestationKind,
    batchAhead,
    batchDuplicate,
    batchForked,
    batchNoList,
    batchReplayed,
    batchUnlinked,
    canonicalDepth,
    canonicalNotJson,
    canonicalNumber,
    canonicalSize,
    canonicalSpelling,
    canonicalSurrogate,
    canonicalUnreadable,
  ],
  since: apiVersion,
})
