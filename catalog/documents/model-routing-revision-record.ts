import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { moment, ordinal } from "./api/parts.ts"
import { RoutingCandidate } from "./model-routing-revision.ts"
import { resourceId } from "./routing/parts.ts"

/** An immutable revision of a routing profile. */
export const RoutingRevisionRecord = Schema.Struct({
  id: resourceId,
  number: ordinal.annotateKey({ description: "Counts from 1, without gaps." }),
  routing_policy: Schema.Literals(["cheapest_sufficient", "pinned", "fallback"]),
  candidates: Schema.Array(RoutingCandidate).check(Schema.isMinLength(1), Schema.isMaxLength(64)),
  created_at: moment,
}).annotate({ identifier: "RoutingRevisionRecord" })

/** A revision of a model routing profile, which never changes. */
export const modelRoutingRevisionRecord = document({
  name: "model-routing-revision-record",
  title: "Model routing revision on record",
  payload: RoutingRevisionRecord,
  kit: false,
})
