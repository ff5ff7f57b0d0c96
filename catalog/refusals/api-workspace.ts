import { refusal } from "../kinds/refusal.ts"

/** A workspace that the key cannot choose. */
export const apiWorkspace = refusal({
  name: "api-workspace",
  codes: ["api/workspace"],
  title: "No such workspace for this key",
  status: 400,
  raisedIn: "api",
  cause: "the header Checkfu-Workspace names no workspace, or another one than that of the key",
  cure: "leave the header out, or name a workspace with a key of the installation",
  example: "The header Checkfu-Workspace names no workspace of this key.",
  meets: "key",
})
