// Generated from the catalog. Do not edit: change the fact and generate again.
import type { AnsweredSlot, Contract, InboundSlot } from "../../contract.ts"
import { decodeAskUserAcknowledgement, decodeAskUserRequest } from "./ask-user.ts"
import type { AskUserAcknowledgement, AskUserRequest } from "./ask-user.ts"
import { decodeSessionNotice } from "./session-notice.ts"
import type { SessionNotice } from "./session-notice.ts"
import { decodeToolIdentity } from "./tool-identity.ts"
import type { ToolIdentity } from "./tool-identity.ts"

export {
  decodeAskUserAcknowledgement,
  decodeAskUserAcknowledgementText,
  decodeAskUserRequest,
  decodeAskUserRequestText,
} from "./ask-user.ts"
export type { AskUserAcknowledgement, AskUserRequest } from "./ask-user.ts"
export { decodeSessionNotice, decodeSessionNoticeText } from "./session-notice.ts"
export type { SessionNotice } from "./session-notice.ts"
export { decodeToolIdentity, decodeToolIdentityText } from "./tool-identity.ts"
export type { ToolIdentity } from "./tool-identity.ts"

/** The slots of Grok, by identifier. */
export interface Xai extends Contract<"xai"> {
  readonly slots: {
    readonly askUser: AnsweredSlot<AskUserRequest, AskUserAcknowledgement>
    readonly sessionNotice: InboundSlot<SessionNotice>
    readonly toolIdentity: InboundSlot<ToolIdentity>
  }
}

/** Grok, as data. */
export const xai: Xai = {
  name: "xai",
  ownership: "adopted",
  keyPrefix: "x.ai/",
  methodPrefix: "_x.ai/",
  slots: {
    askUser: {
      id: "slot/xai/ask-user",
      site: {
        kind: "method",
        method: "_x.ai/ask_user_question",
        form: "request",
        declined: {
          outcome: "cancelled",
        },
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "toolCallId",
      aliases: [["x.ai/ask_user_question"]],
      decode: decodeAskUserRequest,
      decodeAnswer: decodeAskUserAcknowledgement,
    },
    sessionNotice: {
      id: "slot/xai/session-notice",
      site: {
        kind: "method",
        method: "_x.ai/session_notification",
        form: "notification",
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "sessionId",
      aliases: [["x.ai/session_notification"]],
      sensitivity: "private",
      decode: decodeSessionNotice,
    },
    toolIdentity: {
      id: "slot/xai/tool-identity",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "x.ai/tool"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeToolIdentity,
    },
  },
  declarations: [],
}
