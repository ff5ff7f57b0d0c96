import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { jetbrains } from "../contract.ts"

/** What the agent offers to this client, by name; it stands beside other payloads in one object. */
export const offeredFeatures = slot({
  contract: jetbrains,
  name: "offered-features",
  site: meta("InitializeResponse", "jetbrains", "air", "capabilities"),
  posture: "fidelity",
  payload: Schema.Array(Schema.String),
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
