import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { acknowledgement, request, slot } from "../../../../kinds/slot.ts"
import { zed } from "../contract.ts"

/** Asks the client which buffers are open; the protocol's own sample of a method. */
export const workspaceBuffers = slot({
  contract: zed,
  name: "workspace-buffers",
  site: request("_zed.dev/workspace/buffers", { from: "agent" }),
  posture: "fidelity",
  payload: Schema.Struct({
    language: Schema.optionalKey(Schema.String),
  }),
  answer: acknowledgement(
    Schema.Struct({
      buffers: Schema.Array(opaque({ maxBytes: 4_096, maxDepth: 4 })),
    }),
  ),
  excess: "keep",
  life: "realized",
  source: { url: "https://agentclientprotocol.com/protocol/extensibility", reviewedOn: "2026-11-30" },
})
