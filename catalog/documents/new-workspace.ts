import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { label } from "./api/parts.ts"

/** A place of its own for everything that is private. */
export const newWorkspace = document({
  name: "new-workspace",
  title: "New workspace",
  payload: Schema.Struct({
    name: label.annotateKey({ description: "What people call it." }),
  }),
  kit: false,
})
