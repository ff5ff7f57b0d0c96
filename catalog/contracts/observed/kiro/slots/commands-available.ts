import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { notification, slot } from "../../../../kinds/slot.ts"
import { kiro } from "../contract.ts"

/** Commands, prompts, tools and servers of a session; the last list counts. */
export const commandsAvailable = slot({
  contract: kiro,
  name: "commands-available",
  site: notification("_kiro.dev/commands/available", { from: "agent" }),
  posture: "fidelity",
  payload: Schema.Struct({
    sessionId: Schema.String,
    commands: Schema.optionalKey(Schema.Array(opaque({ maxBytes: 4_096, maxDepth: 6 }))),
    prompts: Schema.optionalKey(Schema.Array(opaque({ maxBytes: 4_096, maxDepth: 6 }))),
    tools: Schema.optionalKey(Schema.Array(opaque({ maxBytes: 4_096, maxDepth: 6 }))),
    mcpServers: Schema.optionalKey(Schema.Array(opaque({ maxBytes: 4_096, maxDepth: 6 }))),
  }),
  excess: "keep",
  merge: "replace",
  correlation: "sessionId",
  overtakenBy: "available_commands_update",
  life: "realized",
  source: { url: "https://github.com/getpaseo/paseo/issues/1791", reviewedOn: "2026-11-30" },
})
