import * as Schema from "effect/Schema"
import { meta, slot } from "checkfu-catalog/kinds"
import { heron } from "../contract.ts"
import { counts } from "../declaration.ts"

/** What the turn cost so far, on an update of its session. */
export const count = slot({
  contract: heron,
  name: "count",
  site: meta("SessionNotification.update", "heron.example/count"),
  posture: "fidelity",
  gate: counts,
  payload: Schema.Struct({
    work: Schema.Literals(["reading", "writing"]),
    retries: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9 })),
    milliseconds: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 86_400_000 })),
  }),
  life: "realized",
})
