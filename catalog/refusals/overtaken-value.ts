import { refusal } from "../kinds/refusal.ts"

/** A value was sent beside the field of the protocol that has taken its place. */
export const overtakenValue = refusal({
  name: "overtaken-value",
  codes: [
    "handshake/overtaken",
    "authority/overtaken",
    "acknowledgement/overtaken",
    "fidelity/overtaken",
    "context/overtaken",
  ],
  title: "Overtaken by the protocol",
  status: null,
  raisedIn: "extensions",
  cause: "the writer speaks the extension and the newer protocol at once",
  cure: "leave the extension out for whoever is sent the protocol's own field",
  example: "slot/acme/title was sent where the protocol's own SessionInfoUpdate.title is sent too.",
})
