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
 * Reads `ResumeSessionRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeResumeSessionRequest(input: unknown): Lenient<ResumeSessionRequest> {
  return fitsResumeSessionRequest(input, 0)
    ? whole(input)
    : reread(input, resumeSessionRequestShape)
}

/**
 * Reads `ResumeSessionResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeResumeSessionResponse(input: unknown): Lenient<ResumeSessionResponse> {
  return fitsResumeSessionResponse(input, 0)
    ? whole(input)
    : reread(input, resumeSessionResponseShape)
}

/** Request parameters for resuming an existing session. */
export interface ResumeSessionRequest {
  /** The ID of the session to resume. */
  readonly sessionId: SessionId
  /** The working directory for this session. */
  readonly cwd: string
  /** Additional workspace roots to activate for this session. */
  readonly additionalDirectories?: readonly string[]
  /** List of MCP servers to connect to for this session. */
  readonly mcpServers?: readonly McpServer[]
  readonly _meta?: Meta | null
}

/** Response from resuming an existing session. */
export interface ResumeSessionResponse {
  /** Initial mode state if supported by the Agent. */
  readonly modes?: SessionModeState | null
  /** Initial session configuration options if supported by the Agent. */
  readonly configOptions?: readonly SessionConfigOption[] | null
  readonly _meta?: Meta | null
}

function fitsResumeSessionRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  const cwd = value["cwd"]
  if (typeof cwd !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const additionalDirectories = value["additionalDirectories"]
  if (additionalDirectories !== undefined) {
    if (!fitsList(additionalDirectories, fitsText)) return false
    if (--left === 0) return true
  }
  const mcpServers = value["mcpServers"]
  if (mcpServers !== undefined) {
    if (!fitsList(mcpServers, fitsMcpServer)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const resumeSessionRequestShape: ObjectShape = object("ResumeSessionRequest", [
  required("sessionId", text),
  required("cwd", text),
  optional("additionalDirectories", list(text), "on-null"),
  optional("mcpServers", list(mcpServerShape), "on-null"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsResumeSessionResponse(value: unknown, others: number): boolean {
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

const resumeSessionResponseShape: ObjectShape = object("ResumeSessionResponse", [
  optional("modes", nullable(sessionModeStateShape), "on-error"),
  optional("configOptions", nullable(skipping(sessionConfigOptionShape)), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
