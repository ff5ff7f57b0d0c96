import { declaration } from "../../../kinds/declaration.ts"
import { checkfu } from "../contract.ts"

/** The harness holds itself to the list of built-in tools that it is handed. */
export const builtinToolScopingDeclared = declaration({
  contract: checkfu,
  name: "builtin-tool-scoping",
  member: "builtin_tool_scoping",
  values: ["enforced"],
  raises: null,
  gates: [],
})
