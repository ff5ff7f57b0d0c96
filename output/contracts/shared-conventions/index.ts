// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, InboundSlot, OutboundSlot, RequestSlot } from "../../contract.ts"
import { decodeAuthStatusOffer } from "./auth-status-offer.ts"
import type { AuthStatusOffer } from "./auth-status-offer.ts"
import { decodeControlGoal } from "./control-goal.ts"
import type { ControlGoal } from "./control-goal.ts"
import { decodeSteerTurnAcknowledgement, decodeSteerTurnRequest } from "./steer-turn.ts"
import type { SteerTurnAcknowledgement, SteerTurnRequest } from "./steer-turn.ts"
import { decodeSteeringOffer } from "./steering-offer.ts"
import type { SteeringOffer } from "./steering-offer.ts"
import {
  decodeStopAsyncTaskAcknowledgement,
  decodeStopAsyncTaskRequest,
} from "./stop-async-task.ts"
import type { StopAsyncTaskAcknowledgement, StopAsyncTaskRequest } from "./stop-async-task.ts"
import { decodeSystemPrompt } from "./system-prompt.ts"
import type { SystemPrompt } from "./system-prompt.ts"
import { decodeTurnQuota } from "./turn-quota.ts"
import type { TurnQuota } from "./turn-quota.ts"

export { decodeAuthStatusOffer, decodeAuthStatusOfferText } from "./auth-status-offer.ts"
export type { AuthStatusOffer } from "./auth-status-offer.ts"
export { decodeControlGoal, decodeControlGoalText } from "./control-goal.ts"
export type { ControlGoal } from "./control-goal.ts"
export {
  decodeSteerTurnAcknowledgement,
  decodeSteerTurnAcknowledgementText,
  decodeSteerTurnRequest,
  decodeSteerTurnRequestText,
} from "./steer-turn.ts"
export type { SteerTurnAcknowledgement, SteerTurnRequest } from "./steer-turn.ts"
export { decodeSteeringOffer, decodeSteeringOfferText } from "./steering-offer.ts"
export type { SteeringOffer } from "./steering-offer.ts"
export {
  decodeStopAsyncTaskAcknowledgement,
  decodeStopAsyncTaskAcknowledgementText,
  decodeStopAsyncTaskRequest,
  decodeStopAsyncTaskRequestText,
} from "./stop-async-task.ts"
export type { StopAsyncTaskAcknowledgement, StopAsyncTaskRequest } from "./stop-async-task.ts"
export { decodeSystemPrompt, decodeSystemPromptText } from "./system-prompt.ts"
export type { SystemPrompt } from "./system-prompt.ts"
export { decodeTurnQuota, decodeTurnQuotaText } from "./turn-quota.ts"
export type { TurnQuota } from "./turn-quota.ts"

/** The slots of Conventions of several agents, by identifier. */
export interface SharedConventions extends Contract<"shared-conventions"> {
  readonly slots: {
    readonly authStatusOffer: InboundSlot<AuthStatusOffer>
    readonly controlGoal: OutboundSlot<ControlGoal>
    readonly steerTurn: RequestSlot<SteerTurnRequest, SteerTurnAcknowledgement>
    readonly steeringOffer: InboundSlot<SteeringOffer>
    readonly stopAsyncTask: RequestSlot<StopAsyncTaskRequest, StopAsyncTaskAcknowledgement>
    readonly systemPrompt: OutboundSlot<SystemPrompt>
    readonly turnQuota: InboundSlot<TurnQuota>
  }
}

/** Conventions of several agents, as data. */
export const sharedConventions: SharedConventions = {
  name: "shared-conventions",
  ownership: "adopted",
  keyPrefix: null,
  methodPrefix: "_session/",
  slots: {
    authStatusOffer: {
      id: "slot/shared-conventions/auth-status-offer",
      site: {
        kind: "meta",
        def: "InitializeResponse.agentCapabilities",
        at: ["_meta", "authStatus"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeAuthStatusOffer,
    },
    controlGoal: {
      id: "slot/shared-conventions/control-goal",
      site: {
        kind: "method",
        method: "_session/goal",
        form: "request",
      },
      posture: "context",
      gate: null,
      from: "client",
      correlation: "sessionId",
      aliases: [["_codex/session/goal_control"]],
      sensitivity: "private",
      decode: decodeControlGoal,
    },
    steerTurn: {
      id: "slot/shared-conventions/steer-turn",
      site: {
        kind: "method",
        method: "_session/steering",
        form: "request",
      },
      posture: "context",
      gate: null,
      from: "client",
      correlation: "sessionId",
      sensitivity: "private",
      decode: decodeSteerTurnRequest,
      decodeAnswer: decodeSteerTurnAcknowledgement,
    },
    steeringOffer: {
      id: "slot/shared-conventions/steering-offer",
      site: {
        kind: "meta",
        def: "InitializeResponse",
        at: ["_meta", "steering"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeSteeringOffer,
    },
    stopAsyncTask: {
      id: "slot/shared-conventions/stop-async-task",
      site: {
        kind: "method",
        method: "_session/async_task/stop",
        form: "request",
      },
      posture: "context",
      gate: null,
      from: "client",
      correlation: "asyncTaskId",
      decode: decodeStopAsyncTaskRequest,
      decodeAnswer: decodeStopAsyncTaskAcknowledgement,
    },
    systemPrompt: {
      id: "slot/shared-conventions/system-prompt",
      site: {
        kind: "meta",
        def: "NewSessionRequest",
        at: ["_meta", "systemPrompt"],
      },
      posture: "context",
      gate: null,
      from: "client",
      sensitivity: "private",
      decode: decodeSystemPrompt,
    },
    turnQuota: {
      id: "slot/shared-conventions/turn-quota",
      site: {
        kind: "meta",
        def: "PromptResponse",
        at: ["_meta", "quota"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      overtakenBy: "usage_update",
      decode: decodeTurnQuota,
    },
  },
  declarations: [],
}
