import { declaration } from "../../../kinds/declaration.ts"
import { checkfu } from "../contract.ts"

/** The harness validates the final value against the output schema: through its native response format, or through a tool that only the primary loop may call. */
export const structuredOutputDeclared = declaration({
  contract: checkfu,
  name: "structured-output",
  member: "structured_output",
  values: ["response_format", "submit_tool"],
  raises: null,
  gates: [],
})
