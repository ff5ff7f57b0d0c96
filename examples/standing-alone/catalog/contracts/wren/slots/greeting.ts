import * as Schema from "effect/Schema"
import { meta, slot } from "checkfu-catalog/kinds"
import { wren } from "../contract.ts"

/** What the agent says of itself when it is initialized. */
export const greeting = slot({
  contract: wren,
  name: "greeting",
  site: meta("InitializeResponse", "wren.example/greeting"),
  posture: "handshake",
  payload: Schema.Struct({ helpers: Schema.optionalKey(Schema.Literal("shown")) }),
  life: "realized",
})
