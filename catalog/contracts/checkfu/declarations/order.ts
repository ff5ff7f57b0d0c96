import { order } from "../../../kinds/table.ts"
import { builtinToolScopingDeclared } from "./builtin-tool-scoping.ts"
import { interruptCooperative } from "./interrupt.ts"
import { nativeCheckpointDeclared } from "./native-checkpoint.ts"
import { stagedFilesDeclared } from "./staged-files.ts"
import { steerNative } from "./steer.ts"
import { structuredOutputDeclared } from "./structured-output.ts"
import { subagentsObserved } from "./subagents.ts"

/** The order in which tables show the declarations. */
export const declarationOrder = order({
  name: "declaration",
  of: [
    subagentsObserved,
    steerNative,
    interruptCooperative,
    builtinToolScopingDeclared,
    structuredOutputDeclared,
    stagedFilesDeclared,
    nativeCheckpointDeclared,
  ],
})
