import type { Members } from "../../../output/kernel.ts"

/** A session/update of a session that is known. */
export interface Update {
  readonly kind: string
  readonly value: Members
  /** Whether it belongs to a turn. */
  readonly isOfTurn: boolean
  /** Whether it tells a history. */
  readonly isHistory: boolean
  /** What it tells of beside that; null: of nothing that is looked at apart. */
  readonly of: "tool" | "message" | "usage" | null
}

/** What an update of a kind tells of. */
export function updateOf(kind: string, value: Members): Update {
  switch (kind) {
    case "agent_message_chunk":
      return { kind, value, isOfTurn: true, isHistory: true, of: "message" }
    case "agent_thought_chunk":
      return { kind, value, isOfTurn: true, isHistory: true, of: null }
    case "tool_call":
    case "tool_call_update":
      return { kind, value, isOfTurn: true, isHistory: false, of: "tool" }
    case "plan":
      return { kind, value, isOfTurn: true, isHistory: false, of: null }
    case "user_message_chunk":
      return { kind, value, isOfTurn: false, isHistory: true, of: null }
    case "usage_update":
      return { kind, value, isOfTurn: false, isHistory: false, of: "usage" }
    default:
      return { kind, value, isOfTurn: false, isHistory: false, of: null }
  }
}
