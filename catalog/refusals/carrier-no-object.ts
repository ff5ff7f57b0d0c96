import { refusal } from "../kinds/refusal.ts"

/** The `_meta` of a message is neither an object nor null, so nothing can ride in it. */
export const carrierNoObject = refusal({
  name: "carrier-no-object",
  codes: ["carrier/no-object"],
  title: "No object to ride in",
  status: null,
  raisedIn: "extensions",
  cause: "the agent writes a text or a list there",
  cure: "send an object, or leave `_meta` out",
  example: "The _meta of SessionNotification.update is a list where an object or null may stand.",
})
