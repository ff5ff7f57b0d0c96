import { refusal } from "../kinds/refusal.ts"

/** A body that cannot be read, or where there is none. */
export const apiBodyNotJson = refusal({
  name: "api-body-not-json",
  codes: ["api/body-not-json"],
  title: "Body no JSON",
  status: 400,
  raisedIn: "api",
  cause: "the body is no JSON text in UTF-8, has a member twice, or is missing",
  cure: "send one JSON value",
  example: "The body is no JSON.",
  meets: "body",
})
