import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { bearer, label, moment } from "./api/parts.ts"
import { resourceId } from "./routing/parts.ts"

/** An API key with what it is known by, which nothing ever answers again. */
export const apiKeyCreated = document({
  name: "api-key-created",
  title: "New API key",
  payload: Schema.Struct({
    id: resourceId,
    name: label,
    role: Schema.Literals(["root", "admin", "developer", "viewer", "runner"]),
    workspace_id: Schema.NullOr(resourceId).annotateKey({ description: "null: the key belongs to the installation." }),
    created_at: moment.annotateKey({ description: "When it came to be." }),
    revoked_at: Schema.NullOr(moment),
    key: bearer.annotateKey({ description: "Given this once." }),
  }),
  kit: false,
})
