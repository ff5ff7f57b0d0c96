import { refusal } from "../kinds/refusal.ts"

/** A slot stands twice on one carrier; its first value counts. */
export const repeatedValue = refusal({
  name: "repeated-value",
  codes: [
    "handshake/repeated",
    "authority/repeated",
    "acknowledgement/repeated",
    "fidelity/repeated",
    "context/repeated",
  ],
  title: "Value repeated",
  status: null,
  raisedIn: "extensions",
  cause: "the key and an alias of it, or two places that read alike, both hold a value",
  cure: "send it once",
  example: "slot/acme/greeting stands twice on one carrier, and its first value stays.",
})
