// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { fitsSessionModeState, sessionModeStateShape } from "./definitions.ts"
import type { SessionId, SessionModeState } from "./definitions.ts"
import { fitsList, fitsText, whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { fitsMcpServer, mcpServerShape } from "./mcp-server.ts"
import type { McpServer } from "./mcp-server.ts"
import { reread, rereadOrNull } from "./reread.ts"
import { fitsSessionConfigOption, sessionConfigOptionShape } from "./session-config-option.ts"
import type { SessionConfigOption } from "./session-config-option.ts"
import { list, nullable, object, optional, record, required, skipping, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `LoadSessionRequest` as leniently as the schema's hints let it, and says what was salvaged.
 * Never throws.
 */
export function decodeLoadSessionRequest(input: unknown): Lenient<LoadSessionRequest> {
  return fitsLoadSessionRequest(input, 0) ? whole(input) : reread(input, loadSessionRequestShape)
}

/**
 * Reads `LoadSessionResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeLoadSessionResponse(input: unknown): Lenient<LoadSessionResponse> {
  return fitsLoadSessionResponse(input, 0)
    ? whole(input)
    : rereadOrNull(input, loadSessionResponseShape)
}

/** Request parameters for loading an existing session. */
export interface LoadSessionRequest {
  /** List of MCP servers to connect to for this session. */
  readonly mcpServers: readonly McpServer[]
  /** The working directory for this session. */
  readonly cwd: string
  /** Additional workspace roots to activate for this session. */
  readonly additionalDirectories?: readonly string[]
  /** The ID of the session to load. */
  readonly sessionId: SessionId
  readonly _meta?: Meta | null
}

/** Response from loading an existing session. */
export interface LoadSessionResponse {
  /** Initial mode state if supported by the Agent. */
  readonly modes?: SessionModeState | null
  /** Initial session configuration options if supported by the Agent. */
  readonly configOptions?: readonly SessionConfigOption[] | null
  readonly _meta?: Meta | null
}

function fitsLoadSessionRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const mcpServers = value["mcpServers"]
  if (!fitsList(mcpServers, fitsMcpServer)) return false
  const cwd = value["cwd"]
  if (typeof cwd !== "string") return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  let left = -3 - others
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

const loadSessionRequestShape: ObjectShape = object("LoadSessionRequest", [
  required("mcpServers", list(mcpServerShape), "on-null"),
  required("cwd", text),
  optional("additionalDirectories", list(text), "on-null"),
  required("sessionId", text),
  optional("_meta", nullable(record), "on-error"),
])

function fitsLoadSessionResponse(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
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

const loadSessionResponseShape: ObjectShape = object("LoadSessionResponse", [
  optional("modes", nullable(sessionModeStateShape), "on-error"),
  optional("configOptions", nullable(skipping(sessionConfigOptionShape)), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
