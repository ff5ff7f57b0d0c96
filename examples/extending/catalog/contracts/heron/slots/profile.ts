import * as Schema from "effect/Schema"
import { meta, slot } from "checkfu-catalog/kinds"
import { heron } from "../contract.ts"

/** What the agent says of itself when it is initialized. */
export const profile = slot({
  contract: heron,
  name: "profile",
  site: meta("InitializeResponse", "heron.example/profile"),
  posture: "handshake",
  payload: Schema.Struct({ counts: Schema.optionalKey(Schema.Literal("turns")) }),
  life: "realized",
})
