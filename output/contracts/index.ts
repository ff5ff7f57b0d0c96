// Generated from the catalog. Do not edit: change the fact and generate again.
export {
  decodePermissionEscalation,
  decodePermissionEscalationText,
} from "./acpx/permission-escalation.ts"
export type { PermissionEscalation } from "./acpx/permission-escalation.ts"
export { decodeCapabilities, decodeCapabilitiesText } from "./checkfu/capabilities.ts"
export type { Capabilities } from "./checkfu/capabilities.ts"
export { decodeSubagent, decodeSubagentText } from "./checkfu/subagent.ts"
export type { Subagent } from "./checkfu/subagent.ts"
export { decodeTurn, decodeTurnText } from "./checkfu/turn.ts"
export type { Turn } from "./checkfu/turn.ts"
export {
  decodeSessionSteerAcknowledgement,
  decodeSessionSteerAcknowledgementText,
  decodeSessionSteerRequest,
  decodeSessionSteerRequestText,
} from "./checkfu/session-steer.ts"
export type { SessionSteerAcknowledgement, SessionSteerRequest } from "./checkfu/session-steer.ts"
export {
  decodeSessionInterruptAcknowledgement,
  decodeSessionInterruptAcknowledgementText,
  decodeSessionInterruptRequest,
  decodeSessionInterruptRequestText,
} from "./checkfu/session-interrupt.ts"
export type {
  SessionInterruptAcknowledgement,
  SessionInterruptRequest,
} from "./checkfu/session-interrupt.ts"
export { decodeBuiltinTools, decodeBuiltinToolsText } from "./checkfu/builtin-tools.ts"
export type { BuiltinTools } from "./checkfu/builtin-tools.ts"
export { decodeContinuity, decodeContinuityText } from "./checkfu/continuity.ts"
export type { Continuity } from "./checkfu/continuity.ts"
export { decodeRuntimeConfig, decodeRuntimeConfigText } from "./checkfu/runtime-config.ts"
export type { RuntimeConfig } from "./checkfu/runtime-config.ts"
export { decodeOutputSchema, decodeOutputSchemaText } from "./checkfu/output-schema.ts"
export type { OutputSchema } from "./checkfu/output-schema.ts"
export { decodeResume, decodeResumeText } from "./checkfu/resume.ts"
export type { Resume } from "./checkfu/resume.ts"
export {
  decodeJournalCheckpoint,
  decodeJournalCheckpointText,
} from "./checkfu/journal-checkpoint.ts"
export type { JournalCheckpoint } from "./checkfu/journal-checkpoint.ts"
export { decodeCompaction, decodeCompactionText } from "./checkfu/compaction.ts"
export type { Compaction } from "./checkfu/compaction.ts"
export { decodeAnsweringModel, decodeAnsweringModelText } from "./claude/answering-model.ts"
export type { AnsweringModel } from "./claude/answering-model.ts"
export { decodeMessageOrigin, decodeMessageOriginText } from "./claude/message-origin.ts"
export type { MessageOrigin } from "./claude/message-origin.ts"
export { decodeQuestionOption, decodeQuestionOptionText } from "./claude/question-option.ts"
export type { QuestionOption } from "./claude/question-option.ts"
export { decodeRateLimitWindow, decodeRateLimitWindowText } from "./claude/rate-limit-window.ts"
export type { RateLimitWindow } from "./claude/rate-limit-window.ts"
export { decodeSdkMessage, decodeSdkMessageText } from "./claude/sdk-message.ts"
export type { SdkMessage } from "./claude/sdk-message.ts"
export { decodeParentToolUse, decodeParentToolUseText } from "./claude-code/parent-tool-use.ts"
export type { ParentToolUse } from "./claude-code/parent-tool-use.ts"
export {
  decodePromptSuggestions,
  decodePromptSuggestionsText,
} from "./claude-code/prompt-suggestions.ts"
export type { PromptSuggestions } from "./claude-code/prompt-suggestions.ts"
export { decodeSessionOptions, decodeSessionOptionsText } from "./claude-code/session-options.ts"
export type { SessionOptions } from "./claude-code/session-options.ts"
export { decodeToolName, decodeToolNameText } from "./claude-code/tool-name.ts"
export type { ToolName } from "./claude-code/tool-name.ts"
export { decodeToolResponse, decodeToolResponseText } from "./claude-code/tool-response.ts"
export type { ToolResponse } from "./claude-code/tool-response.ts"
export {
  decodeAgentCollaboration,
  decodeAgentCollaborationText,
} from "./codex/agent-collaboration.ts"
export type { AgentCollaboration } from "./codex/agent-collaboration.ts"
export { decodeClientMessageId, decodeClientMessageIdText } from "./codex/client-message-id.ts"
export type { ClientMessageId } from "./codex/client-message-id.ts"
export { decodeSubagentActivity, decodeSubagentActivityText } from "./codex/subagent-activity.ts"
export type { SubagentActivity } from "./codex/subagent-activity.ts"
export { decodeThreadStatus, decodeThreadStatusText } from "./codex/thread-status.ts"
export type { ThreadStatus } from "./codex/thread-status.ts"
export {
  decodeAskQuestionAcknowledgement,
  decodeAskQuestionAcknowledgementText,
  decodeAskQuestionRequest,
  decodeAskQuestionRequestText,
} from "./cursor/ask-question.ts"
export type { AskQuestionAcknowledgement, AskQuestionRequest } from "./cursor/ask-question.ts"
export {
  decodeCreatePlanAcknowledgement,
  decodeCreatePlanAcknowledgementText,
  decodeCreatePlanRequest,
  decodeCreatePlanRequestText,
} from "./cursor/create-plan.ts"
export type { CreatePlanAcknowledgement, CreatePlanRequest } from "./cursor/create-plan.ts"
export { decodeModelPicker, decodeModelPickerText } from "./cursor/model-picker.ts"
export type { ModelPicker } from "./cursor/model-picker.ts"
export { decodeTaskReport, decodeTaskReportText } from "./cursor/task-report.ts"
export type { TaskReport } from "./cursor/task-report.ts"
export { decodeUpdateTodos, decodeUpdateTodosText } from "./cursor/update-todos.ts"
export type { UpdateTodos } from "./cursor/update-todos.ts"
export { decodeTerminalExit, decodeTerminalExitText } from "./display-terminals/terminal-exit.ts"
export type { TerminalExit } from "./display-terminals/terminal-exit.ts"
export { decodeTerminalInfo, decodeTerminalInfoText } from "./display-terminals/terminal-info.ts"
export type { TerminalInfo } from "./display-terminals/terminal-info.ts"
export { decodeTerminalLogin, decodeTerminalLoginText } from "./display-terminals/terminal-login.ts"
export type { TerminalLogin } from "./display-terminals/terminal-login.ts"
export {
  decodeTerminalOutput,
  decodeTerminalOutputText,
} from "./display-terminals/terminal-output.ts"
export type { TerminalOutput } from "./display-terminals/terminal-output.ts"
export {
  decodeTerminalOutputDelta,
  decodeTerminalOutputDeltaText,
} from "./display-terminals/terminal-output-delta.ts"
export type { TerminalOutputDelta } from "./display-terminals/terminal-output-delta.ts"
export {
  decodeSessionToolsAcknowledgement,
  decodeSessionToolsAcknowledgementText,
  decodeSessionToolsRequest,
  decodeSessionToolsRequestText,
} from "./goose/session-tools.ts"
export type { SessionToolsAcknowledgement, SessionToolsRequest } from "./goose/session-tools.ts"
export { decodeSessionUpdate, decodeSessionUpdateText } from "./goose/session-update.ts"
export type { SessionUpdate } from "./goose/session-update.ts"
export {
  decodeSessionProvenance,
  decodeSessionProvenanceText,
} from "./hermes/session-provenance.ts"
export type { SessionProvenance } from "./hermes/session-provenance.ts"
export { decodeCompactionFacts, decodeCompactionFactsText } from "./jetbrains/compaction-facts.ts"
export type { CompactionFacts } from "./jetbrains/compaction-facts.ts"
export { decodeCustomAnswer, decodeCustomAnswerText } from "./jetbrains/custom-answer.ts"
export type { CustomAnswer } from "./jetbrains/custom-answer.ts"
export { decodeDiffPatch, decodeDiffPatchText } from "./jetbrains/diff-patch.ts"
export type { DiffPatch } from "./jetbrains/diff-patch.ts"
export {
  decodeFileReportRequest,
  decodeFileReportRequestText,
} from "./jetbrains/file-report-request.ts"
export type { FileReportRequest } from "./jetbrains/file-report-request.ts"
export { decodeGoalState, decodeGoalStateText } from "./jetbrains/goal-state.ts"
export type { GoalState } from "./jetbrains/goal-state.ts"
export { decodeOfferedFeatures, decodeOfferedFeaturesText } from "./jetbrains/offered-features.ts"
export type { OfferedFeatures } from "./jetbrains/offered-features.ts"
export { decodeOfferedGoal, decodeOfferedGoalText } from "./jetbrains/offered-goal.ts"
export type { OfferedGoal } from "./jetbrains/offered-goal.ts"
export { decodePermissionCard, decodePermissionCardText } from "./jetbrains/permission-card.ts"
export type { PermissionCard } from "./jetbrains/permission-card.ts"
export { decodeSessionFailure, decodeSessionFailureText } from "./jetbrains/session-failure.ts"
export type { SessionFailure } from "./jetbrains/session-failure.ts"
export { decodeSubagentCall, decodeSubagentCallText } from "./jetbrains/subagent-call.ts"
export type { SubagentCall } from "./jetbrains/subagent-call.ts"
export { decodeCompactionPhase, decodeCompactionPhaseText } from "./kimi-code/compaction-phase.ts"
export type { CompactionPhase } from "./kimi-code/compaction-phase.ts"
export { decodeSubagentId, decodeSubagentIdText } from "./kimi-code/subagent-id.ts"
export type { SubagentId } from "./kimi-code/subagent-id.ts"
export { decodeSubagentPayload, decodeSubagentPayloadText } from "./kimi-code/subagent-payload.ts"
export type { SubagentPayload } from "./kimi-code/subagent-payload.ts"
export { decodeCommandsAvailable, decodeCommandsAvailableText } from "./kiro/commands-available.ts"
export type { CommandsAvailable } from "./kiro/commands-available.ts"
export { decodeServerInitFailure, decodeServerInitFailureText } from "./kiro/server-init-failure.ts"
export type { ServerInitFailure } from "./kiro/server-init-failure.ts"
export { decodeBlockMeta, decodeBlockMetaText } from "./onehorizon/block-meta.ts"
export type { BlockMeta } from "./onehorizon/block-meta.ts"
export { decodeSessionMeta, decodeSessionMetaText } from "./onehorizon/session-meta.ts"
export type { SessionMeta } from "./onehorizon/session-meta.ts"
export { decodeTaskContext, decodeTaskContextText } from "./onehorizon/task-context.ts"
export type { TaskContext } from "./onehorizon/task-context.ts"
export {
  decodeTrustedInstructions,
  decodeTrustedInstructionsText,
} from "./onehorizon/trusted-instructions.ts"
export type { TrustedInstructions } from "./onehorizon/trusted-instructions.ts"
export {
  decodeChildSessionMark,
  decodeChildSessionMarkText,
} from "./opencode/child-session-mark.ts"
export type { ChildSessionMark } from "./opencode/child-session-mark.ts"
export { decodeChildUpdate, decodeChildUpdateText } from "./opencode/child-update.ts"
export type { ChildUpdate } from "./opencode/child-update.ts"
export {
  decodeChildUpdatesWanted,
  decodeChildUpdatesWantedText,
} from "./opencode/child-updates-wanted.ts"
export type { ChildUpdatesWanted } from "./opencode/child-updates-wanted.ts"
export {
  decodeAuthStatusOffer,
  decodeAuthStatusOfferText,
} from "./shared-conventions/auth-status-offer.ts"
export type { AuthStatusOffer } from "./shared-conventions/auth-status-offer.ts"
export { decodeControlGoal, decodeControlGoalText } from "./shared-conventions/control-goal.ts"
export type { ControlGoal } from "./shared-conventions/control-goal.ts"
export {
  decodeSteerTurnAcknowledgement,
  decodeSteerTurnAcknowledgementText,
  decodeSteerTurnRequest,
  decodeSteerTurnRequestText,
} from "./shared-conventions/steer-turn.ts"
export type { SteerTurnAcknowledgement, SteerTurnRequest } from "./shared-conventions/steer-turn.ts"
export {
  decodeSteeringOffer,
  decodeSteeringOfferText,
} from "./shared-conventions/steering-offer.ts"
export type { SteeringOffer } from "./shared-conventions/steering-offer.ts"
export {
  decodeStopAsyncTaskAcknowledgement,
  decodeStopAsyncTaskAcknowledgementText,
  decodeStopAsyncTaskRequest,
  decodeStopAsyncTaskRequestText,
} from "./shared-conventions/stop-async-task.ts"
export type {
  StopAsyncTaskAcknowledgement,
  StopAsyncTaskRequest,
} from "./shared-conventions/stop-async-task.ts"
export { decodeSystemPrompt, decodeSystemPromptText } from "./shared-conventions/system-prompt.ts"
export type { SystemPrompt } from "./shared-conventions/system-prompt.ts"
export { decodeTurnQuota, decodeTurnQuotaText } from "./shared-conventions/turn-quota.ts"
export type { TurnQuota } from "./shared-conventions/turn-quota.ts"
export { decodeLoadLiveSession, decodeLoadLiveSessionText } from "./tidewave/load-live-session.ts"
export type { LoadLiveSession } from "./tidewave/load-live-session.ts"
export { decodeLoadOffer, decodeLoadOfferText } from "./tidewave/load-offer.ts"
export type { LoadOffer } from "./tidewave/load-offer.ts"
export { decodeNotificationId, decodeNotificationIdText } from "./tidewave/notification-id.ts"
export type { NotificationId } from "./tidewave/notification-id.ts"
export {
  decodeAskUserAcknowledgement,
  decodeAskUserAcknowledgementText,
  decodeAskUserRequest,
  decodeAskUserRequestText,
} from "./xai/ask-user.ts"
export type { AskUserAcknowledgement, AskUserRequest } from "./xai/ask-user.ts"
export { decodeSessionNotice, decodeSessionNoticeText } from "./xai/session-notice.ts"
export type { SessionNotice } from "./xai/session-notice.ts"
export { decodeToolIdentity, decodeToolIdentityText } from "./xai/tool-identity.ts"
export type { ToolIdentity } from "./xai/tool-identity.ts"
export { decodeDebugMode, decodeDebugModeText } from "./zed/debug-mode.ts"
export type { DebugMode } from "./zed/debug-mode.ts"
export {
  decodeWorkspaceBuffersAcknowledgement,
  decodeWorkspaceBuffersAcknowledgementText,
  decodeWorkspaceBuffersRequest,
  decodeWorkspaceBuffersRequestText,
} from "./zed/workspace-buffers.ts"
export type {
  WorkspaceBuffersAcknowledgement,
  WorkspaceBuffersRequest,
} from "./zed/workspace-buffers.ts"
export { decodeWorkspaceOffer, decodeWorkspaceOfferText } from "./zed/workspace-offer.ts"
export type { WorkspaceOffer } from "./zed/workspace-offer.ts"
