import { refusal } from "../kinds/refusal.ts"

/** A value that was to be sent is refused by its slot's own decoder. */
export const sendInvalid = refusal({
  name: "send-invalid",
  codes: ["send/invalid"],
  title: "Value not sendable",
  status: 422,
  raisedIn: "extensions",
  cause: "the value does not have the form that the slot's schema demands",
  cure: "send what the refusal says may stand at the place that it names",
  example: "slot/checkfu/turn at /event: nothing where an object may stand.",
})
