import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"

/** A member of the tuple, compared by its text alone. */
const exactly = Schema.String.check(Schema.isBetweenCodePoints(1, 512), Schema.isPattern(/^[^\u0000-\u0020\u007f]+$/))

/** The exact tuple for which evidence counts. Another value of any member is another cell, which needs evidence of its own. */
export const CompatibilityCell = Schema.Struct({
  harness_profile_version: exactly,
  release_digest: exactly,
  driver: exactly,
  sandbox_image: exactly,
  model_routing_revision: exactly,
  policy_hash: exactly,
  suite_revision: exactly,
  target: exactly,
  qualification: exactly,
}).annotate({ identifier: "CompatibilityCell" })

/** The exact tuple for which evidence counts. Another value of any member is another cell, which needs evidence of its own. */
export const compatibilityCell = document({
  name: "compatibility-cell",
  title: "Compatibility cell",
  payload: CompatibilityCell,
})
