import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { publicKey } from "./api/parts.ts"
import { resourceVersion } from "./routing/parts.ts"

/** A new token in the place of the current one, and with it a new key for batches. */
export const connectedRuntimeToken = document({
  name: "connected-runtime-token",
  title: "New token of a connected runtime",
  payload: Schema.Struct({
    expected_resource_version: Schema.optionalKey(resourceVersion).annotateKey({
      description: "The version of the head that the writer has seen.",
    }),
    attestation_key: Schema.optionalKey(publicKey).annotateKey({
      description: "The key that later batches are signed with; it stays as it is where left out.",
    }),
  }),
  kit: false,
})
