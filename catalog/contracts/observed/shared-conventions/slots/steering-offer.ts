import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { sharedConventions } from "../contract.ts"

/** Whether text reaches a turn that is running. */
export const steeringOffer = slot({
  contract: sharedConventions,
  name: "steering-offer",
  site: meta("InitializeResponse", "steering"),
  posture: "fidelity",
  payload: Schema.Struct({
    supported: Schema.Boolean,
  }),
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
