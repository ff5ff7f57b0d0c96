import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { bearer, label, moment, ordinal } from "./api/parts.ts"
import { resourceId, resourceVersion } from "./routing/parts.ts"

/** A connected runtime with a new token, which nothing ever answers again. */
export const connectedRuntimeCreated = document({
  name: "connected-runtime-created",
  title: "Connected runtime with its token",
  payload: Schema.Struct({
    id: resourceId,
    agent: label,
    principal: label,
    attests: Schema.Boolean.annotateKey({ description: "Whether a key for its batches is registered." }),
    key_generation: Schema.NullOr(ordinal).annotateKey({ description: "The current key; null: none is registered." }),
    connected: Schema.Boolean.annotateKey({ description: "Whether it asked for work of late." }),
    resource_version: resourceVersion.annotateKey({
      description: "Counts the changes of the head; a write names the one that it has seen.",
    }),
    created_at: moment.annotateKey({ description: "When it came to be." }),
    token: bearer.annotateKey({ description: "Given this once." }),
  }),
  kit: false,
})
