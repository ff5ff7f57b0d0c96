import { refusal } from "../kinds/refusal.ts"

/** A runner that was replaced, and still speaks. */
export const apiRunnerGeneration = refusal({
  name: "api-runner-generation",
  codes: ["api/runner-generation"],
  title: "Runner of an earlier start",
  status: 409,
  raisedIn: "api",
  cause: "a later start of the same runner announced itself",
  cure: "let one process run under one id",
  example: "A later start of this runner announced itself.",
})
