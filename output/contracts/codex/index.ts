// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, InboundSlot, OutboundSlot } from "../../contract.ts"
import { decodeAgentCollaboration } from "./agent-collaboration.ts"
import type { AgentCollaboration } from "./agent-collaboration.ts"
import { decodeClientMessageId } from "./client-message-id.ts"
import type { ClientMessageId } from "./client-message-id.ts"
import { decodeSubagentActivity } from "./subagent-activity.ts"
import type { SubagentActivity } from "./subagent-activity.ts"
import { decodeThreadStatus } from "./thread-status.ts"
import type { ThreadStatus } from "./thread-status.ts"

export { decodeAgentCollaboration, decodeAgentCollaborationText } from "./agent-collaboration.ts"
export type { AgentCollaboration } from "./agent-collaboration.ts"
export { decodeClientMessageId, decodeClientMessageIdText } from "./client-message-id.ts"
export type { ClientMessageId } from "./client-message-id.ts"
export { decodeSubagentActivity, decodeSubagentActivityText } from "./subagent-activity.ts"
export type { SubagentActivity } from "./subagent-activity.ts"
export { decodeThreadStatus, decodeThreadStatusText } from "./thread-status.ts"
export type { ThreadStatus } from "./thread-status.ts"

/** The slots of The codex object, by identifier. */
export interface Codex extends Contract<"codex"> {
  readonly slots: {
    readonly agentCollaboration: InboundSlot<AgentCollaboration>
    readonly clientMessageId: OutboundSlot<ClientMessageId>
    readonly subagentActivity: InboundSlot<SubagentActivity>
    readonly threadStatus: InboundSlot<ThreadStatus>
  }
}

/** The codex object, as data. */
export const codex: Codex = {
  name: "codex",
  ownership: "adopted",
  keyPrefix: "codex",
  methodPrefix: "_codex/",
  slots: {
    agentCollaboration: {
      id: "slot/codex/agent-collaboration",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "codex", "collaboration"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeAgentCollaboration,
    },
    clientMessageId: {
      id: "slot/codex/client-message-id",
      site: {
        kind: "meta",
        def: "PromptRequest",
        at: ["_meta", "codex", "clientUserMessageId"],
      },
      posture: "context",
      gate: null,
      from: "client",
      decode: decodeClientMessageId,
    },
    subagentActivity: {
      id: "slot/codex/subagent-activity",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "codex", "subagent"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "threadId",
      overtakenBy: "subagent_update",
      decode: decodeSubagentActivity,
    },
    threadStatus: {
      id: "slot/codex/thread-status",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "codex", "threadStatus"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      merge: "replace",
      decode: decodeThreadStatus,
    },
  },
  declarations: [],
}
