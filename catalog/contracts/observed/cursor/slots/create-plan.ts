import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { acknowledgement, request, slot } from "../../../../kinds/slot.ts"
import { cursor } from "../contract.ts"

/** Lays a plan before a person; the agent stands still until it is answered. */
export const createPlan = slot({
  contract: cursor,
  name: "create-plan",
  site: request("cursor/create_plan", { from: "agent", declined: { outcome: { outcome: "cancelled" } } }),
  posture: "fidelity",
  payload: Schema.Struct({
    toolCallId: Schema.optionalKey(Schema.String),
    name: Schema.optionalKey(Schema.String),
    overview: Schema.optionalKey(Schema.String),
    plan: Schema.String,
    todos: Schema.optionalKey(Schema.Array(opaque({ maxBytes: 4_096, maxDepth: 4 }))),
    isProject: Schema.optionalKey(Schema.Boolean),
    phases: Schema.optionalKey(opaque({ maxBytes: 65_536, maxDepth: 8 })),
  }),
  answer: acknowledgement(
    Schema.Struct({
      outcome: opaque({ maxBytes: 4_096, maxDepth: 4 }),
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
