import { revision } from "../kinds/revision.ts"

/** The form of the golden vectors and exchanges in the author kit, and how they are read. */
export const authorKitVectors = revision({
  name: "author-kit-vectors",
  literal: "checkfu:author-kit-vectors@1",
  subject: "author kit vectors",
  life: "current",
})
