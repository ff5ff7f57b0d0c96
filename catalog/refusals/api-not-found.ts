import { refusal } from "../kinds/refusal.ts"

/** What does not exist, or belongs to another workspace: nobody can tell which. */
export const apiNotFound = refusal({
  name: "api-not-found",
  codes: ["api/not-found"],
  title: "Not found",
  status: 404,
  raisedIn: "api",
  cause: "there is no such thing in the workspace: it never was, or belongs to somebody else",
  cure: "check the id, and the workspace of the key",
  example: "There is nothing of this id in the workspace.",
  meets: "id",
})
