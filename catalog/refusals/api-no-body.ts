import { refusal } from "../kinds/refusal.ts"

/** The endpoint takes no body, and one came. */
export const apiNoBody = refusal({
  name: "api-no-body",
  codes: ["api/no-body"],
  title: "Body where none is taken",
  status: 400,
  raisedIn: "api",
  cause: "the client sends a document to an endpoint that takes none",
  cure: "leave the body out",
  example: "This endpoint takes no body.",
  meets: "no_body",
})
