import { refusal } from "../kinds/refusal.ts"

/** The body is not one JSON text. */
export const bodyNotJson = refusal({
  name: "body-not-json",
  codes: ["body/not-json"],
  title: "Body that is no JSON text",
  status: 400,
  raisedIn: "gateway",
  cause: "the client wrote something else, or the body was cut",
  cure: "send one JSON object",
  example: "The body is not JSON.",
})
