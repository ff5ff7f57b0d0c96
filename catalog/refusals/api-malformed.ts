import { refusal } from "../kinds/refusal.ts"

/** A body that is JSON and not the document that the endpoint takes. */
export const apiMalformed = refusal({
  name: "api-malformed",
  codes: ["api/malformed"],
  title: "Malformed request",
  status: 400,
  raisedIn: "api",
  cause: "the body has not the form of the document that the endpoint takes",
  cure: "compare it with the document; the answer names the place",
  example: "The body is malformed at /name.",
  meets: "body",
})
