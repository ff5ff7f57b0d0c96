import { refusal } from "../kinds/refusal.ts"

/** Two values were to be sent to one place of one message. */
export const sendOverwritten = refusal({
  name: "send-overwritten",
  codes: ["send/overwritten"],
  title: "Two values at one place",
  status: 409,
  raisedIn: "extensions",
  cause: "two senders write the same key, or one writes inside the value of the other",
  cure: "send one value to each place",
  example: "Two values are sent to /_meta/checkfu.turn of PromptRequest.",
})
