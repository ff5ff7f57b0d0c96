import { refusal } from "../kinds/refusal.ts"

/** A value stands under an older name of its slot. */
export const olderName = refusal({
  name: "older-name",
  codes: ["handshake/alias", "authority/alias", "acknowledgement/alias", "fidelity/alias", "context/alias"],
  title: "Older name",
  status: null,
  raisedIn: "extensions",
  cause: "the writer has not moved to the current name yet",
  cure: "write the current name, which the note gives",
  example: "slot/acme/greeting stands under /acme.hello, an older name of /acme.greeting.",
})
