import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { label, moment } from "./api/parts.ts"
import { resourceId } from "./routing/parts.ts"

/** An API key, without what it is known by. */
export const apiKeyRecord = document({
  name: "api-key-record",
  title: "API key on record",
  payload: Schema.Struct({
    id: resourceId,
    name: label,
    role: Schema.Literals(["root", "admin", "developer", "viewer", "runner"]),
    workspace_id: Schema.NullOr(resourceId).annotateKey({ description: "null: the key belongs to the installation." }),
    created_at: moment.annotateKey({ description: "When it came to be." }),
    revoked_at: Schema.NullOr(moment),
  }),
  kit: false,
})
