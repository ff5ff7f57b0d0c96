import { refusal } from "../kinds/refusal.ts"

/** There is no such thing, or it is of another workspace, which is answered alike. */
export const apiMissing = refusal({
  name: "api-missing",
  codes: ["api/missing"],
  title: "Nothing there",
  status: 404,
  raisedIn: "api",
  cause: "the id is misspelt, the thing is of another workspace, or never was",
  cure: "list what the workspace has, and take the id from there",
  example: "The workspace has no such thing.",
})
