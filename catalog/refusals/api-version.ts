import { refusal } from "../kinds/refusal.ts"

/** A request of no version, or of one that is not served. */
export const apiVersion = refusal({
  name: "api-version",
  codes: ["api/version"],
  title: "Unknown API version",
  status: 400,
  raisedIn: "api",
  cause: "the header Checkfu-Version is missing, or names a version that this API does not serve",
  cure: "send the header with the version that the answer names",
  example: "The header Checkfu-Version is missing; this API serves 2026-08-29.",
  meets: "request",
})
