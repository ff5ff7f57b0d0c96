import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { tidewave } from "../contract.ts"

/** Whether a session that is still alive can be taken up again. */
export const loadOffer = slot({
  contract: tidewave,
  name: "load-offer",
  site: meta("InitializeResponse.agentCapabilities", "tidewave.ai"),
  posture: "fidelity",
  payload: Schema.Struct({
    "session/load": Schema.optionalKey(Schema.Boolean),
  }),
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/tidewave-ai/tidewave_app/blob/0a62d4851116c9911abd13b9825a2422c6d1664e/tidewave-core/src/acp_proxy.rs",
    reviewedOn: "2026-11-30",
  },
})
