import { refusal } from "../kinds/refusal.ts"

/** The configuration schema of a release is outside the safety profile. */
export const releaseUnsafeSchema = refusal({
  name: "release-unsafe-schema",
  codes: ["release/unsafe-schema"],
  title: "Unsafe configuration schema",
  status: 422,
  raisedIn: "admission",
  cause: "the schema may work for long, leads in circles or refers elsewhere",
  cure: "write the schema within the profile; checkfu schema check says how",
  example:
    "The configuration schema is outside the safety profile: pattern-unbounded at /pattern, the pattern repeats without bound.",
})
