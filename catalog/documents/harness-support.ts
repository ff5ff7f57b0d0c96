import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { axisValues, moment } from "./api/parts.ts"
import { CompatibilityCell } from "./compatibility-cell.ts"
import { key, resourceId } from "./routing/parts.ts"

/** A tuple with the report that counts for it. */
const SupportedCell = Schema.Struct({
  report_id: resourceId,
  cell: CompatibilityCell,
  completed_at: moment,
  expires_at: moment,
}).annotate({ identifier: "SupportedCell" })

/** What a harness could have at most, and the exact tuples for which evidence counts now. */
export const harnessSupport = document({
  name: "harness-support",
  title: "Support of a harness",
  payload: Schema.Struct({
    name: key.annotateKey({ description: "The name of the entry." }),
    availability: Schema.Literals(["ready", "image_required", "blocked"]),
    ceiling: axisValues.annotateKey({
      description: "The strongest value that it can realize, by axis. It is no promise.",
    }),
    cells: Schema.Array(SupportedCell).check(Schema.isMaxLength(1000)).annotateKey({
      description: "The current, passing reports of the workspace. Nothing besides them is supported.",
    }),
  }),
  kit: false,
})
