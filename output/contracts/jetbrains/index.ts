// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, InboundSlot, OutboundSlot } from "../../contract.ts"
import { decodeCompactionFacts } from "./compaction-facts.ts"
import type { CompactionFacts } from "./compaction-facts.ts"
import { decodeCustomAnswer } from "./custom-answer.ts"
import type { CustomAnswer } from "./custom-answer.ts"
import { decodeDiffPatch } from "./diff-patch.ts"
import type { DiffPatch } from "./diff-patch.ts"
import { decodeFileReportRequest } from "./file-report-request.ts"
import type { FileReportRequest } from "./file-report-request.ts"
import { decodeGoalState } from "./goal-state.ts"
import type { GoalState } from "./goal-state.ts"
import { decodeOfferedFeatures } from "./offered-features.ts"
import type { OfferedFeatures } from "./offered-features.ts"
import { decodeOfferedGoal } from "./offered-goal.ts"
import type { OfferedGoal } from "./offered-goal.ts"
import { decodePermissionCard } from "./permission-card.ts"
import type { PermissionCard } from "./permission-card.ts"
import { decodeSessionFailure } from "./session-failure.ts"
import type { SessionFailure } from "./session-failure.ts"
import { decodeSubagentCall } from "./subagent-call.ts"
import type { SubagentCall } from "./subagent-call.ts"

export { decodeCompactionFacts, decodeCompactionFactsText } from "./compaction-facts.ts"
export type { CompactionFacts } from "./compaction-facts.ts"
export { decodeCustomAnswer, decodeCustomAnswerText } from "./custom-answer.ts"
export type { CustomAnswer } from "./custom-answer.ts"
export { decodeDiffPatch, decodeDiffPatchText } from "./diff-patch.ts"
export type { DiffPatch } from "./diff-patch.ts"
export { decodeFileReportRequest, decodeFileReportRequestText } from "./file-report-request.ts"
export type { FileReportRequest } from "./file-report-request.ts"
export { decodeGoalState, decodeGoalStateText } from "./goal-state.ts"
export type { GoalState } from "./goal-state.ts"
export { decodeOfferedFeatures, decodeOfferedFeaturesText } from "./offered-features.ts"
export type { OfferedFeatures } from "./offered-features.ts"
export { decodeOfferedGoal, decodeOfferedGoalText } from "./offered-goal.ts"
export type { OfferedGoal } from "./offered-goal.ts"
export { decodePermissionCard, decodePermissionCardText } from "./permission-card.ts"
export type { PermissionCard } from "./permission-card.ts"
export { decodeSessionFailure, decodeSessionFailureText } from "./session-failure.ts"
export type { SessionFailure } from "./session-failure.ts"
export { decodeSubagentCall, decodeSubagentCallText } from "./subagent-call.ts"
export type { SubagentCall } from "./subagent-call.ts"

/** The slots of JetBrains AIR, by identifier. */
export interface Jetbrains extends Contract<"jetbrains"> {
  readonly slots: {
    readonly compactionFacts: InboundSlot<CompactionFacts>
    readonly customAnswer: InboundSlot<CustomAnswer>
    readonly diffPatch: InboundSlot<DiffPatch>
    readonly fileReportRequest: OutboundSlot<FileReportRequest>
    readonly goalState: InboundSlot<GoalState>
    readonly offeredFeatures: InboundSlot<OfferedFeatures>
    readonly offeredGoal: InboundSlot<OfferedGoal>
    readonly permissionCard: InboundSlot<PermissionCard>
    readonly sessionFailure: InboundSlot<SessionFailure>
    readonly subagentCall: InboundSlot<SubagentCall>
  }
}

/** JetBrains AIR, as data. */
export const jetbrains: Jetbrains = {
  name: "jetbrains",
  ownership: "adopted",
  keyPrefix: "jetbrains",
  methodPrefix: null,
  slots: {
    compactionFacts: {
      id: "slot/jetbrains/compaction-facts",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "jetbrains", "air", "contextCompaction"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      overtakenBy: "compaction_update",
      decode: decodeCompactionFacts,
    },
    customAnswer: {
      id: "slot/jetbrains/custom-answer",
      site: {
        kind: "meta",
        def: "CreateElicitationRequest.requestedSchema.properties",
        at: ["_meta", "jetbrains", "air", "customAnswer"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      aliases: [["_askUserQuestionCustomAnswer"]],
      decode: decodeCustomAnswer,
    },
    diffPatch: {
      id: "slot/jetbrains/diff-patch",
      site: {
        kind: "meta",
        def: "SessionNotification.update.content",
        at: ["_meta", "jetbrains", "air", "diffPatch"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      sensitivity: "private",
      decode: decodeDiffPatch,
    },
    fileReportRequest: {
      id: "slot/jetbrains/file-report-request",
      site: {
        kind: "meta",
        def: "PromptRequest",
        at: ["_meta", "jetbrains", "air", "agentFileChangeReportRequest"],
      },
      posture: "context",
      gate: null,
      from: "client",
      correlation: "requestId",
      decode: decodeFileReportRequest,
    },
    goalState: {
      id: "slot/jetbrains/goal-state",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "jetbrains", "air", "goal"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      merge: "replace",
      sensitivity: "private",
      decode: decodeGoalState,
    },
    offeredFeatures: {
      id: "slot/jetbrains/offered-features",
      site: {
        kind: "meta",
        def: "InitializeResponse",
        at: ["_meta", "jetbrains", "air", "capabilities"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeOfferedFeatures,
    },
    offeredGoal: {
      id: "slot/jetbrains/offered-goal",
      site: {
        kind: "meta",
        def: "InitializeResponse",
        at: ["_meta", "jetbrains", "air", "goal"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeOfferedGoal,
    },
    permissionCard: {
      id: "slot/jetbrains/permission-card",
      site: {
        kind: "meta",
        def: "RequestPermissionRequest",
        at: ["_meta", "jetbrains", "air", "permission"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodePermissionCard,
    },
    sessionFailure: {
      id: "slot/jetbrains/session-failure",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "jetbrains", "air", "sessionFailure"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      merge: "replace",
      correlation: "id",
      overtakenBy: "notice",
      decode: decodeSessionFailure,
    },
    subagentCall: {
      id: "slot/jetbrains/subagent-call",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "jetbrains", "air", "subagent"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      overtakenBy: "subagent_update",
      decode: decodeSubagentCall,
    },
  },
  declarations: [],
}
