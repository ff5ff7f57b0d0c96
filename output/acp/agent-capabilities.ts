// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { Meta } from "./lenient.ts"
import { fitsSessionCapabilities, sessionCapabilitiesShape } from "./session-capabilities.ts"
import type { SessionCapabilities } from "./session-capabilities.ts"
import { flag, nullable, object, optional, record } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/** Prompt capabilities supported by the agent in `session/prompt` requests. */
export interface PromptCapabilities {
  /** Agent supports `image` content blocks. */
  readonly image?: boolean
  /** Agent supports `audio` content blocks. */
  readonly audio?: boolean
  /** Agent supports embedded context in `session/prompt` requests. */
  readonly embeddedContext?: boolean
  readonly _meta?: Meta | null
}

/** MCP capabilities supported by the agent. */
export interface McpCapabilities {
  /** Agent supports `http` MCP servers. */
  readonly http?: boolean
  /** Agent supports `sse` MCP servers. */
  readonly sse?: boolean
  readonly _meta?: Meta | null
}

/** Logout capabilities supported by the agent. */
export interface LogoutCapabilities {
  readonly _meta?: Meta | null
}

/** Authentication-related capabilities supported by the agent. */
export interface AgentAuthCapabilities {
  /** Whether the agent supports the logout method. */
  readonly logout?: LogoutCapabilities | null
  readonly _meta?: Meta | null
}

/** Capabilities supported by the agent. */
export interface AgentCapabilities {
  /** Whether the agent supports `session/load`. */
  readonly loadSession?: boolean
  /** Prompt capabilities supported by the agent. */
  readonly promptCapabilities?: PromptCapabilities
  /** MCP capabilities supported by the agent. */
  readonly mcpCapabilities?: McpCapabilities
  /** Session lifecycle and prompt capabilities advertised by the agent. */
  readonly sessionCapabilities?: SessionCapabilities
  /** Authentication-related capabilities supported by the agent. */
  readonly auth?: AgentAuthCapabilities
  readonly _meta?: Meta | null
}

/** Whether a value is `PromptCapabilities` to the letter, without members unknown to it. */
export function fitsPromptCapabilities(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const image = value["image"]
  if (image !== undefined) {
    if (typeof image !== "boolean") return false
    if (--left === 0) return true
  }
  const audio = value["audio"]
  if (audio !== undefined) {
    if (typeof audio !== "boolean") return false
    if (--left === 0) return true
  }
  const embeddedContext = value["embeddedContext"]
  if (embeddedContext !== undefined) {
    if (typeof embeddedContext !== "boolean") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `PromptCapabilities` is read where it does not fit to the letter. */
export const promptCapabilitiesShape: ObjectShape = object("PromptCapabilities", [
  optional("image", flag, "on-error"),
  optional("audio", flag, "on-error"),
  optional("embeddedContext", flag, "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `McpCapabilities` to the letter, without members unknown to it. */
export function fitsMcpCapabilities(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const http = value["http"]
  if (http !== undefined) {
    if (typeof http !== "boolean") return false
    if (--left === 0) return true
  }
  const sse = value["sse"]
  if (sse !== undefined) {
    if (typeof sse !== "boolean") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `McpCapabilities` is read where it does not fit to the letter. */
export const mcpCapabilitiesShape: ObjectShape = object("McpCapabilities", [
  optional("http", flag, "on-error"),
  optional("sse", flag, "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `LogoutCapabilities` to the letter, without members unknown to it. */
export function fitsLogoutCapabilities(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `LogoutCapabilities` is read where it does not fit to the letter. */
export const logoutCapabilitiesShape: ObjectShape = object("LogoutCapabilities", [
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `AgentAuthCapabilities` to the letter, without members unknown to it. */
export function fitsAgentAuthCapabilities(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const logout = value["logout"]
  if (logout !== undefined) {
    if (logout !== null && !fitsLogoutCapabilities(logout, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `AgentAuthCapabilities` is read where it does not fit to the letter. */
export const agentAuthCapabilitiesShape: ObjectShape = object("AgentAuthCapabilities", [
  optional("logout", nullable(logoutCapabilitiesShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `AgentCapabilities` to the letter, without members unknown to it. */
export function fitsAgentCapabilities(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const loadSession = value["loadSession"]
  if (loadSession !== undefined) {
    if (typeof loadSession !== "boolean") return false
    if (--left === 0) return true
  }
  const promptCapabilities = value["promptCapabilities"]
  if (promptCapabilities !== undefined) {
    if (!fitsPromptCapabilities(promptCapabilities, 0)) return false
    if (--left === 0) return true
  }
  const mcpCapabilities = value["mcpCapabilities"]
  if (mcpCapabilities !== undefined) {
    if (!fitsMcpCapabilities(mcpCapabilities, 0)) return false
    if (--left === 0) return true
  }
  const sessionCapabilities = value["sessionCapabilities"]
  if (sessionCapabilities !== undefined) {
    if (!fitsSessionCapabilities(sessionCapabilities, 0)) return false
    if (--left === 0) return true
  }
  const auth = value["auth"]
  if (auth !== undefined) {
    if (!fitsAgentAuthCapabilities(auth, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `AgentCapabilities` is read where it does not fit to the letter. */
export const agentCapabilitiesShape: ObjectShape = object("AgentCapabilities", [
  optional("loadSession", flag, "on-error"),
  optional("promptCapabilities", promptCapabilitiesShape, "on-error"),
  optional("mcpCapabilities", mcpCapabilitiesShape, "on-error"),
  optional("sessionCapabilities", sessionCapabilitiesShape, "on-error"),
  optional("auth", agentAuthCapabilitiesShape, "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
