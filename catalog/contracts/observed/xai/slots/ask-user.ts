import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { acknowledgement, request, slot } from "../../../../kinds/slot.ts"
import { xai } from "../contract.ts"

/** Puts questions to a person and waits. */
export const askUser = slot({
  contract: xai,
  name: "ask-user",
  site: request("_x.ai/ask_user_question", { from: "agent", declined: { outcome: "cancelled" } }),
  posture: "fidelity",
  payload: Schema.Struct({
    sessionId: Schema.String,
    toolCallId: Schema.optionalKey(Schema.String),
    questions: Schema.Array(opaque({ maxBytes: 65_536, maxDepth: 8 })),
  }),
  answer: acknowledgement(
    Schema.Struct({
      outcome: Schema.String,
      answers: Schema.optionalKey(Schema.Record(Schema.String, opaque({ maxBytes: 65_536, maxDepth: 4 }))),
    }),
  ),
  excess: "keep",
  correlation: "toolCallId",
  aliases: ["x.ai/ask_user_question"],
  life: "realized",
  source: {
    url: "https://github.com/RongleCat/grok-app/blob/2c16fb3d941ab8973d7e4c85ecf164083dea1f28/docs/SPIKE-ACP.md",
    reviewedOn: "2026-11-30",
  },
})
