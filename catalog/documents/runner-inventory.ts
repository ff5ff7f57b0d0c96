import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { count } from "./api/parts.ts"
import { RunnerRecord } from "./runner-record.ts"

/** The runners whose presence has not expired, a thousand at most, and what they have to give together. */
export const runnerInventory = document({
  name: "runner-inventory",
  title: "Runners that are present",
  payload: Schema.Struct({
    data: Schema.Array(RunnerRecord).check(Schema.isMaxLength(1000)),
    total_ready_slots: count.annotateKey({ description: "The slots of those that are ready." }),
  }),
  kit: false,
})
