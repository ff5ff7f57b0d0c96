import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { xai } from "../contract.ts"

/** The tool's own name and family, beside the protocol's title. */
export const toolIdentity = slot({
  contract: xai,
  name: "tool-identity",
  site: meta("SessionNotification.update", "x.ai/tool"),
  posture: "fidelity",
  payload: Schema.Struct({
    name: Schema.String,
    label: Schema.optionalKey(Schema.String),
    kind: Schema.optionalKey(Schema.String),
    namespace: Schema.optionalKey(Schema.String),
    read_only: Schema.optionalKey(Schema.Boolean),
  }),
  excess: "keep",
  life: "realized",
  source: { url: "https://docs.x.ai/build/cli/headless-scripting", reviewedOn: "2026-11-30" },
})
