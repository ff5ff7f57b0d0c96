import { check } from "../../../kinds/check.ts"

/** What a tool call edits, deletes or moves lies below the cwd of the session. */
export const insideTheWorkspace = check({
  name: "inside-the-workspace",
  literal: "inside_the_workspace",
  judgedBy: "worker",
  tier: "mandatory",
})
