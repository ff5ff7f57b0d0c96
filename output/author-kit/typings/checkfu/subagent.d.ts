// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * Ties the update that carries it to one subagent; without it the primary loop is the author.
 */
export type Subagent =
  | {
      phase: "started"
      subagent_id: SubagentId
      parent_subagent_id?: SubagentId
      /**
       * Text of 1 to 200 code points.
       */
      name?: string
    }
  | {
      phase: "activity"
      subagent_id: SubagentId
    }
  | {
      phase: "completed"
      subagent_id: SubagentId
      outcome: "succeeded" | "failed" | "cancelled"
    }
/**
 * The harness's own name for one subagent, unique within the session and never shown outside it. Text of 1 to 128 code points.
 */
export type SubagentId = string
