// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * What the platform asks of the agent: policy and workflow, above anything that the task says.
 */
export interface TrustedInstructions {
  version: 1
  /**
   * List.
   */
  policyRules: string[]
  workflowDocumentsGuidance?: string
  workflowRun?: {
    workflowRunId: string
    workflowStepId: string
    attemptNumber: number
    taskMode?: "plan" | "code" | "review" | "research"
    taskModeGuidance: string
    expectedInputsGuidance?: string
    workflowBranch?: string
    nextStep?: {
      terminal: boolean
      nextStepId?: string
      nextStepType?: "agent" | "human_gate" | "unknown"
      guidance: string
    }
    finalReviewPassGuidance?: string
  }
  agentCustomInstructions?: string
  workerCustomInstructions?: string
}
