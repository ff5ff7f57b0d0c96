import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { digest, moment, ordinal, word } from "./api/parts.ts"
import { ProfileSource } from "./harness-profile.ts"
import { configuration, image } from "./release/parts.ts"
import { resourceId } from "./routing/parts.ts"

/** An immutable version of a profile, with what its source came to. */
export const ProfileVersionRecord = Schema.Struct({
  id: resourceId,
  number: ordinal.annotateKey({ description: "Counts from 1, without gaps." }),
  source: ProfileSource,
  release_id: Schema.NullOr(resourceId).annotateKey({
    description: "null: an entry of the catalog, whose recipe says how it is started.",
  }),
  release_digest: digest,
  image: image,
  driver: word.annotateKey({ description: "The lane that its program is driven by." }),
  configuration: configuration,
  created_at: moment,
}).annotate({ identifier: "ProfileVersionRecord" })

/** A version of a harness profile, which never changes. */
export const harnessProfileVersionRecord = document({
  name: "harness-profile-version-record",
  title: "Version of a harness profile on record",
  payload: ProfileVersionRecord,
  kit: false,
})
