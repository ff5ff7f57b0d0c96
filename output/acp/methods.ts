// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { decodeAuthenticateRequest, decodeAuthenticateResponse } from "./authenticate.ts"
import type { AuthenticateRequest, AuthenticateResponse } from "./authenticate.ts"
import { decodeCancelRequestNotification } from "./cancel-request.ts"
import type { CancelRequestNotification } from "./cancel-request.ts"
import { decodeCompleteElicitationNotification } from "./elicitation-complete.ts"
import type { CompleteElicitationNotification } from "./elicitation-complete.ts"
import {
  decodeCreateElicitationRequest,
  decodeCreateElicitationResponse,
} from "./elicitation-create.ts"
import type { CreateElicitationRequest, CreateElicitationResponse } from "./elicitation-create.ts"
import { decodeReadTextFileRequest, decodeReadTextFileResponse } from "./fs-read-text-file.ts"
import type { ReadTextFileRequest, ReadTextFileResponse } from "./fs-read-text-file.ts"
import { decodeWriteTextFileRequest, decodeWriteTextFileResponse } from "./fs-write-text-file.ts"
import type { WriteTextFileRequest, WriteTextFileResponse } from "./fs-write-text-file.ts"
import { decodeInitializeRequest, decodeInitializeResponse } from "./initialize.ts"
import type { InitializeRequest, InitializeResponse } from "./initialize.ts"
import { decodeLogoutRequest, decodeLogoutResponse } from "./logout.ts"
import type { LogoutRequest, LogoutResponse } from "./logout.ts"
import { decodeCancelNotification } from "./session-cancel.ts"
import type { CancelNotification } from "./session-cancel.ts"
import { decodeCloseSessionRequest, decodeCloseSessionResponse } from "./session-close.ts"
import type { CloseSessionRequest, CloseSessionResponse } from "./session-close.ts"
import { decodeDeleteSessionRequest, decodeDeleteSessionResponse } from "./session-delete.ts"
import type { DeleteSessionRequest, DeleteSessionResponse } from "./session-delete.ts"
import { decodeListSessionsRequest, decodeListSessionsResponse } from "./session-list.ts"
import type { ListSessionsRequest, ListSessionsResponse } from "./session-list.ts"
import { decodeLoadSessionRequest, decodeLoadSessionResponse } from "./session-load.ts"
import type { LoadSessionRequest, LoadSessionResponse } from "./session-load.ts"
import { decodeNewSessionRequest, decodeNewSessionResponse } from "./session-new.ts"
import type { NewSessionRequest, NewSessionResponse } from "./session-new.ts"
import { decodePromptRequest, decodePromptResponse } from "./session-prompt.ts"
import type { PromptRequest, PromptResponse } from "./session-prompt.ts"
import {
  decodeRequestPermissionRequest,
  decodeRequestPermissionResponse,
} from "./session-request-permission.ts"
import type {
  RequestPermissionRequest,
  RequestPermissionResponse,
} from "./session-request-permission.ts"
import { decodeResumeSessionRequest, decodeResumeSessionResponse } from "./session-resume.ts"
import type { ResumeSessionRequest, ResumeSessionResponse } from "./session-resume.ts"
import {
  decodeSetSessionConfigOptionRequest,
  decodeSetSessionConfigOptionResponse,
} from "./session-set-config-option.ts"
import type {
  SetSessionConfigOptionRequest,
  SetSessionConfigOptionResponse,
} from "./session-set-config-option.ts"
import { decodeSetSessionModeRequest, decodeSetSessionModeResponse } from "./session-set-mode.ts"
import type { SetSessionModeRequest, SetSessionModeResponse } from "./session-set-mode.ts"
import { decodeSessionNotification } from "./session-update.ts"
import type { SessionNotification } from "./session-update.ts"
import { decodeCreateTerminalRequest, decodeCreateTerminalResponse } from "./terminal-create.ts"
import type { CreateTerminalRequest, CreateTerminalResponse } from "./terminal-create.ts"
import { decodeKillTerminalRequest, decodeKillTerminalResponse } from "./terminal-kill.ts"
import type { KillTerminalRequest, KillTerminalResponse } from "./terminal-kill.ts"
import { decodeTerminalOutputRequest, decodeTerminalOutputResponse } from "./terminal-output.ts"
import type { TerminalOutputRequest, TerminalOutputResponse } from "./terminal-output.ts"
import { decodeReleaseTerminalRequest, decodeReleaseTerminalResponse } from "./terminal-release.ts"
import type { ReleaseTerminalRequest, ReleaseTerminalResponse } from "./terminal-release.ts"
import {
  decodeWaitForTerminalExitRequest,
  decodeWaitForTerminalExitResponse,
} from "./terminal-wait-for-exit.ts"
import type {
  WaitForTerminalExitRequest,
  WaitForTerminalExitResponse,
} from "./terminal-wait-for-exit.ts"
import type { Method, NotificationMethod, RequestMethod } from "./lenient.ts"

/** The methods of the protocol by name. */
export const methods: {
  readonly "fs/write_text_file": RequestMethod<WriteTextFileRequest, WriteTextFileResponse>
  readonly "fs/read_text_file": RequestMethod<ReadTextFileRequest, ReadTextFileResponse>
  readonly "session/request_permission": RequestMethod<
    RequestPermissionRequest,
    RequestPermissionResponse
  >
  readonly "terminal/create": RequestMethod<CreateTerminalRequest, CreateTerminalResponse>
  readonly "terminal/output": RequestMethod<TerminalOutputRequest, TerminalOutputResponse>
  readonly "terminal/release": RequestMethod<ReleaseTerminalRequest, ReleaseTerminalResponse>
  readonly "terminal/wait_for_exit": RequestMethod<
    WaitForTerminalExitRequest,
    WaitForTerminalExitResponse
  >
  readonly "terminal/kill": RequestMethod<KillTerminalRequest, KillTerminalResponse>
  readonly "elicitation/create": RequestMethod<CreateElicitationRequest, CreateElicitationResponse>
  readonly "session/update": NotificationMethod<SessionNotification>
  readonly "elicitation/complete": NotificationMethod<CompleteElicitationNotification>
  readonly initialize: RequestMethod<InitializeRequest, InitializeResponse>
  readonly authenticate: RequestMethod<AuthenticateRequest, AuthenticateResponse>
  readonly logout: RequestMethod<LogoutRequest, LogoutResponse>
  readonly "session/new": RequestMethod<NewSessionRequest, NewSessionResponse>
  readonly "session/load": RequestMethod<LoadSessionRequest, LoadSessionResponse>
  readonly "session/list": RequestMethod<ListSessionsRequest, ListSessionsResponse>
  readonly "session/delete": RequestMethod<DeleteSessionRequest, DeleteSessionResponse>
  readonly "session/resume": RequestMethod<ResumeSessionRequest, ResumeSessionResponse>
  readonly "session/close": RequestMethod<CloseSessionRequest, CloseSessionResponse>
  readonly "session/set_mode": RequestMethod<SetSessionModeRequest, SetSessionModeResponse>
  readonly "session/set_config_option": RequestMethod<
    SetSessionConfigOptionRequest,
    SetSessionConfigOptionResponse
  >
  readonly "session/prompt": RequestMethod<PromptRequest, PromptResponse>
  readonly "session/cancel": NotificationMethod<CancelNotification>
  readonly "$/cancel_request": NotificationMethod<CancelRequestNotification>
} = {
  "fs/write_text_file": {
    method: "fs/write_text_file",
    side: "client",
    form: "request",
    params: decodeWriteTextFileRequest,
    result: decodeWriteTextFileResponse,
  },
  "fs/read_text_file": {
    method: "fs/read_text_file",
    side: "client",
    form: "request",
    params: decodeReadTextFileRequest,
    result: decodeReadTextFileResponse,
  },
  "session/request_permission": {
    method: "session/request_permission",
    side: "client",
    form: "request",
    params: decodeRequestPermissionRequest,
    result: decodeRequestPermissionResponse,
  },
  "terminal/create": {
    method: "terminal/create",
    side: "client",
    form: "request",
    params: decodeCreateTerminalRequest,
    result: decodeCreateTerminalResponse,
  },
  "terminal/output": {
    method: "terminal/output",
    side: "client",
    form: "request",
    params: decodeTerminalOutputRequest,
    result: decodeTerminalOutputResponse,
  },
  "terminal/release": {
    method: "terminal/release",
    side: "client",
    form: "request",
    params: decodeReleaseTerminalRequest,
    result: decodeReleaseTerminalResponse,
  },
  "terminal/wait_for_exit": {
    method: "terminal/wait_for_exit",
    side: "client",
    form: "request",
    params: decodeWaitForTerminalExitRequest,
    result: decodeWaitForTerminalExitResponse,
  },
  "terminal/kill": {
    method: "terminal/kill",
    side: "client",
    form: "request",
    params: decodeKillTerminalRequest,
    result: decodeKillTerminalResponse,
  },
  "elicitation/create": {
    method: "elicitation/create",
    side: "client",
    form: "request",
    params: decodeCreateElicitationRequest,
    result: decodeCreateElicitationResponse,
  },
  "session/update": {
    method: "session/update",
    side: "client",
    form: "notification",
    params: decodeSessionNotification,
    result: null,
  },
  "elicitation/complete": {
    method: "elicitation/complete",
    side: "client",
    form: "notification",
    params: decodeCompleteElicitationNotification,
    result: null,
  },
  initialize: {
    method: "initialize",
    side: "agent",
    form: "request",
    params: decodeInitializeRequest,
    result: decodeInitializeResponse,
  },
  authenticate: {
    method: "authenticate",
    side: "agent",
    form: "request",
    params: decodeAuthenticateRequest,
    result: decodeAuthenticateResponse,
  },
  logout: {
    method: "logout",
    side: "agent",
    form: "request",
    params: decodeLogoutRequest,
    result: decodeLogoutResponse,
  },
  "session/new": {
    method: "session/new",
    side: "agent",
    form: "request",
    params: decodeNewSessionRequest,
    result: decodeNewSessionResponse,
  },
  "session/load": {
    method: "session/load",
    side: "agent",
    form: "request",
    params: decodeLoadSessionRequest,
    result: decodeLoadSessionResponse,
  },
  "session/list": {
    method: "session/list",
    side: "agent",
    form: "request",
    params: decodeListSessionsRequest,
    result: decodeListSessionsResponse,
  },
  "session/delete": {
    method: "session/delete",
    side: "agent",
    form: "request",
    params: decodeDeleteSessionRequest,
    result: decodeDeleteSessionResponse,
  },
  "session/resume": {
    method: "session/resume",
    side: "agent",
    form: "request",
    params: decodeResumeSessionRequest,
    result: decodeResumeSessionResponse,
  },
  "session/close": {
    method: "session/close",
    side: "agent",
    form: "request",
    params: decodeCloseSessionRequest,
    result: decodeCloseSessionResponse,
  },
  "session/set_mode": {
    method: "session/set_mode",
    side: "agent",
    form: "request",
    params: decodeSetSessionModeRequest,
    result: decodeSetSessionModeResponse,
  },
  "session/set_config_option": {
    method: "session/set_config_option",
    side: "agent",
    form: "request",
    params: decodeSetSessionConfigOptionRequest,
    result: decodeSetSessionConfigOptionResponse,
  },
  "session/prompt": {
    method: "session/prompt",
    side: "agent",
    form: "request",
    params: decodePromptRequest,
    result: decodePromptResponse,
  },
  "session/cancel": {
    method: "session/cancel",
    side: "agent",
    form: "notification",
    params: decodeCancelNotification,
    result: null,
  },
  "$/cancel_request": {
    method: "$/cancel_request",
    side: "either",
    form: "notification",
    params: decodeCancelRequestNotification,
    result: null,
  },
}

/** The method of a name, as it stands in a message; undefined: the protocol has none. */
export function methodOf(name: string): Method | undefined {
  switch (name) {
    case "fs/write_text_file":
      return methods["fs/write_text_file"]
    case "fs/read_text_file":
      return methods["fs/read_text_file"]
    case "session/request_permission":
      return methods["session/request_permission"]
    case "terminal/create":
      return methods["terminal/create"]
    case "terminal/output":
      return methods["terminal/output"]
    case "terminal/release":
      return methods["terminal/release"]
    case "terminal/wait_for_exit":
      return methods["terminal/wait_for_exit"]
    case "terminal/kill":
      return methods["terminal/kill"]
    case "elicitation/create":
      return methods["elicitation/create"]
    case "session/update":
      return methods["session/update"]
    case "elicitation/complete":
      return methods["elicitation/complete"]
    case "initialize":
      return methods.initialize
    case "authenticate":
      return methods.authenticate
    case "logout":
      return methods.logout
    case "session/new":
      return methods["session/new"]
    case "session/load":
      return methods["session/load"]
    case "session/list":
      return methods["session/list"]
    case "session/delete":
      return methods["session/delete"]
    case "session/resume":
      return methods["session/resume"]
    case "session/close":
      return methods["session/close"]
    case "session/set_mode":
      return methods["session/set_mode"]
    case "session/set_config_option":
      return methods["session/set_config_option"]
    case "session/prompt":
      return methods["session/prompt"]
    case "session/cancel":
      return methods["session/cancel"]
    case "$/cancel_request":
      return methods["$/cancel_request"]
    default:
      return undefined
  }
}
