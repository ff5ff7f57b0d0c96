import * as Schema from "effect/Schema"
import { opaque } from "../../../kinds/opaque.ts"
import { meta, slot } from "../../../kinds/slot.ts"
import { acpV1Lane } from "../../../revisions/acp-v1-lane.ts"
import { checkfu } from "../contract.ts"
import { structuredOutputDeclared } from "../declarations/structured-output.ts"

/** The JSON Schema that the final output must satisfy, passed on byte for byte. */
export const outputSchema = slot({
  contract: checkfu,
  name: "output-schema",
  site: meta("NewSessionRequest", "checkfu.output_schema"),
  posture: "authority",
  gate: structuredOutputDeclared,
  payload: Schema.Record(
    Schema.String.check(Schema.isBetweenCodePoints(0, 256)),
    opaque({ maxBytes: 32_768, maxDepth: 64 }),
  ).check(Schema.isMaxProperties(256)),
  since: acpV1Lane,
  life: "realized",
})
