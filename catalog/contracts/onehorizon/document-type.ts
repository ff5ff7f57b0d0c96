import * as Schema from "effect/Schema"

/** What kinds of documents a task has. */
export const documentType = Schema.Literals([
  "requirement",
  "task",
  "design_doc",
  "spec",
  "research",
  "review",
  "notes",
])
