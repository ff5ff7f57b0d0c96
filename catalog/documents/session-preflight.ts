import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { cellOrNames, namesTogether } from "./api/agreements.ts"
import { CompatibilityCell } from "./compatibility-cell.ts"
import { key } from "./routing/parts.ts"

/** The tuple that is to run, by its nine members or by the names that admission resolves. */
export const sessionPreflight = document({
  name: "session-preflight",
  title: "Question before a session",
  payload: Schema.Struct({
    cell: Schema.optionalKey(CompatibilityCell),
    harness_profile: Schema.optionalKey(key),
    model_routing_profile: Schema.optionalKey(key),
    sandbox_profile: Schema.optionalKey(key),
  }).check(cellOrNames, namesTogether),
  kit: false,
})
