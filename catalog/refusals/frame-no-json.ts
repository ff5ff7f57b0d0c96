import { refusal } from "../kinds/refusal.ts"

/** The payload of a frame cannot be written as JSON. */
export const frameNoJson = refusal({
  name: "frame-no-json",
  codes: ["frame/no-json"],
  title: "Payload not JSON",
  status: 422,
  raisedIn: "worker",
  cause: "a cycle, a big integer, a function, or nesting beyond what can be written",
  cure: "frame a value of strings, numbers, booleans, null, lists and plain objects",
  example: "The payload of a frame cannot be written as JSON.",
})
