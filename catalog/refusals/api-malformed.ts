import { refusal } from "../kinds/refusal.ts"

/** The body is JSON, and not the document that the endpoint takes. */
export const apiMalformed = refusal({
  name: "api-malformed",
  codes: ["api/malformed"],
  title: "Malformed document",
  status: 422,
  raisedIn: "api",
  cause: "a member is missing, too much, or of another form",
  cure: "write the document by its schema",
  example: "The document is malformed at /key: expected text, found number.",
})
