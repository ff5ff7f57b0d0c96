import * as Schema from "effect/Schema"
import { between, framed } from "../../../kinds/slot.ts"
import { onehorizon } from "../contract.ts"

/** What the platform asks of the agent: policy and workflow, above anything that the task says. */
export const trustedInstructions = framed({
  contract: onehorizon,
  name: "trusted-instructions",
  site: between("PromptRequest.prompt", '<instructions trust="trusted">', "</instructions>"),
  posture: "context",
  payload: Schema.Struct({
    version: Schema.Literal(1),
    policyRules: Schema.Array(Schema.String),
    workflowDocumentsGuidance: Schema.optionalKey(Schema.String),
    workflowRun: Schema.optionalKey(
      Schema.Struct({
        workflowRunId: Schema.String,
        workflowStepId: Schema.String,
        attemptNumber: Schema.Finite,
        taskMode: Schema.optionalKey(Schema.Literals(["plan", "code", "review", "research"])),
        taskModeGuidance: Schema.String,
        expectedInputsGuidance: Schema.optionalKey(Schema.String),
        workflowBranch: Schema.optionalKey(Schema.String),
        nextStep: Schema.optionalKey(
          Schema.Struct({
            terminal: Schema.Boolean,
            nextStepId: Schema.optionalKey(Schema.String),
            nextStepType: Schema.optionalKey(Schema.Literals(["agent", "human_gate", "unknown"])),
            guidance: Schema.String,
          }),
        ),
        finalReviewPassGuidance: Schema.optionalKey(Schema.String),
      }),
    ),
    agentCustomInstructions: Schema.optionalKey(Schema.String),
    workerCustomInstructions: Schema.optionalKey(Schema.String),
  }),
  life: "realized",
})
