import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { moment, ordinal } from "./api/parts.ts"
import { resourceId } from "./routing/parts.ts"

/** A generation of a model credential. */
export const modelCredentialGenerationRecord = document({
  name: "model-credential-generation-record",
  title: "Generation of a model credential on record",
  payload: Schema.Struct({
    id: resourceId,
    number: ordinal.annotateKey({ description: "Counts from 1, without gaps." }),
    status: Schema.Literals(["active", "superseded", "revoked"]),
    created_at: moment.annotateKey({ description: "When it came to be." }),
  }),
  kit: false,
})
