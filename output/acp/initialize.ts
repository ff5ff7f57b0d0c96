// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { agentCapabilitiesShape, fitsAgentCapabilities } from "./agent-capabilities.ts"
import type { AgentCapabilities } from "./agent-capabilities.ts"
import { clientCapabilitiesShape, fitsClientCapabilities } from "./client-capabilities.ts"
import type { ClientCapabilities } from "./client-capabilities.ts"
import type { AuthMethodId } from "./definitions.ts"
import { fitsList, fitsMap, fitsText, isWithin, whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import {
  integer,
  list,
  map,
  nullable,
  object,
  optional,
  record,
  required,
  skipping,
  tagged,
  text,
} from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/**
 * Reads `InitializeRequest` as leniently as the schema's hints let it, and says what was salvaged.
 * Never throws.
 */
export function decodeInitializeRequest(input: unknown): Lenient<InitializeRequest> {
  return fitsInitializeRequest(input, 0) ? whole(input) : reread(input, initializeRequestShape)
}

/**
 * Reads `InitializeResponse` as leniently as the schema's hints let it, and says what was salvaged.
 * Never throws.
 */
export function decodeInitializeResponse(input: unknown): Lenient<InitializeResponse> {
  return fitsInitializeResponse(input, 0) ? whole(input) : reread(input, initializeResponseShape)
}

/** Protocol version identifier. */
export type ProtocolVersion = number

/** Metadata about the implementation of the client or agent. */
export interface Implementation {
  /**
   * Intended for programmatic or logical use, but can be used as a display name fallback if
   * title isn't present.
   */
  readonly name: string
  /**
   * Intended for UI and end-user contexts and optimized to be human-readable and easily
   * understood.
   */
  readonly title?: string | null
  /** Version of the implementation. */
  readonly version: string
  readonly _meta?: Meta | null
}

/** Request parameters for the initialize method. */
export interface InitializeRequest {
  /** The latest protocol version supported by the client. */
  readonly protocolVersion: ProtocolVersion
  /** Capabilities supported by the client. */
  readonly clientCapabilities?: ClientCapabilities
  /** Information about the Client name and version sent to the Agent. */
  readonly clientInfo?: Implementation | null
  readonly _meta?: Meta | null
}

/** Terminal-based authentication method. */
export interface AuthMethodTerminal {
  /** Unique identifier for this authentication method. */
  readonly id: AuthMethodId
  /** Human-readable name of the authentication method. */
  readonly name: string
  /** Optional human-readable description of this authentication method. */
  readonly description?: string | null
  /** Additional arguments to append to the configured agent invocation for terminal auth. */
  readonly args?: readonly string[]
  /**
   * Additional environment variables to set on the configured agent invocation for terminal
   * auth.
   */
  readonly env?: {
    readonly [name: string]: string
  }
  readonly _meta?: Meta | null
}

/** Agent handles authentication itself through `authenticate`. */
export interface AuthMethodAgent {
  /** Unique identifier for this authentication method. */
  readonly id: AuthMethodId
  /** Human-readable name of the authentication method. */
  readonly name: string
  /** Optional human-readable description of this authentication method. */
  readonly description?: string | null
  readonly _meta?: Meta | null
}

/** Describes an available authentication method. */
export type AuthMethod = ({ readonly type: "terminal" } & AuthMethodTerminal) | AuthMethodAgent

/** Response to the `initialize` method. */
export interface InitializeResponse {
  /**
   * The protocol version the client specified if supported by the agent, or the latest protocol
   * version supported by the agent.
   */
  readonly protocolVersion: ProtocolVersion
  /** Capabilities supported by the agent. */
  readonly agentCapabilities?: AgentCapabilities
  /** Authentication methods supported by the agent. */
  readonly authMethods?: readonly AuthMethod[]
  /** Information about the Agent name and version sent to the Client. */
  readonly agentInfo?: Implementation | null
  readonly _meta?: Meta | null
}

function fitsImplementation(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const name = value["name"]
  if (typeof name !== "string") return false
  const version = value["version"]
  if (typeof version !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const title = value["title"]
  if (title !== undefined) {
    if (title !== null && typeof title !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const implementationShape: ObjectShape = object("Implementation", [
  required("name", text),
  optional("title", nullable(text), "on-error"),
  required("version", text),
  optional("_meta", nullable(record), "on-error"),
])

function fitsInitializeRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const protocolVersion = value["protocolVersion"]
  if (!isWithin(protocolVersion, 0, 65535)) return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const clientCapabilities = value["clientCapabilities"]
  if (clientCapabilities !== undefined) {
    if (!fitsClientCapabilities(clientCapabilities, 0)) return false
    if (--left === 0) return true
  }
  const clientInfo = value["clientInfo"]
  if (clientInfo !== undefined) {
    if (clientInfo !== null && !fitsImplementation(clientInfo, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const initializeRequestShape: ObjectShape = object("InitializeRequest", [
  required("protocolVersion", integer(0, 65535)),
  optional("clientCapabilities", clientCapabilitiesShape, "on-error"),
  optional("clientInfo", nullable(implementationShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsAuthMethodTerminal(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const id = value["id"]
  if (typeof id !== "string") return false
  const name = value["name"]
  if (typeof name !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const description = value["description"]
  if (description !== undefined) {
    if (description !== null && typeof description !== "string") return false
    if (--left === 0) return true
  }
  const args = value["args"]
  if (args !== undefined) {
    if (!fitsList(args, fitsText)) return false
    if (--left === 0) return true
  }
  const env = value["env"]
  if (env !== undefined) {
    if (!fitsMap(env, fitsText)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const authMethodTerminalShape: ObjectShape = object("AuthMethodTerminal", [
  required("id", text),
  required("name", text),
  optional("description", nullable(text), "on-error"),
  optional("args", list(text), "on-null"),
  optional("env", map(text), "on-null"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsAuthMethodAgent(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const id = value["id"]
  if (typeof id !== "string") return false
  const name = value["name"]
  if (typeof name !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const description = value["description"]
  if (description !== undefined) {
    if (description !== null && typeof description !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const authMethodAgentShape: ObjectShape = object("AuthMethodAgent", [
  required("id", text),
  required("name", text),
  optional("description", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsAuthMethod(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  switch (value["type"]) {
    case "terminal":
      return fitsAuthMethodTerminal(value, others + 1)
    default:
      return fitsAuthMethodAgent(value, others)
  }
}

const authMethodShape: Shape = tagged("AuthMethod", "type", { untagged: authMethodAgentShape }, [
  ["terminal", authMethodTerminalShape],
])

function fitsInitializeResponse(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const protocolVersion = value["protocolVersion"]
  if (!isWithin(protocolVersion, 0, 65535)) return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const agentCapabilities = value["agentCapabilities"]
  if (agentCapabilities !== undefined) {
    if (!fitsAgentCapabilities(agentCapabilities, 0)) return false
    if (--left === 0) return true
  }
  const authMethods = value["authMethods"]
  if (authMethods !== undefined) {
    if (!fitsList(authMethods, fitsAuthMethod)) return false
    if (--left === 0) return true
  }
  const agentInfo = value["agentInfo"]
  if (agentInfo !== undefined) {
    if (agentInfo !== null && !fitsImplementation(agentInfo, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const initializeResponseShape: ObjectShape = object("InitializeResponse", [
  required("protocolVersion", integer(0, 65535)),
  optional("agentCapabilities", agentCapabilitiesShape, "on-error"),
  optional("authMethods", skipping(authMethodShape), "on-error"),
  optional("agentInfo", nullable(implementationShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
