import { structuredOutputDeclared } from "../contracts/checkfu/declarations/structured-output.ts"
import { capability } from "../kinds/capability.ts"

/** A schema that the final output must satisfy. */
export const inputOutputSchema = capability({
  name: "input-output-schema",
  literal: "input.output_schema",
  connected: null,
  gate: structuredOutputDeclared,
  namedBy: "project",
})
