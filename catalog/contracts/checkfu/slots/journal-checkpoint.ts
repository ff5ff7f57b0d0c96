import * as Schema from "effect/Schema"
import { opaque } from "../../../kinds/opaque.ts"
import { meta, slot } from "../../../kinds/slot.ts"
import { acpV1Lane } from "../../../revisions/acp-v1-lane.ts"
import { checkfu } from "../contract.ts"
import { nativeCheckpointDeclared } from "../declarations/native-checkpoint.ts"

/** The harness's state for the client to keep, or word that it has grown too large, which discards what is kept. */
export const journalCheckpoint = slot({
  contract: checkfu,
  name: "journal-checkpoint",
  site: meta("SessionNotification.update", "checkfu.journal_checkpoint"),
  posture: "fidelity",
  gate: nativeCheckpointDeclared,
  payload: Schema.Union([
    Schema.Struct({
      status: Schema.Literal("checkpoint"),
      version: Schema.String.check(Schema.isBetweenCodePoints(1, 64)),
      state: opaque({ maxBytes: 1_048_576, maxDepth: 64 }),
    }),
    Schema.Struct({ status: Schema.Literal("too_large") }),
  ]),
  merge: "replace",
  sensitivity: "secret",
  since: acpV1Lane,
  life: "realized",
})
