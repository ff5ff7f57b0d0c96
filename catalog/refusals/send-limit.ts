import { refusal } from "../kinds/refusal.ts"

/** A value that was to be sent is beyond a bound of its carrier. */
export const sendLimit = refusal({
  name: "send-limit",
  codes: ["send/limit"],
  title: "Value too large to send",
  status: 413,
  raisedIn: "extensions",
  cause: "too many bytes, too much nesting or too many nodes for one message",
  cure: "send less, or put the large part where the value can refer to it",
  example: "slot/onehorizon/session-meta at the root: 70 levels where at most 64 levels may stand.",
})
