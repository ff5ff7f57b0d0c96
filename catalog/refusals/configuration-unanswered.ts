import { refusal } from "../kinds/refusal.ts"

/** Nobody could say whether a configuration satisfies its schema. */
export const configurationUnanswered = refusal({
  name: "configuration-unanswered",
  codes: ["configuration/unanswered"],
  title: "No answer about a configuration",
  status: 503,
  raisedIn: "admission",
  cause: "the engine is not installed, failed, or was stopped because it took too long",
  cure: "install the engine beside the package, or report the schema",
  example:
    "Nobody could say whether the configuration satisfies the schema of the release at its root: ajv is not installed.",
})
