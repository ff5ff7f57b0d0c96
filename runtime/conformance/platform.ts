import { checkfu } from "../../output/contracts/checkfu/index.ts"

/** Which slots of the platform's own contract grant something whose effect shows in a trace. */
export const grants: {
  /** Id of the slot with exactly the tools that a session may use. */
  readonly tools: string
  /** Id of the slot with the schema of the final output. */
  readonly output: string
  /** Id of the slot that hands kept state back. */
  readonly state: string
} = {
  tools: checkfu.slots.builtinTools.id,
  output: checkfu.slots.outputSchema.id,
  state: checkfu.slots.resume.id,
}

/** The tool of the platform that a conformance run asks for, to see where it is called from. */
export const probeTool = "checkfu_conformance_probe"
