import type { ContentChunk, SessionNotification, SessionUpdate } from "../../../output/acp/index.ts"
import type { MessageObservation, RunObservation, ToolPatch } from "./observation.ts"

/** A tool call as one message states it, before it is known which use of its id it belongs to. */
export interface ToolStated {
  readonly kind: "tool_stated"
  readonly by: "tool_call" | "tool_call_update" | "session/request_permission"
  readonly toolCallId: string
  readonly patch: ToolPatch
}

/** What one update meant. Unknown kinds come back with the raw JSON. */
export function readUpdate(update: SessionUpdate): RunObservation | ToolStated {
  switch (update.sessionUpdate) {
    case "user_message_chunk":
      return message("user", update)
    case "agent_message_chunk":
      return message("agent", update)
    case "agent_thought_chunk":
      return message("thought", update)
    case "tool_call":
    case "tool_call_update":
      return toolStated(update.sessionUpdate, update)
    case "plan":
      return { kind: "plan", entries: update.entries }
    case "available_commands_update":
      return { kind: "commands", commands: update.availableCommands }
    case "current_mode_update":
      return { kind: "mode", mode: update.currentModeId }
    case "config_option_update":
      return { kind: "options", options: update.configOptions }
    case "session_info_update": {
      const { title, updatedAt } = update
      return {
        kind: "session_info",
        ...(title === undefined ? {} : { title }),
        ...(updatedAt === undefined ? {} : { updatedAt }),
      }
    }
    case "usage_update": {
      const { used, size, cost = null } = update
      return { kind: "usage", semantics: "unspecified", source: "usage_update", used, size, cost }
    }
    case "notice": {
      const { severity, title, description = null } = update
      return { kind: "notice", severity, title, description }
    }
    case "compaction_update": {
      const { compactionId, status, summary = null, error = null } = update
      return { kind: "context_compaction", compactionId, status, summary, error }
    }
    case "compaction_summary_chunk":
      return { kind: "compaction_summary", compactionId: update.compactionId, content: update.content }
    case undefined:
      return { kind: "unknown", what: "update", method: "session/update", raw: update.raw }
    default:
      return update satisfies never
  }
}

/** The tool call that a message states, without what says whose and which it is. */
export function toolStated(
  by: ToolStated["by"],
  stated: ToolPatch & { readonly toolCallId: string; readonly sessionUpdate?: string; readonly _meta?: unknown },
): ToolStated {
  const { toolCallId, sessionUpdate: _kind, _meta, ...patch } = stated
  return { kind: "tool_stated", by, toolCallId, patch }
}

/** The tool call of which a notification is the update; null: of none. */
export function toolCallOf({ update }: SessionNotification): string | null {
  return "toolCallId" in update && typeof update.toolCallId === "string" ? update.toolCallId : null
}

function message(from: MessageObservation["from"], { messageId, content }: ContentChunk): MessageObservation {
  return { kind: "message", from, messageId: messageId ?? null, content }
}
