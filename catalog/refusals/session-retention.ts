import { refusal } from "../kinds/refusal.ts"

/** A session asks for a retention mode that its lane cannot hold. */
export const sessionRetention = refusal({
  name: "session-retention",
  codes: ["session/retention"],
  title: "Retention not on this lane",
  status: 409,
  raisedIn: "evidence",
  cause: "a connected process keeps what it likes, and nobody can destroy it",
  cure: "use a managed run for it, or standard retention",
  example: "A connected runtime cannot hold the retention mode zdr.",
})
