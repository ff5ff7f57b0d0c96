import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { HarnessRelease } from "./harness-release.ts"
import { configuration, image } from "./release/parts.ts"
import { key, resourceId } from "./routing/parts.ts"

/** Where a harness comes from: an entry that is ready, an entry with your image, an image of your own, or a release. */
export const ProfileSource = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("catalog"), entry: key }),
  Schema.Struct({ kind: Schema.Literal("recipe"), entry: key, image: image }),
  Schema.Struct({ kind: Schema.Literal("oci"), release: HarnessRelease }),
  Schema.Struct({
    kind: Schema.Literal("release"),
    release_id: resourceId,
    driver: Schema.Literals(["acp-v1", "oneshot-v1"]),
  }),
]).annotate({ identifier: "ProfileSource" })

/** A harness as a workspace knows it: where it comes from, and its public configuration. */
export const harnessProfile = document({
  name: "harness-profile",
  title: "Harness profile",
  payload: Schema.Struct({
    name: key.annotateKey({ description: "The name of the profile, in words of lower-case letters and digits." }),
    source: ProfileSource,
    configuration: Schema.optionalKey(configuration),
  }),
})
