import { refusal } from "../kinds/refusal.ts"

/** A request came as a notification, or a notification as a request. */
export const callForm = refusal({
  name: "call-form",
  codes: ["call/form"],
  title: "Request and notification confused",
  status: null,
  raisedIn: "extensions",
  cause: "the message has an `id` where its slot has none, or lacks the one that it needs",
  cure: "send it in the form that its slot states",
  example: "slot/acme/ping came as a notification, which it is not.",
})
