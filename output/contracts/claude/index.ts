// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, InboundSlot } from "../../contract.ts"
import { decodeAnsweringModel } from "./answering-model.ts"
import type { AnsweringModel } from "./answering-model.ts"
import { decodeMessageOrigin } from "./message-origin.ts"
import type { MessageOrigin } from "./message-origin.ts"
import { decodeQuestionOption } from "./question-option.ts"
import type { QuestionOption } from "./question-option.ts"
import { decodeRateLimitWindow } from "./rate-limit-window.ts"
import type { RateLimitWindow } from "./rate-limit-window.ts"
import { decodeSdkMessage } from "./sdk-message.ts"
import type { SdkMessage } from "./sdk-message.ts"

export { decodeAnsweringModel, decodeAnsweringModelText } from "./answering-model.ts"
export type { AnsweringModel } from "./answering-model.ts"
export { decodeMessageOrigin, decodeMessageOriginText } from "./message-origin.ts"
export type { MessageOrigin } from "./message-origin.ts"
export { decodeQuestionOption, decodeQuestionOptionText } from "./question-option.ts"
export type { QuestionOption } from "./question-option.ts"
export { decodeRateLimitWindow, decodeRateLimitWindowText } from "./rate-limit-window.ts"
export type { RateLimitWindow } from "./rate-limit-window.ts"
export { decodeSdkMessage, decodeSdkMessageText } from "./sdk-message.ts"
export type { SdkMessage } from "./sdk-message.ts"

/** The slots of Slashed keys of the Claude adapter, by identifier. */
export interface Claude extends Contract<"claude"> {
  readonly slots: {
    readonly answeringModel: InboundSlot<AnsweringModel>
    readonly messageOrigin: InboundSlot<MessageOrigin>
    readonly questionOption: InboundSlot<QuestionOption>
    readonly rateLimitWindow: InboundSlot<RateLimitWindow>
    readonly sdkMessage: InboundSlot<SdkMessage>
  }
}

/** Slashed keys of the Claude adapter, as data. */
export const claude: Claude = {
  name: "claude",
  ownership: "adopted",
  keyPrefix: "_claude/",
  methodPrefix: "_claude/",
  slots: {
    answeringModel: {
      id: "slot/claude/answering-model",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "_claude/model"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      merge: "replace",
      decode: decodeAnsweringModel,
    },
    messageOrigin: {
      id: "slot/claude/message-origin",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "_claude/origin"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeMessageOrigin,
    },
    questionOption: {
      id: "slot/claude/question-option",
      site: {
        kind: "meta",
        def: "CreateElicitationRequest.requestedSchema.properties.oneOf",
        at: ["_meta", "_claude/askUserQuestionOption"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeQuestionOption,
    },
    rateLimitWindow: {
      id: "slot/claude/rate-limit-window",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "_claude/rateLimit"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      merge: "replace",
      sensitivity: "private",
      decode: decodeRateLimitWindow,
    },
    sdkMessage: {
      id: "slot/claude/sdk-message",
      site: {
        kind: "method",
        method: "_claude/sdkMessage",
        form: "notification",
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "sessionId",
      sensitivity: "private",
      decode: decodeSdkMessage,
    },
  },
  declarations: [],
}
