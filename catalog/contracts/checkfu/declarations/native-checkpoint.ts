import { declaration } from "../../../kinds/declaration.ts"
import { checkfu } from "../contract.ts"

/** The harness hands its state to the client for keeping, and takes it back at the next start. */
export const nativeCheckpointDeclared = declaration({
  contract: checkfu,
  name: "native-checkpoint",
  member: "native_checkpoint",
  values: ["external_custody"],
  raises: null,
  gates: [],
})
