import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { cursor } from "../contract.ts"

/** The client can show a choice of models with parameters. */
export const modelPicker = slot({
  contract: cursor,
  name: "model-picker",
  site: meta("InitializeRequest.clientCapabilities", "parameterizedModelPicker"),
  posture: "context",
  payload: Schema.Boolean,
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/zed-industries/zed/blob/fb4cbc1b415cf177a07e43677e5ec1f43b76fae1/crates/agent_servers/src/agent_quirks/cursor.rs",
    reviewedOn: "2026-11-30",
  },
})
