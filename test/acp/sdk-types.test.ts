import { AGENT_METHODS, CLIENT_METHODS, PROTOCOL_METHODS } from "@agentclientprotocol/sdk"
import type * as Sdk from "@agentclientprotocol/sdk"
import { expect, it } from "vitest"
import type { ErrorObject, RequestId, ToolCallUpdate } from "../../output/acp/definitions.ts"
import type { Lenient } from "../../output/acp/lenient.ts"
import { methods } from "../../output/acp/methods.ts"
import type { SessionUpdate } from "../../output/acp/session-update.ts"

/** A type whose members and items may be written, as the SDK's may. */
type Written<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Written<Item>[]
    : T extends object
      ? { -readonly [Name in keyof T]: Written<T[Name]> }
      : T

/** Whether two types take the same values. */
type Same<Ours, Theirs> = [Written<Ours>] extends [Theirs]
  ? [Theirs] extends [Written<Ours>]
    ? true
    : "the SDK's takes more"
  : "ours takes more"

type Methods = typeof methods
type Params<Name extends keyof Methods> = Extract<ReturnType<Methods[Name]["params"]>, { readonly ok: true }>["value"]
type Answer<Name extends keyof Methods> = Methods[Name] extends {
  readonly result: (input: unknown) => Lenient<infer Read>
}
  ? Read
  : never

/** The SDK knows no unknown variants: it drops their messages. */
type KnownUpdate = Exclude<SessionUpdate, { readonly kind: "unknown" }>

const same: {
  readonly initialize: Same<Params<"initialize">, Sdk.InitializeRequest>
  readonly initialized: Same<Answer<"initialize">, Sdk.InitializeResponse>
  readonly authenticate: Same<Params<"authenticate">, Sdk.AuthenticateRequest>
  readonly newSession: Same<Params<"session/new">, Sdk.NewSessionRequest>
  readonly sessionMade: Same<Answer<"session/new">, Sdk.NewSessionResponse>
  readonly load: Same<Params<"session/load">, Sdk.LoadSessionRequest>
  readonly loaded: Same<Answer<"session/load">, Sdk.LoadSessionResponse>
  readonly resumed: Same<Answer<"session/resume">, Sdk.ResumeSessionResponse>
  readonly listed: Same<Answer<"session/list">, Sdk.ListSessionsResponse>
  readonly prompt: Same<Params<"session/prompt">, Sdk.PromptRequest>
  readonly prompted: Same<Answer<"session/prompt">, Sdk.PromptResponse>
  readonly cancel: Same<Params<"session/cancel">, Sdk.CancelNotification>
  readonly update: Same<KnownUpdate, Sdk.SessionUpdate>
  readonly toolCallUpdate: Same<ToolCallUpdate, Sdk.ToolCallUpdate>
  readonly permission: Same<Params<"session/request_permission">, Sdk.RequestPermissionRequest>
  readonly permitted: Same<Answer<"session/request_permission">, Sdk.RequestPermissionResponse>
  readonly optionSet: Same<Answer<"session/set_config_option">, Sdk.SetSessionConfigOptionResponse>
  readonly fileRead: Same<Params<"fs/read_text_file">, Sdk.ReadTextFileRequest>
  readonly fileWritten: Same<Params<"fs/write_text_file">, Sdk.WriteTextFileRequest>
  readonly terminal: Same<Params<"terminal/create">, Sdk.CreateTerminalRequest>
  readonly output: Same<Answer<"terminal/output">, Sdk.TerminalOutputResponse>
  readonly elicitation: Same<Params<"elicitation/create">, Sdk.CreateElicitationRequest>
  readonly elicited: Same<Answer<"elicitation/create">, Sdk.CreateElicitationResponse>
  readonly error: Same<ErrorObject, Sdk.Error>
  readonly requestId: Same<RequestId, Sdk.RequestId>
} = {
  initialize: true,
  initialized: true,
  authenticate: true,
  newSession: true,
  sessionMade: true,
  load: true,
  loaded: true,
  resumed: true,
  listed: true,
  prompt: true,
  prompted: true,
  cancel: true,
  update: true,
  toolCallUpdate: true,
  permission: true,
  permitted: true,
  optionSet: true,
  fileRead: true,
  fileWritten: true,
  terminal: true,
  output: true,
  elicitation: true,
  elicited: true,
  error: true,
  requestId: true,
}

it("the main messages have the types that the official SDK gives them, which the compiler decides", () => {
  expect(Object.values(same).every((one) => one)).toBe(true)
})

it("the methods are the official SDK's", () => {
  const names = [...Object.values(AGENT_METHODS), ...Object.values(CLIENT_METHODS), ...Object.values(PROTOCOL_METHODS)]
  expect(Object.keys(methods).toSorted()).toEqual(names.toSorted())
})
