import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { zed } from "../contract.ts"

/** Which extensions of the workspace the agent serves; the protocol's own sample of an object. */
export const workspaceOffer = slot({
  contract: zed,
  name: "workspace-offer",
  site: meta("InitializeResponse.agentCapabilities", "zed.dev"),
  posture: "fidelity",
  payload: Schema.Struct({
    workspace: Schema.optionalKey(Schema.Boolean),
    fileNotifications: Schema.optionalKey(Schema.Boolean),
  }),
  excess: "keep",
  life: "realized",
  source: { url: "https://agentclientprotocol.com/protocol/extensibility", reviewedOn: "2026-11-30" },
})
