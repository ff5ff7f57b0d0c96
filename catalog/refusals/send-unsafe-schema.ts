import { refusal } from "../kinds/refusal.ts"

/** A JSON Schema that was to be sent is outside the safety profile. */
export const sendUnsafeSchema = refusal({
  name: "send-unsafe-schema",
  codes: ["send/unsafe-schema"],
  title: "Unsafe schema",
  status: 422,
  raisedIn: "extensions",
  cause: "a keyword, a pattern or a bound with which judging an answer could take unbounded time",
  cure: "do what the finding of the profile says; the command `checkfu schema check` lists all of them",
  example: "slot/checkfu/output-schema at /pattern: the repetition has no upper bound.",
})
