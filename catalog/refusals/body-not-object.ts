import { refusal } from "../kinds/refusal.ts"

/** The body is JSON, but not an object. */
export const bodyNotObject = refusal({
  name: "body-not-object",
  codes: ["body/not-object"],
  title: "Body that is no object",
  status: 400,
  raisedIn: "gateway",
  cause: "the client sent a list or a bare value",
  cure: "send one JSON object",
  example: "The body is no object.",
})
