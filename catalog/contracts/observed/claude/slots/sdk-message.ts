import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { notification, slot } from "../../../../kinds/slot.ts"
import { claude } from "../contract.ts"

/** One message of the SDK as it came, for a client that asked for them when it made the session. */
export const sdkMessage = slot({
  contract: claude,
  name: "sdk-message",
  site: notification("_claude/sdkMessage", { from: "agent" }),
  posture: "fidelity",
  payload: Schema.Struct({
    sessionId: Schema.String,
    message: opaque({ maxBytes: 1_048_576, maxDepth: 32 }),
  }),
  excess: "keep",
  correlation: "sessionId",
  sensitivity: "private",
  life: "realized",
  source: { url: "https://www.npmjs.com/package/@agentclientprotocol/claude-agent-acp", reviewedOn: "2026-11-30" },
})
