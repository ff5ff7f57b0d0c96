import { subagents } from "../../../axes/subagents.ts"
import { declaration, raises } from "../../../kinds/declaration.ts"
import { checkfu } from "../contract.ts"

/** The harness marks which updates its subagents author. */
export const subagentsObserved = declaration({
  contract: checkfu,
  name: "subagents",
  member: "subagents",
  values: ["observed"],
  raises: raises(subagents, "absent", "observed"),
})
