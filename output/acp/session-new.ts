// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { fitsSessionModeState, sessionModeStateShape } from "./definitions.ts"
import type { SessionId, SessionModeState } from "./definitions.ts"
import { fitsList, fitsText, whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { fitsMcpServer, mcpServerShape } from "./mcp-server.ts"
import type { McpServer } from "./mcp-server.ts"
import { reread } from "./reread.ts"
import { fitsSessionConfigOption, sessionConfigOptionShape } from "./session-config-option.ts"
import type { SessionConfigOption } from "./session-config-option.ts"
import { list, nullable, object, optional, record, required, skipping, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `NewSessionRequest` as leniently as the schema's hints let it, and says what was salvaged.
 * Never throws.
 */
export function decodeNewSessionRequest(input: unknown): Lenient<NewSessionRequest> {
  return fitsNewSessionRequest(input, 0) ? whole(input) : reread(input, newSessionRequestShape)
}

/**
 * Reads `NewSessionResponse` as leniently as the schema's hints let it, and says what was salvaged.
 * Never throws.
 */
export function decodeNewSessionResponse(input: unknown): Lenient<NewSessionResponse> {
  return fitsNewSessionResponse(input, 0) ? whole(input) : reread(input, newSessionResponseShape)
}

/** Request parameters for creating a new session. */
export interface NewSessionRequest {
  /** The working directory for this session. */
  readonly cwd: string
  /** Additional workspace roots for this session. */
  readonly additionalDirectories?: readonly string[]
  /** List of MCP (Model Context Protocol) servers the agent should connect to. */
  readonly mcpServers: readonly McpServer[]
  readonly _meta?: Meta | null
}

/** Response from creating a new session. */
export interface NewSessionResponse {
  /** Unique identifier for the created session. */
  readonly sessionId: SessionId
  /** Initial mode state if supported by the Agent. */
  readonly modes?: SessionModeState | null
  /** Initial session configuration options if supported by the Agent. */
  readonly configOptions?: readonly SessionConfigOption[] | null
  readonly _meta?: Meta | null
}

function fitsNewSessionRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const cwd = value["cwd"]
  if (typeof cwd !== "string") return false
  const mcpServers = value["mcpServers"]
  if (!fitsList(mcpServers, fitsMcpServer)) return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const additionalDirectories = value["additionalDirectories"]
  if (additionalDirectories !== undefined) {
    if (!fitsList(additionalDirectories, fitsText)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const newSessionRequestShape: ObjectShape = object("NewSessionRequest", [
  required("cwd", text),
  optional("additionalDirectories", list(text), "on-null"),
  required("mcpServers", list(mcpServerShape), "on-null"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsNewSessionResponse(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const modes = value["modes"]
  if (modes !== undefined) {
    if (modes !== null && !fitsSessionModeState(modes, 0)) return false
    if (--left === 0) return true
  }
  const configOptions = value["configOptions"]
  if (configOptions !== undefined) {
    if (configOptions !== null && !fitsList(configOptions, fitsSessionConfigOption)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const newSessionResponseShape: ObjectShape = object("NewSessionResponse", [
  required("sessionId", text),
  optional("modes", nullable(sessionModeStateShape), "on-error"),
  optional("configOptions", nullable(skipping(sessionConfigOptionShape)), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
