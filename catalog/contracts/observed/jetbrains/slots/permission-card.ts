import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { jetbrains } from "../contract.ts"

/** How a request for permission is put to a person; the protocol's own members decide. */
export const permissionCard = slot({
  contract: jetbrains,
  name: "permission-card",
  site: meta("RequestPermissionRequest", "jetbrains", "air", "permission"),
  posture: "fidelity",
  payload: Schema.Struct({
    version: Schema.Int,
    title: Schema.String,
    description: Schema.optionalKey(Schema.String),
    defaultToNo: Schema.optionalKey(Schema.Boolean),
  }),
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
