import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { HarnessRelease } from "./harness-release.ts"
import { configuration } from "./release/parts.ts"

/** What makes a release and a profile of it in one request, from an image that somebody brings. */
export const ociRegistration = document({
  name: "oci-registration",
  title: "Registration of an image",
  payload: Schema.Struct({
    name: Schema.String.check(
      Schema.isBetweenCodePoints(1, 64),
      Schema.isPattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    ).annotateKey({ description: "The name of the profile, in words of lower-case letters and digits." }),
    source: Schema.Struct({
      kind: Schema.Literal("oci"),
      release: HarnessRelease,
    }),
    configuration: Schema.optionalKey(configuration),
  }),
})
