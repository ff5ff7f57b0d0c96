import { subagents } from "../../../axes/subagents.ts"
import { declaration, raises } from "../../../kinds/declaration.ts"
import { checkfu } from "../contract.ts"
import { observationSubagentCompleted } from "../observations/subagent-completed.ts"
import { observationSubagentStarted } from "../observations/subagent-started.ts"

/** The harness marks which updates its subagents author. */
export const subagentsObserved = declaration({
  contract: checkfu,
  name: "subagents",
  member: "subagents",
  values: ["observed"],
  raises: raises(subagents, "absent", "observed"),
  gates: [observationSubagentStarted, observationSubagentCompleted],
})
