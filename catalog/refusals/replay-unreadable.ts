import { refusal } from "../kinds/refusal.ts"

/** A line of a recording is no exchange. */
export const replayUnreadable = refusal({
  name: "replay-unreadable",
  codes: ["replay/unreadable"],
  title: "Recording unreadable",
  status: 422,
  raisedIn: "model-server",
  cause: "the line is not JSON, or not one request with its answer",
  cure: "record the exchanges anew, one to a line",
  example: "Line 7 of the recording is no exchange: not one line of JSON.",
})
