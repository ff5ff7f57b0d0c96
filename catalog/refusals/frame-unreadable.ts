import { refusal } from "../kinds/refusal.ts"

/** A text is not the frame that it is read as. */
export const frameUnreadable = refusal({
  name: "frame-unreadable",
  codes: ["frame/unreadable"],
  title: "No such frame",
  status: 422,
  raisedIn: "worker",
  cause: "it was cut, edited, or written by something else than the frame's writer",
  cure: "write the frame with the writer of the same version",
  example: "The text is no frame from <trusted> to </trusted>.",
})
