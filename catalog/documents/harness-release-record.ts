import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { digest, moment } from "./api/parts.ts"
import { HarnessRelease } from "./harness-release.ts"
import { resourceId } from "./routing/parts.ts"

/** An immutable release. */
export const harnessReleaseRecord = document({
  name: "harness-release-record",
  title: "Harness release on record",
  payload: Schema.Struct({
    id: resourceId,
    digest: digest.annotateKey({ description: "Over the canonical release." }),
    release: HarnessRelease,
    created_at: moment.annotateKey({ description: "When it came to be." }),
  }),
  kit: false,
})
