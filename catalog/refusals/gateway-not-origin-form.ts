import { refusal } from "../kinds/refusal.ts"

/** The request target is not a path from a single slash. */
export const gatewayNotOriginForm = refusal({
  name: "gateway-not-origin-form",
  codes: ["gateway/not-origin-form"],
  title: "Target not a path",
  status: 400,
  raisedIn: "gateway",
  cause: "an absolute URL, an authority, an asterisk, or a path that begins with two slashes",
  cure: "send the path alone",
  example: "The target is not a path from a single slash.",
})
