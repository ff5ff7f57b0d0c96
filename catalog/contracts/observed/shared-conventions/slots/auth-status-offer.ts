import { opaque } from "../../../../kinds/opaque.ts"
import { meta, slot } from "../../../../kinds/slot.ts"
import { sharedConventions } from "../contract.ts"

/** Whether the agent tells of logins and logouts; it says nothing else. */
export const authStatusOffer = slot({
  contract: sharedConventions,
  name: "auth-status-offer",
  site: meta("InitializeResponse.agentCapabilities", "authStatus"),
  posture: "fidelity",
  payload: opaque({ maxBytes: 4_096, maxDepth: 4 }),
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
