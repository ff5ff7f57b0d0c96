import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { hermes } from "../contract.ts"

/** Which session of Hermes' own stands behind the protocol's, and which came before it. */
export const sessionProvenance = slot({
  contract: hermes,
  name: "session-provenance",
  site: meta("SessionNotification.update", "hermes", "sessionProvenance"),
  posture: "fidelity",
  payload: Schema.Struct({
    acpSessionId: Schema.String,
    currentHermesSessionId: Schema.String,
    rootHermesSessionId: Schema.optionalKey(Schema.String),
    parentHermesSessionId: Schema.optionalKey(Schema.NullOr(Schema.String)),
    previousHermesSessionId: Schema.optionalKey(Schema.String),
    sessionKind: Schema.optionalKey(Schema.String),
    compressionDepth: Schema.optionalKey(Schema.Int),
    reason: Schema.optionalKey(Schema.String),
    creatorKind: Schema.optionalKey(Schema.String),
  }),
  excess: "keep",
  merge: "replace",
  correlation: "acpSessionId",
  sensitivity: "private",
  life: "realized",
  source: {
    url: "https://github.com/NousResearch/hermes-agent/blob/9308a24eb6576fa0f084667d12e8f80eac1b6324/acp_adapter/provenance.py",
    reviewedOn: "2026-11-30",
  },
})
