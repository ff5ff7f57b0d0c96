import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { acknowledgement, request, slot } from "../../../../kinds/slot.ts"
import { goose } from "../contract.ts"

/** Asks which tools a session has. */
export const sessionTools = slot({
  contract: goose,
  name: "session-tools",
  site: request("_goose/tools", { from: "client" }),
  posture: "context",
  payload: Schema.Struct({
    sessionId: Schema.String,
  }),
  answer: acknowledgement(
    Schema.Struct({
      tools: Schema.Array(opaque({ maxBytes: 65_536, maxDepth: 16 })),
    }),
  ),
  excess: "keep",
  correlation: "sessionId",
  life: "realized",
  source: {
    url: "https://github.com/aaif-goose/goose/blob/0159df27f93cfecafb5022c0c3e02dfb9d3b2af9/crates/goose-sdk/src/custom_requests.rs",
    reviewedOn: "2026-11-30",
  },
})
