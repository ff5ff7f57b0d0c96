import { opaque } from "../../../../kinds/opaque.ts"
import { meta, slot } from "../../../../kinds/slot.ts"
import { sharedConventions } from "../contract.ts"

/** Instructions for the session: a text in place of the agent's own, or an object whose text follows them. */
export const systemPrompt = slot({
  contract: sharedConventions,
  name: "system-prompt",
  site: meta("NewSessionRequest", "systemPrompt"),
  posture: "context",
  payload: opaque({ maxBytes: 262_144, maxDepth: 4 }),
  excess: "keep",
  sensitivity: "private",
  life: "realized",
  source: { url: "https://github.com/xenodium/acp.el/issues/12", reviewedOn: "2026-11-30" },
})
