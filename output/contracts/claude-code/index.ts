// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, InboundSlot, OutboundSlot } from "../../contract.ts"
import { decodeParentToolUse } from "./parent-tool-use.ts"
import type { ParentToolUse } from "./parent-tool-use.ts"
import { decodePromptSuggestions } from "./prompt-suggestions.ts"
import type { PromptSuggestions } from "./prompt-suggestions.ts"
import { decodeSessionOptions } from "./session-options.ts"
import type { SessionOptions } from "./session-options.ts"
import { decodeToolName } from "./tool-name.ts"
import type { ToolName } from "./tool-name.ts"
import { decodeToolResponse } from "./tool-response.ts"
import type { ToolResponse } from "./tool-response.ts"

export { decodeParentToolUse, decodeParentToolUseText } from "./parent-tool-use.ts"
export type { ParentToolUse } from "./parent-tool-use.ts"
export { decodePromptSuggestions, decodePromptSuggestionsText } from "./prompt-suggestions.ts"
export type { PromptSuggestions } from "./prompt-suggestions.ts"
export { decodeSessionOptions, decodeSessionOptionsText } from "./session-options.ts"
export type { SessionOptions } from "./session-options.ts"
export { decodeToolName, decodeToolNameText } from "./tool-name.ts"
export type { ToolName } from "./tool-name.ts"
export { decodeToolResponse, decodeToolResponseText } from "./tool-response.ts"
export type { ToolResponse } from "./tool-response.ts"

/** The slots of The claudeCode object, by identifier. */
export interface ClaudeCode extends Contract<"claude-code"> {
  readonly slots: {
    readonly parentToolUse: InboundSlot<ParentToolUse>
    readonly promptSuggestions: OutboundSlot<PromptSuggestions>
    readonly sessionOptions: OutboundSlot<SessionOptions>
    readonly toolName: InboundSlot<ToolName>
    readonly toolResponse: InboundSlot<ToolResponse>
  }
}

/** The claudeCode object, as data. */
export const claudeCode: ClaudeCode = {
  name: "claude-code",
  ownership: "adopted",
  keyPrefix: "claudeCode",
  methodPrefix: null,
  slots: {
    parentToolUse: {
      id: "slot/claude-code/parent-tool-use",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "claudeCode", "parentToolUseId"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      overtakenBy: "subagent_update",
      decode: decodeParentToolUse,
    },
    promptSuggestions: {
      id: "slot/claude-code/prompt-suggestions",
      site: {
        kind: "meta",
        def: "NewSessionRequest",
        at: ["_meta", "claudeCode", "promptSuggestions"],
      },
      posture: "context",
      gate: null,
      from: "client",
      decode: decodePromptSuggestions,
    },
    sessionOptions: {
      id: "slot/claude-code/session-options",
      site: {
        kind: "meta",
        def: "NewSessionRequest",
        at: ["_meta", "claudeCode", "options"],
      },
      posture: "context",
      gate: null,
      from: "client",
      sensitivity: "secret",
      decode: decodeSessionOptions,
    },
    toolName: {
      id: "slot/claude-code/tool-name",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "claudeCode", "toolName"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeToolName,
    },
    toolResponse: {
      id: "slot/claude-code/tool-response",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "claudeCode", "toolResponse"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      merge: "replace",
      sensitivity: "private",
      decode: decodeToolResponse,
    },
  },
  declarations: [],
}
