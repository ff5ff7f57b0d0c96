import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { claude } from "../contract.ts"

/** What a form says of one choice beside its title. */
export const questionOption = slot({
  contract: claude,
  name: "question-option",
  site: meta("CreateElicitationRequest.requestedSchema.properties.oneOf", "_claude/askUserQuestionOption"),
  posture: "fidelity",
  payload: Schema.Struct({
    description: Schema.optionalKey(Schema.String),
    preview: Schema.optionalKey(Schema.String),
  }),
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
