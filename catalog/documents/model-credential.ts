import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { key, providerKey } from "./routing/parts.ts"

/** A credential of the workspace's own for one provider. The secret in it is written once and never read back. */
export const modelCredential = document({
  name: "model-credential",
  title: "Model credential",
  payload: Schema.Struct({
    key: key.annotateKey({ description: "The name by which people know the credential." }),
    provider_key: providerKey.annotateKey({ description: "The provider that the secret is for." }),
    api_key: Schema.String.check(
      Schema.isBetweenCodePoints(1, 8_192),
      Schema.isPattern(/^[^\u0000-\u0020\u007f]+$/),
    ).annotateKey({ description: "The secret. No answer ever holds it." }),
  }),
})
