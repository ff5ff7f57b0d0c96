import * as Schema from "effect/Schema"
import { meta, slot } from "../../../kinds/slot.ts"
import { acpV1Lane } from "../../../revisions/acp-v1-lane.ts"
import { checkfu } from "../contract.ts"

/** What the harness says that it serves. Absent, it declares nothing; wrong in any member, the handshake is refused. */
export const capabilities = slot({
  contract: checkfu,
  name: "capabilities",
  site: meta("InitializeResponse", "checkfu.capabilities"),
  posture: "handshake",
  payload: Schema.Struct({
    subagents: Schema.optionalKey(Schema.Literal("observed")),
    steer: Schema.optionalKey(Schema.Literal("native")),
    interrupt: Schema.optionalKey(Schema.Literal("cooperative")),
    builtin_tool_scoping: Schema.optionalKey(Schema.Literal("enforced")),
    structured_output: Schema.optionalKey(Schema.Literals(["response_format", "submit_tool"])),
    staged_files: Schema.optionalKey(Schema.Literal("resource_links")),
    native_checkpoint: Schema.optionalKey(Schema.Literal("external_custody")),
  }),
  since: acpV1Lane,
  life: "realized",
})
