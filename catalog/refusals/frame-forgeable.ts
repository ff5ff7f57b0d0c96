import { refusal } from "../kinds/refusal.ts"

/** A payload could contain one of the lines that open and close its frame. */
export const frameForgeable = refusal({
  name: "frame-forgeable",
  codes: ["frame/forgeable"],
  title: "Frame could be closed from inside",
  status: 422,
  raisedIn: "worker",
  cause: "the frame's lines are made of characters that its payload may hold",
  cure: "give the frame lines that begin with `<`",
  example: "A payload between the lines of [data] could contain one of them.",
})
