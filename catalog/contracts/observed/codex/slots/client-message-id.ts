import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { codex } from "../contract.ts"

/** The client's own id of a prompt, by which it knows the prompt again. */
export const clientMessageId = slot({
  contract: codex,
  name: "client-message-id",
  site: meta("PromptRequest", "codex", "clientUserMessageId"),
  posture: "context",
  payload: Schema.String,
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/codex-acp/blob/bad96a987bffda68365fd979ed46b3ec2b6cc0ea/src/CodexMeta.ts",
    reviewedOn: "2026-11-30",
  },
})
