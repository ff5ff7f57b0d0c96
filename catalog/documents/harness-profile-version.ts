import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { ProfileSource } from "./harness-profile.ts"
import { configuration } from "./release/parts.ts"
import { resourceVersion } from "./routing/parts.ts"

/** What makes the next version of a harness profile. */
export const harnessProfileVersion = document({
  name: "harness-profile-version",
  title: "New version of a harness profile",
  payload: Schema.Struct({
    expected_resource_version: resourceVersion.annotateKey({
      description: "The version of the head that the writer has seen.",
    }),
    source: ProfileSource,
    configuration: Schema.optionalKey(configuration),
  }),
  kit: false,
})
