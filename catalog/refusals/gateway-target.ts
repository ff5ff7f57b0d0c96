import { refusal } from "../kinds/refusal.ts"

/** No route has this request target. */
export const gatewayTarget = refusal({
  name: "gateway-target",
  codes: ["gateway/target"],
  title: "No such route",
  status: 404,
  raisedIn: "gateway",
  cause: "a path of another API, a wrong base URL, or a slash too many",
  cure: "send one of the listed requests",
  example: "No route has this target.",
})
