import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { resourceVersion } from "./routing/parts.ts"

/** A new secret in the place of the one that is active. */
export const modelCredentialGeneration = document({
  name: "model-credential-generation",
  title: "New generation of a model credential",
  payload: Schema.Struct({
    expected_resource_version: resourceVersion.annotateKey({
      description: "The version of the head that the writer has seen.",
    }),
    api_key: Schema.String.check(
      Schema.isBetweenCodePoints(1, 8_192),
      Schema.isPattern(/^[^\u0000-\u0020\u007f]+$/),
    ).annotateKey({ description: "The secret. No answer ever holds it." }),
  }),
  kit: false,
})
