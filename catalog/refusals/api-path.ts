import { refusal } from "../kinds/refusal.ts"

/** A path that no endpoint has. */
export const apiPath = refusal({
  name: "api-path",
  codes: ["api/path"],
  title: "Unknown path",
  status: 404,
  raisedIn: "api",
  cause: "no endpoint has this path",
  cure: "compare the path with the list of endpoints",
  example: "No endpoint has this path.",
})
