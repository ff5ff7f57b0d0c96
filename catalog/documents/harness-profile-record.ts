import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { moment } from "./api/parts.ts"
import { ProfileVersionRecord } from "./harness-profile-version-record.ts"
import { key, resourceId, resourceVersion } from "./routing/parts.ts"

/** A harness profile with its newest version. */
export const harnessProfileRecord = document({
  name: "harness-profile-record",
  title: "Harness profile on record",
  payload: Schema.Struct({
    id: resourceId,
    name: key,
    resource_version: resourceVersion.annotateKey({
      description: "Counts the changes of the head; a write names the one that it has seen.",
    }),
    version: ProfileVersionRecord.annotateKey({ description: "The newest one." }),
    evidence: Schema.Literals(["unverified", "verified"]).annotateKey({
      description: "Whether a current, passing report exists for the newest version, with any route.",
    }),
    created_at: moment.annotateKey({ description: "When it came to be." }),
  }),
  kit: false,
})
