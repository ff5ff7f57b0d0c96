import * as Schema from "effect/Schema"
import { opaque } from "../../../kinds/opaque.ts"
import { meta, slot } from "../../../kinds/slot.ts"
import { acpV1Lane } from "../../../revisions/acp-v1-lane.ts"
import { checkfu } from "../contract.ts"
import { nativeCheckpointDeclared } from "../declarations/native-checkpoint.ts"

/** State that the client kept for the harness; lawful only where continuity says same_run_resume. */
export const resume = slot({
  contract: checkfu,
  name: "resume",
  site: meta("NewSessionRequest", "checkfu.resume"),
  posture: "authority",
  gate: nativeCheckpointDeclared,
  payload: Schema.Struct({
    version: Schema.String.check(Schema.isBetweenCodePoints(1, 64)),
    state: opaque({ maxBytes: 1_048_576, maxDepth: 64 }),
  }),
  sensitivity: "secret",
  since: acpV1Lane,
  life: "realized",
})
