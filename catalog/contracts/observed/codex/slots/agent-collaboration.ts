import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { meta, slot } from "../../../../kinds/slot.ts"
import { codex } from "../contract.ts"

/** A call between agents and how each of them stands. */
export const agentCollaboration = slot({
  contract: codex,
  name: "agent-collaboration",
  site: meta("SessionNotification.update", "codex", "collaboration"),
  posture: "fidelity",
  payload: Schema.Struct({
    tool: Schema.String,
    agentsStates: Schema.optionalKey(opaque({ maxBytes: 65_536, maxDepth: 8 })),
  }),
  excess: "keep",
  life: "realized",
  source: { url: "https://www.npmjs.com/package/@agentclientprotocol/codex-acp", reviewedOn: "2026-11-30" },
})
