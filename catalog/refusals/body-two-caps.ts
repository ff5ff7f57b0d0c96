import { refusal } from "../kinds/refusal.ts"

/** The body bounds its output by two members, and models differ in which they read. */
export const bodyTwoCaps = refusal({
  name: "body-two-caps",
  codes: ["body/two-caps"],
  title: "Two bounds of the output",
  status: 400,
  raisedIn: "gateway",
  cause: "the client bounds its output by two members at once",
  cure: "keep one of them",
  example: "The body bounds its output twice.",
})
