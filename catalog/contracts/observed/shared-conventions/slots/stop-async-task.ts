import * as Schema from "effect/Schema"
import { acknowledgement, request, slot } from "../../../../kinds/slot.ts"
import { sharedConventions } from "../contract.ts"

/** Stops one piece of work in the background. */
export const stopAsyncTask = slot({
  contract: sharedConventions,
  name: "stop-async-task",
  site: request("_session/async_task/stop", { from: "client" }),
  posture: "context",
  payload: Schema.Struct({
    sessionId: Schema.String,
    asyncTaskId: Schema.String,
  }),
  answer: acknowledgement(
    Schema.Struct({
      stopped: Schema.Boolean,
    }),
  ),
  excess: "keep",
  correlation: "asyncTaskId",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/00df3fdb8a0a6271d70879c6307bc5423bbcbf99/src/acp-agent.ts",
    reviewedOn: "2026-11-30",
  },
})
