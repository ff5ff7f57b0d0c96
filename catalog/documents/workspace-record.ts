import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { label, moment } from "./api/parts.ts"
import { resourceId } from "./routing/parts.ts"

/** A workspace. */
export const workspaceRecord = document({
  name: "workspace-record",
  title: "Workspace on record",
  payload: Schema.Struct({
    id: resourceId,
    name: label,
    created_at: moment.annotateKey({ description: "When it came to be." }),
  }),
  kit: false,
})
