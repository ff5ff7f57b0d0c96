// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * Everything structured that the host knows of the turn: each member is always there, null where nothing is known.
 */
export interface SessionMeta {
  version: 1
  taskId: string
  workspaceId: string
  ownerUserId: string | null
  sessionId: string | null
  workflowRunId: string | null
  workflowStepId: string | null
  workflowBranch: string | null
  attempt: number | null
  runtimeAttempt: number | null
  taskMode: ("plan" | "code" | "review" | "research") | null
  artifactsDir: string | null
  /**
   * List.
   */
  linkedDocumentIds: string[]
  /**
   * List.
   */
  goals: {
    labelId: string
    name: string
  }[]
  /**
   * List.
   */
  products: {
    labelId: string
    name: string
  }[]
  /**
   * List.
   */
  skills: {
    labelId: string
    name: string
  }[]
}
