// Generated from the catalog. Do not edit: change the fact and generate again.
export {
  decodePermissionEscalation,
  decodePermissionEscalationText,
} from "./acpx/permission-escalation.ts"
export { decodeCapabilities, decodeCapabilitiesText } from "./checkfu/capabilities.ts"
export { decodeSubagent, decodeSubagentText } from "./checkfu/subagent.ts"
export { decodeTurn, decodeTurnText } from "./checkfu/turn.ts"
export {
  decodeSessionSteerAcknowledgement,
  decodeSessionSteerAcknowledgementText,
  decodeSessionSteerRequest,
  decodeSessionSteerRequestText,
} from "./checkfu/session-steer.ts"
export {
  decodeSessionInterruptAcknowledgement,
  decodeSessionInterruptAcknowledgementText,
  decodeSessionInterruptRequest,
  decodeSessionInterruptRequestText,
} from "./checkfu/session-interrupt.ts"
export { decodeBuiltinTools, decodeBuiltinToolsText } from "./checkfu/builtin-tools.ts"
export { decodeContinuity, decodeContinuityText } from "./checkfu/continuity.ts"
export { decodeRuntimeConfig, decodeRuntimeConfigText } from "./checkfu/runtime-config.ts"
export { decodeOutputSchema, decodeOutputSchemaText } from "./checkfu/output-schema.ts"
export { decodeResume, decodeResumeText } from "./checkfu/resume.ts"
export {
  decodeJournalCheckpoint,
  decodeJournalCheckpointText,
} from "./checkfu/journal-checkpoint.ts"
export { decodeCompaction, decodeCompactionText } from "./checkfu/compaction.ts"
export { decodeAnsweringModel, decodeAnsweringModelText } from "./claude/answering-model.ts"
export { decodeMessageOrigin, decodeMessageOriginText } from "./claude/message-origin.ts"
export { decodeQuestionOption, decodeQuestionOptionText } from "./claude/question-option.ts"
export { decodeRateLimitWindow, decodeRateLimitWindowText } from "./claude/rate-limit-window.ts"
export { decodeSdkMessage, decodeSdkMessageText } from "./claude/sdk-message.ts"
export { decodeParentToolUse, decodeParentToolUseText } from "./claude-code/parent-tool-use.ts"
export {
  decodePromptSuggestions,
  decodePromptSuggestionsText,
} from "./claude-code/prompt-suggestions.ts"
export { decodeSessionOptions, decodeSessionOptionsText } from "./claude-code/session-options.ts"
export { decodeToolName, decodeToolNameText } from "./claude-code/tool-name.ts"
export { decodeToolResponse, decodeToolResponseText } from "./claude-code/tool-response.ts"
export {
  decodeAgentCollaboration,
  decodeAgentCollaborationText,
} from "./codex/agent-collaboration.ts"
export { decodeClientMessageId, decodeClientMessageIdText } from "./codex/client-message-id.ts"
export { decodeSubagentActivity, decodeSubagentActivityText } from "./codex/subagent-activity.ts"
export { decodeThreadStatus, decodeThreadStatusText } from "./codex/thread-status.ts"
export {
  decodeAskQuestionAcknowledgement,
  decodeAskQuestionAcknowledgementText,
  decodeAskQuestionRequest,
  decodeAskQuestionRequestText,
} from "./cursor/ask-question.ts"
export {
  decodeCreatePlanAcknowledgement,
  decodeCreatePlanAcknowledgementText,
  decodeCreatePlanRequest,
  decodeCreatePlanRequestText,
} from "./cursor/create-plan.ts"
export { decodeModelPicker, decodeModelPickerText } from "./cursor/model-picker.ts"
export { decodeTaskReport, decodeTaskReportText } from "./cursor/task-report.ts"
export { decodeUpdateTodos, decodeUpdateTodosText } from "./cursor/update-todos.ts"
export { decodeTerminalExit, decodeTerminalExitText } from "./display-terminals/terminal-exit.ts"
export { decodeTerminalInfo, decodeTerminalInfoText } from "./display-terminals/terminal-info.ts"
export { decodeTerminalLogin, decodeTerminalLoginText } from "./display-terminals/terminal-login.ts"
export {
  decodeTerminalOutput,
  decodeTerminalOutputText,
} from "./display-terminals/terminal-output.ts"
export {
  decodeTerminalOutputDelta,
  decodeTerminalOutputDeltaText,
} from "./display-terminals/terminal-output-delta.ts"
export {
  decodeSessionToolsAcknowledgement,
  decodeSessionToolsAcknowledgementText,
  decodeSessionToolsRequest,
  decodeSessionToolsRequestText,
} from "./goose/session-tools.ts"
export { decodeSessionUpdate, decodeSessionUpdateText } from "./goose/session-update.ts"
export {
  decodeSessionProvenance,
  decodeSessionProvenanceText,
} from "./hermes/session-provenance.ts"
export { decodeCompactionFacts, decodeCompactionFactsText } from "./jetbrains/compaction-facts.ts"
export { decodeCustomAnswer, decodeCustomAnswerText } from "./jetbrains/custom-answer.ts"
export { decodeDiffPatch, decodeDiffPatchText } from "./jetbrains/diff-patch.ts"
export {
  decodeFileReportRequest,
  decodeFileReportRequestText,
} from "./jetbrains/file-report-request.ts"
export { decodeGoalState, decodeGoalStateText } from "./jetbrains/goal-state.ts"
export { decodeOfferedFeatures, decodeOfferedFeaturesText } from "./jetbrains/offered-features.ts"
export { decodeOfferedGoal, decodeOfferedGoalText } from "./jetbrains/offered-goal.ts"
export { decodePermissionCard, decodePermissionCardText } from "./jetbrains/permission-card.ts"
export { decodeSessionFailure, decodeSessionFailureText } from "./jetbrains/session-failure.ts"
export { decodeSubagentCall, decodeSubagentCallText } from "./jetbrains/subagent-call.ts"
export { decodeCompactionPhase, decodeCompactionPhaseText } from "./kimi-code/compaction-phase.ts"
export { decodeSubagentId, decodeSubagentIdText } from "./kimi-code/subagent-id.ts"
export { decodeSubagentPayload, decodeSubagentPayloadText } from "./kimi-code/subagent-payload.ts"
export { decodeCommandsAvailable, decodeCommandsAvailableText } from "./kiro/commands-available.ts"
export { decodeServerInitFailure, decodeServerInitFailureText } from "./kiro/server-init-failure.ts"
export { decodeBlockMeta, decodeBlockMetaText } from "./onehorizon/block-meta.ts"
export { decodeSessionMeta, decodeSessionMetaText } from "./onehorizon/session-meta.ts"
export { decodeTaskContext, decodeTaskContextText } from "./onehorizon/task-context.ts"
export {
  decodeTrustedInstructions,
  decodeTrustedInstructionsText,
} from "./onehorizon/trusted-instructions.ts"
export {
  decodeChildSessionMark,
  decodeChildSessionMarkText,
} from "./opencode/child-session-mark.ts"
export { decodeChildUpdate, decodeChildUpdateText } from "./opencode/child-update.ts"
export {
  decodeChildUpdatesWanted,
  decodeChildUpdatesWantedText,
} from "./opencode/child-updates-wanted.ts"
export {
  decodeAuthStatusOffer,
  decodeAuthStatusOfferText,
} from "./shared-conventions/auth-status-offer.ts"
export { decodeControlGoal, decodeControlGoalText } from "./shared-conventions/control-goal.ts"
export {
  decodeSteerTurnAcknowledgement,
  decodeSteerTurnAcknowledgementText,
  decodeSteerTurnRequest,
  decodeSteerTurnRequestText,
} from "./shared-conventions/steer-turn.ts"
export {
  decodeSteeringOffer,
  decodeSteeringOfferText,
} from "./shared-conventions/steering-offer.ts"
export {
  decodeStopAsyncTaskAcknowledgement,
  decodeStopAsyncTaskAcknowledgementText,
  decodeStopAsyncTaskRequest,
  decodeStopAsyncTaskRequestText,
} from "./shared-conventions/stop-async-task.ts"
export { decodeSystemPrompt, decodeSystemPromptText } from "./shared-conventions/system-prompt.ts"
export { decodeTurnQuota, decodeTurnQuotaText } from "./shared-conventions/turn-quota.ts"
export { decodeLoadLiveSession, decodeLoadLiveSessionText } from "./tidewave/load-live-session.ts"
export { decodeLoadOffer, decodeLoadOfferText } from "./tidewave/load-offer.ts"
export { decodeNotificationId, decodeNotificationIdText } from "./tidewave/notification-id.ts"
export {
  decodeAskUserAcknowledgement,
  decodeAskUserAcknowledgementText,
  decodeAskUserRequest,
  decodeAskUserRequestText,
} from "./xai/ask-user.ts"
export { decodeSessionNotice, decodeSessionNoticeText } from "./xai/session-notice.ts"
export { decodeToolIdentity, decodeToolIdentityText } from "./xai/tool-identity.ts"
export { decodeDebugMode, decodeDebugModeText } from "./zed/debug-mode.ts"
export {
  decodeWorkspaceBuffersAcknowledgement,
  decodeWorkspaceBuffersAcknowledgementText,
  decodeWorkspaceBuffersRequest,
  decodeWorkspaceBuffersRequestText,
} from "./zed/workspace-buffers.ts"
export { decodeWorkspaceOffer, decodeWorkspaceOfferText } from "./zed/workspace-offer.ts"
