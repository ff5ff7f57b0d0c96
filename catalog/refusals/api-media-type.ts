import { refusal } from "../kinds/refusal.ts"

/** A body that is not announced as JSON. */
export const apiMediaType = refusal({
  name: "api-media-type",
  codes: ["api/media-type"],
  title: "Wrong media type",
  status: 415,
  raisedIn: "api",
  cause: "the body is of another media type than application/json, or is encoded",
  cure: "send JSON with Content-Type: application/json and without Content-Encoding",
  example: "The body is not application/json.",
  meets: "body",
})
