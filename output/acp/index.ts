// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
export { methodOf, methods } from "./methods.ts"
export type {
  Handler,
  Lenient,
  Meta,
  Method,
  NotificationMethod,
  Path,
  RequestMethod,
  Salvage,
  UnknownVariant,
} from "./lenient.ts"
export type {
  AgentAuthCapabilities,
  AgentCapabilities,
  LogoutCapabilities,
  McpCapabilities,
  PromptCapabilities,
} from "./agent-capabilities.ts"
export { decodeAuthenticateRequest, decodeAuthenticateResponse } from "./authenticate.ts"
export type { AuthenticateRequest, AuthenticateResponse } from "./authenticate.ts"
export type {
  AvailableCommand,
  AvailableCommandInput,
  AvailableCommandsUpdate,
  UnstructuredCommandInput,
} from "./available-commands-update.ts"
export { decodeCancelRequestNotification } from "./cancel-request.ts"
export type { CancelRequestNotification } from "./cancel-request.ts"
export type {
  AuthCapabilities,
  ClientCapabilities,
  ElicitationCapabilities,
  ElicitationFormCapabilities,
  ElicitationUrlCapabilities,
  FileSystemCapabilities,
} from "./client-capabilities.ts"
export type {
  BooleanConfigOptionCapabilities,
  ClientSessionCapabilities,
  CompactionCapabilities,
  NoticeCapabilities,
  SessionConfigOptionsCapabilities,
} from "./client-session-capabilities.ts"
export type {
  Annotations,
  AudioContent,
  BlobResourceContents,
  ContentBlock,
  EmbeddedResource,
  EmbeddedResourceResource,
  ImageContent,
  ResourceLink,
  Role,
  TextContent,
  TextResourceContents,
} from "./content-block.ts"
export type {
  CreateElicitationRequestForm,
  CreateElicitationRequestFormElicitationRequestScope,
  CreateElicitationRequestFormElicitationSessionScope,
} from "./create-elicitation-request-form.ts"
export { decodeErrorObject, decodeRequestId } from "./definitions.ts"
export type {
  AuthMethodId,
  Content,
  Diff,
  ElicitationId,
  EnvVariable,
  ErrorCode,
  ErrorObject,
  RequestId,
  SessionConfigId,
  SessionConfigValueId,
  SessionId,
  SessionMode,
  SessionModeId,
  SessionModeState,
  Terminal,
  TerminalId,
  ToolCallContent,
  ToolCallId,
  ToolCallLocation,
  ToolCallStatus,
  ToolCallUpdate,
  ToolKind,
} from "./definitions.ts"
export { decodeCompleteElicitationNotification } from "./elicitation-complete.ts"
export type { CompleteElicitationNotification } from "./elicitation-complete.ts"
export {
  decodeCreateElicitationRequest,
  decodeCreateElicitationResponse,
} from "./elicitation-create.ts"
export type {
  CreateElicitationRequest,
  CreateElicitationRequestOther,
  CreateElicitationRequestOtherElicitationRequestScope,
  CreateElicitationRequestOtherElicitationSessionScope,
  CreateElicitationRequestUrl,
  CreateElicitationRequestUrlElicitationRequestScope,
  CreateElicitationRequestUrlElicitationSessionScope,
  CreateElicitationResponse,
  CreateElicitationResponseAccept,
  CreateElicitationResponseCancel,
  CreateElicitationResponseDecline,
  CreateElicitationResponseOther,
  ElicitationContentValue,
} from "./elicitation-create.ts"
export type {
  BooleanPropertySchema,
  ElicitationPropertySchema,
  ElicitationPropertySchemaOther,
  EnumOption,
  IntegerPropertySchema,
  MultiSelectItems,
  MultiSelectItemsOther,
  MultiSelectPropertySchema,
  NumberPropertySchema,
  StringFormat,
  StringMultiSelectItems,
  StringPropertySchema,
  TitledMultiSelectItems,
} from "./elicitation-property-schema.ts"
export type { ElicitationSchema, ElicitationSchemaType } from "./elicitation-schema.ts"
export { decodeReadTextFileRequest, decodeReadTextFileResponse } from "./fs-read-text-file.ts"
export type { ReadTextFileRequest, ReadTextFileResponse } from "./fs-read-text-file.ts"
export { decodeWriteTextFileRequest, decodeWriteTextFileResponse } from "./fs-write-text-file.ts"
export type { WriteTextFileRequest, WriteTextFileResponse } from "./fs-write-text-file.ts"
export { decodeInitializeRequest, decodeInitializeResponse } from "./initialize.ts"
export type {
  AuthMethod,
  AuthMethodAgent,
  AuthMethodTerminal,
  Implementation,
  InitializeRequest,
  InitializeResponse,
  ProtocolVersion,
} from "./initialize.ts"
export { decodeLogoutRequest, decodeLogoutResponse } from "./logout.ts"
export type { LogoutRequest, LogoutResponse } from "./logout.ts"
export type {
  HttpHeader,
  McpServer,
  McpServerHttp,
  McpServerSse,
  McpServerStdio,
} from "./mcp-server.ts"
export type { Plan, PlanEntry, PlanEntryPriority, PlanEntryStatus } from "./plan.ts"
export { decodeCancelNotification } from "./session-cancel.ts"
export type { CancelNotification } from "./session-cancel.ts"
export type {
  SessionAdditionalDirectoriesCapabilities,
  SessionCapabilities,
  SessionCloseCapabilities,
  SessionDeleteCapabilities,
  SessionListCapabilities,
  SessionResumeCapabilities,
} from "./session-capabilities.ts"
export { decodeCloseSessionRequest, decodeCloseSessionResponse } from "./session-close.ts"
export type { CloseSessionRequest, CloseSessionResponse } from "./session-close.ts"
export type {
  SessionConfigOption,
  SessionConfigOptionBoolean,
  SessionConfigOptionCategory,
  SessionConfigOptionSelect,
} from "./session-config-option.ts"
export type {
  SessionConfigGroupId,
  SessionConfigSelectGroup,
  SessionConfigSelectOption,
  SessionConfigSelectOptions,
} from "./session-config-select-options.ts"
export { decodeDeleteSessionRequest, decodeDeleteSessionResponse } from "./session-delete.ts"
export type { DeleteSessionRequest, DeleteSessionResponse } from "./session-delete.ts"
export { decodeListSessionsRequest, decodeListSessionsResponse } from "./session-list.ts"
export type { ListSessionsRequest, ListSessionsResponse, SessionInfo } from "./session-list.ts"
export { decodeLoadSessionRequest, decodeLoadSessionResponse } from "./session-load.ts"
export type { LoadSessionRequest, LoadSessionResponse } from "./session-load.ts"
export { decodeNewSessionRequest, decodeNewSessionResponse } from "./session-new.ts"
export type { NewSessionRequest, NewSessionResponse } from "./session-new.ts"
export { decodePromptRequest, decodePromptResponse } from "./session-prompt.ts"
export type { PromptRequest, PromptResponse, StopReason } from "./session-prompt.ts"
export {
  decodeRequestPermissionRequest,
  decodeRequestPermissionResponse,
} from "./session-request-permission.ts"
export type {
  PermissionOption,
  PermissionOptionId,
  PermissionOptionKind,
  RequestPermissionOutcome,
  RequestPermissionOutcomeCancelled,
  RequestPermissionRequest,
  RequestPermissionResponse,
  SelectedPermissionOutcome,
} from "./session-request-permission.ts"
export { decodeResumeSessionRequest, decodeResumeSessionResponse } from "./session-resume.ts"
export type { ResumeSessionRequest, ResumeSessionResponse } from "./session-resume.ts"
export {
  decodeSetSessionConfigOptionRequest,
  decodeSetSessionConfigOptionResponse,
} from "./session-set-config-option.ts"
export type {
  SetSessionConfigOptionRequest,
  SetSessionConfigOptionRequestBoolean,
  SetSessionConfigOptionRequestUntagged,
  SetSessionConfigOptionResponse,
} from "./session-set-config-option.ts"
export { decodeSetSessionModeRequest, decodeSetSessionModeResponse } from "./session-set-mode.ts"
export type { SetSessionModeRequest, SetSessionModeResponse } from "./session-set-mode.ts"
export { decodeSessionNotification } from "./session-update.ts"
export type {
  CompactionId,
  CompactionStatus,
  CompactionSummaryChunk,
  CompactionUpdate,
  ConfigOptionUpdate,
  ContentChunk,
  Cost,
  CurrentModeUpdate,
  MessageId,
  Notice,
  NoticeSeverity,
  SessionInfoUpdate,
  SessionNotification,
  SessionUpdate,
  ToolCall,
  UsageUpdate,
} from "./session-update.ts"
export { decodeCreateTerminalRequest, decodeCreateTerminalResponse } from "./terminal-create.ts"
export type { CreateTerminalRequest, CreateTerminalResponse } from "./terminal-create.ts"
export { decodeKillTerminalRequest, decodeKillTerminalResponse } from "./terminal-kill.ts"
export type { KillTerminalRequest, KillTerminalResponse } from "./terminal-kill.ts"
export { decodeTerminalOutputRequest, decodeTerminalOutputResponse } from "./terminal-output.ts"
export type {
  TerminalExitStatus,
  TerminalOutputRequest,
  TerminalOutputResponse,
} from "./terminal-output.ts"
export { decodeReleaseTerminalRequest, decodeReleaseTerminalResponse } from "./terminal-release.ts"
export type { ReleaseTerminalRequest, ReleaseTerminalResponse } from "./terminal-release.ts"
export {
  decodeWaitForTerminalExitRequest,
  decodeWaitForTerminalExitResponse,
} from "./terminal-wait-for-exit.ts"
export type {
  WaitForTerminalExitRequest,
  WaitForTerminalExitResponse,
} from "./terminal-wait-for-exit.ts"
