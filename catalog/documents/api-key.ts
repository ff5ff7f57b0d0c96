import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { label } from "./api/parts.ts"
import { resourceId } from "./routing/parts.ts"

/** A key that is to be made. */
export const apiKey = document({
  name: "api-key",
  title: "API key",
  payload: Schema.Struct({
    name: label.annotateKey({ description: "What it is for." }),
    role: Schema.Literals(["root", "admin", "developer", "viewer", "runner"]).annotateKey({
      description: "What it may be used for.",
    }),
    workspace_id: Schema.optionalKey(resourceId).annotateKey({
      description: "The workspace that it belongs to, where the asker belongs to none.",
    }),
  }),
  kit: false,
})
