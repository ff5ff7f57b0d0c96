import { revision } from "../kinds/revision.ts"

/** The form of the schemas and typings in the author kit. */
export const authorKitSchemas = revision({
  name: "author-kit-schemas",
  literal: "checkfu:author-kit-schemas@1",
  subject: "author kit schemas",
  life: "current",
})
