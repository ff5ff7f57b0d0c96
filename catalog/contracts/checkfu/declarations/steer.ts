import { midRunInput } from "../../../axes/mid-run-input.ts"
import { declaration, raises } from "../../../kinds/declaration.ts"
import { checkfu } from "../contract.ts"
import { observationSteering } from "../observations/steering.ts"

/** The harness takes input into a turn that is already running. */
export const steerNative = declaration({
  contract: checkfu,
  name: "steer",
  member: "steer",
  values: ["native"],
  raises: raises(midRunInput, "unsupported", "native"),
  gates: [observationSteering],
})
