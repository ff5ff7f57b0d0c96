import { refusal } from "../kinds/refusal.ts"

/** The body cannot be read as JSON without doubt. */
export const apiNotJson = refusal({
  name: "api-not-json",
  codes: ["api/not-json"],
  title: "Body that is not JSON",
  status: 400,
  raisedIn: "api",
  cause: "it is cut off, is not UTF-8, is nested too deeply, or has a member twice",
  cure: "write strict JSON in UTF-8, with each member once",
  example: "The body is not strict JSON.",
})
