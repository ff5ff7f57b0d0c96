import { refusal } from "../kinds/refusal.ts"

/** The final value of a turn does not satisfy the schema that was asked for. */
export const outputInvalid = refusal({
  name: "output-invalid",
  codes: ["output/invalid"],
  title: "Final value invalid",
  status: 502,
  raisedIn: "driver",
  cause: "the value breaks the schema at the place that the refusal names",
  cure: "validate the value in the agent before it is given, and try again while it is wrong",
  example:
    "The final value is not what slot/checkfu/output-schema asks for, at /total: a string where a number may stand.",
})
