import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { jetbrains } from "../contract.ts"

/** Asks for the list of the files that a turn has changed. */
export const fileReportRequest = slot({
  contract: jetbrains,
  name: "file-report-request",
  site: meta("PromptRequest", "jetbrains", "air", "agentFileChangeReportRequest"),
  posture: "context",
  payload: Schema.Struct({
    version: Schema.Int,
    requestId: Schema.String,
  }),
  excess: "keep",
  correlation: "requestId",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
