import { memberOf } from "../../member.ts"

/** A message of the agent's, as far as it was parsed: what it tells, what it asks, or what it answers to a request of ours. */
export type AgentMessage =
  | { readonly form: "notification"; readonly method: string; readonly params: unknown }
  /** `request` is our own number of it. */
  | { readonly form: "request"; readonly method: string; readonly params: unknown; readonly request: number }
  | { readonly form: "answer"; readonly method: string; readonly value: unknown }

/** The JSON that a message holds. */
export function bodyOf(message: AgentMessage): unknown {
  return message.form === "answer" ? message.value : message.params
}

/** The id of the session that a message names; null where it names none, or not as text. */
export function sessionIdOf(message: AgentMessage): string | null {
  const id = memberOf(bodyOf(message), "sessionId")
  return typeof id === "string" ? id : null
}

const answers: { readonly [method: string]: string } = {
  initialize: "InitializeResponse",
  authenticate: "AuthenticateResponse",
  "session/new": "NewSessionResponse",
  "session/load": "LoadSessionResponse",
  "session/resume": "ResumeSessionResponse",
  "session/list": "ListSessionsResponse",
  "session/close": "CloseSessionResponse",
  "session/prompt": "PromptResponse",
}

const told: { readonly [method: string]: string } = {
  "session/update": "SessionNotification",
  "session/request_permission": "RequestPermissionRequest",
  "elicitation/create": "CreateElicitationRequest",
}

/** The protocol's name of what a message holds; null for what the driver reads no members of. */
export function definitionOf({ form, method }: AgentMessage): string | null {
  const names = form === "answer" ? answers : told
  return Object.hasOwn(names, method) ? (names[method] ?? null) : null
}
