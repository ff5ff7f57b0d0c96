import { interrupt } from "../../../axes/interrupt.ts"
import { declaration, raises } from "../../../kinds/declaration.ts"
import { checkfu } from "../contract.ts"

/** The harness can drain a running turn and stop by itself. */
export const interruptCooperative = declaration({
  contract: checkfu,
  name: "interrupt",
  member: "interrupt",
  values: ["cooperative"],
  raises: raises(interrupt, "kill_only", "cooperative"),
  gates: [],
})
