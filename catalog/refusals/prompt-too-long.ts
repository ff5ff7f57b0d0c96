import { refusal } from "../kinds/refusal.ts"

/** A framed text of a prompt has more bytes than a carrier may hold. */
export const promptTooLong = refusal({
  name: "prompt-too-long",
  codes: ["prompt/too-long"],
  title: "Prompt too long",
  status: 422,
  raisedIn: "worker",
  cause: "the task has more comments, documents or text than one payload of an adopted contract may hold",
  cure: "leave out comments and excerpts that the turn can do without",
  example: "A framed text of a prompt has more than 1048576 bytes.",
})
