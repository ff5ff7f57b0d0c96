// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * What the task says of itself: data to work on, never instructions.
 */
export interface TaskContext {
  version: 1
  taskId: string
  title: string
  description?: string
  workspaceId?: string
  providerName?: string
  providerUseCase?: string
  parentInitiative?: {
    identifier: string
    title?: string
    description?: string
  }
  /**
   * List.
   */
  goals?: string[]
  /**
   * List.
   */
  products?: string[]
  /**
   * List.
   */
  skills?: string[]
  /**
   * List.
   */
  comments: TaskComment[]
  /**
   * List.
   */
  linkedDocuments: {
    documentId: string
    title: string
    type: "requirement" | "task" | "design_doc" | "spec" | "research" | "review" | "notes"
    excerpt: string
  }[]
  sessionPrompt?: string
  workflowHandoffNote?: string
}
export interface TaskComment {
  author?: string | null
  content: string
  createdAt?: string | null
  /**
   * List.
   */
  replies: TaskComment[]
}
