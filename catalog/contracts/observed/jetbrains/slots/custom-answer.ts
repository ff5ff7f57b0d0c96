import { opaque } from "../../../../kinds/opaque.ts"
import { meta, slot } from "../../../../kinds/slot.ts"
import { jetbrains } from "../contract.ts"

/** Marks the field of a form that takes an answer in the person's own words. One adapter says which question it belongs to, another says only true. */
export const customAnswer = slot({
  contract: jetbrains,
  name: "custom-answer",
  site: meta("CreateElicitationRequest.requestedSchema.properties", "jetbrains", "air", "customAnswer"),
  posture: "fidelity",
  payload: opaque({ maxBytes: 4_096, maxDepth: 2 }),
  excess: "keep",
  aliases: ["_askUserQuestionCustomAnswer"],
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
