import * as Schema from "effect/Schema"
import { meta, slot } from "checkfu-catalog/kinds"
import { heron } from "../contract.ts"
import { counts } from "../declaration.ts"

/** How often the agent may ask its model again for one prompt, said when a session is opened. */
export const allowance = slot({
  contract: heron,
  name: "allowance",
  site: meta("NewSessionRequest", "heron.example/allowance"),
  posture: "authority",
  gate: counts,
  payload: Schema.Struct({ retries: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9 })) }),
  life: "realized",
})
