import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { acknowledgement, request, slot } from "../../../../kinds/slot.ts"
import { cursor } from "../contract.ts"

/** Puts questions to a person; the agent stands still until it is answered. */
export const askQuestion = slot({
  contract: cursor,
  name: "ask-question",
  site: request("cursor/ask_question", { from: "agent", declined: { outcome: { outcome: "cancelled" } } }),
  posture: "fidelity",
  payload: Schema.Struct({
    toolCallId: Schema.optionalKey(Schema.String),
    title: Schema.optionalKey(Schema.String),
    questions: Schema.Array(opaque({ maxBytes: 65_536, maxDepth: 8 })),
  }),
  answer: acknowledgement(
    Schema.Struct({
      outcome: opaque({ maxBytes: 65_536, maxDepth: 8 }),
    }),
  ),
  excess: "keep",
  correlation: "toolCallId",
  life: "realized",
  source: {
    url: "https://github.com/pingdotgg/t3code/blob/0ff846c06bf42ed87f7ff247e13ff882430337fa/apps/server/src/provider/acp/CursorAcpExtension.ts",
    reviewedOn: "2026-11-30",
  },
})
