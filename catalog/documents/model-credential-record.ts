import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { httpUrl, moment, ordinal } from "./api/parts.ts"
import { key, providerKey, resourceId, resourceVersion } from "./routing/parts.ts"

/** A model credential: identity and lifecycle, and nothing of the secret. */
export const modelCredentialRecord = document({
  name: "model-credential-record",
  title: "Model credential on record",
  payload: Schema.Struct({
    id: resourceId,
    key: key,
    provider_key: providerKey,
    public_base_url: Schema.NullOr(httpUrl).annotateKey({ description: "Where the provider is reached." }),
    custody_policy: Schema.Literals(["platform"]).annotateKey({ description: "Who holds the secret." }),
    status: Schema.Literals(["active", "revoked"]),
    health: Schema.Literals(["unknown", "healthy", "rejected"]).annotateKey({
      description:
        "What the provider made of the active generation last: it answered, or it refused the credential. unknown: it has not been asked.",
    }),
    active_generation: Schema.NullOr(ordinal).annotateKey({ description: "null: it is revoked." }),
    resource_version: resourceVersion.annotateKey({
      description: "Counts the changes of the head; a write names the one that it has seen.",
    }),
    created_at: moment.annotateKey({ description: "When it came to be." }),
  }),
  kit: false,
})
