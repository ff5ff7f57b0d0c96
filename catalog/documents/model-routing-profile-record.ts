import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { moment } from "./api/parts.ts"
import { RoutingRevisionRecord } from "./model-routing-revision-record.ts"
import { key, resourceId, resourceVersion } from "./routing/parts.ts"

/** The head of a model routing profile with its newest revision. */
export const modelRoutingProfileRecord = document({
  name: "model-routing-profile-record",
  title: "Model routing profile on record",
  payload: Schema.Struct({
    id: resourceId,
    key: key,
    access: Schema.Literals(["platform_routed", "harness_owned"]),
    status: Schema.Literals(["active"]),
    resource_version: resourceVersion.annotateKey({
      description: "Counts the changes of the head; a write names the one that it has seen.",
    }),
    revision: Schema.NullOr(RoutingRevisionRecord).annotateKey({ description: "null: none was published yet." }),
    created_at: moment.annotateKey({ description: "When it came to be." }),
  }),
  kit: false,
})
