import { refusal } from "../kinds/refusal.ts"

/** A slot whose first value counts was sent again in the same session. */
export const laterValue = refusal({
  name: "later-value",
  codes: ["handshake/later", "authority/later", "acknowledgement/later", "fidelity/later", "context/later"],
  title: "First value stays",
  status: null,
  raisedIn: "extensions",
  cause: "the writer repeats on every message what opens something once",
  cure: "send it once",
  example: "slot/acme/greeting was sent again, and its first value stays.",
})
