import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { zed } from "../contract.ts"

/** Asks for more talk about what happens; the protocol's own sample of a key. */
export const debugMode = slot({
  contract: zed,
  name: "debug-mode",
  site: meta("PromptRequest", "zed.dev/debugMode"),
  posture: "context",
  payload: Schema.Boolean,
  excess: "keep",
  life: "realized",
  source: { url: "https://agentclientprotocol.com/protocol/extensibility", reviewedOn: "2026-11-30" },
})
