// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { contentBlockShape, fitsContentBlock } from "./content-block.ts"
import type { ContentBlock } from "./content-block.ts"
import { fitsList, isWithin, whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import {
  any,
  either,
  integer,
  literal,
  nothing,
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
 * Reads `RequestId` as leniently as the schema's hints let it, and says what was salvaged. Never
 * throws.
 */
export function decodeRequestId(input: unknown): Lenient<RequestId> {
  return fitsRequestId(input) ? whole(input) : reread(input, requestIdShape)
}

/**
 * Reads `Error` as leniently as the schema's hints let it, and says what was salvaged. Never
 * throws.
 */
export function decodeErrorObject(input: unknown): Lenient<ErrorObject> {
  return fitsErrorObject(input, 0) ? whole(input) : reread(input, errorObjectShape)
}

/** A unique identifier for a conversation session between a client and agent. */
export type SessionId = string

/** Unique identifier for a tool call within a session. */
export type ToolCallId = string

/** Categories of tools that can be invoked. */
export type ToolKind =
  | "read"
  | "edit"
  | "delete"
  | "move"
  | "search"
  | "execute"
  | "think"
  | "fetch"
  | "switch_mode"
  | "other"

/** Execution status of a tool call. */
export type ToolCallStatus = "pending" | "in_progress" | "completed" | "failed"

/** Standard content block (text, images, resources). */
export interface Content {
  /** The actual content block. */
  readonly content: ContentBlock
  readonly _meta?: Meta | null
}

/** A diff representing file modifications. */
export interface Diff {
  /** The absolute file path being modified. */
  readonly path: string
  /** The original content (omitted or `null` for new files). */
  readonly oldText?: string | null
  /** The new content after modification. */
  readonly newText: string
  readonly _meta?: Meta | null
}

/** Typed identifier used for terminal values on the wire. */
export type TerminalId = string

/** Embed a terminal created with `terminal/create` by its id. */
export interface Terminal {
  /** Identifier of the terminal instance to embed in the content stream. */
  readonly terminalId: TerminalId
  readonly _meta?: Meta | null
}

/** Content produced by a tool call. */
export type ToolCallContent =
  | ({ readonly type: "content" } & Content)
  | ({ readonly type: "diff" } & Diff)
  | ({ readonly type: "terminal" } & Terminal)

/** A file location being accessed or modified by a tool. */
export interface ToolCallLocation {
  /** The absolute file path being accessed or modified. */
  readonly path: string
  /** Optional 1-based line number within the file. */
  readonly line?: number | null
  readonly _meta?: Meta | null
}

/** An update to an existing tool call. */
export interface ToolCallUpdate {
  /** The ID of the tool call being updated. */
  readonly toolCallId: ToolCallId
  /** Update the tool kind. */
  readonly kind?: ToolKind | null
  /** Update the execution status. */
  readonly status?: ToolCallStatus | null
  /** Update the human-readable title. */
  readonly title?: string | null
  /** Update the programmatic name of the tool being invoked. */
  readonly name?: string | null
  /** Replace the content collection. */
  readonly content?: readonly ToolCallContent[] | null
  /** Replace the locations collection. */
  readonly locations?: readonly ToolCallLocation[] | null
  /** Update the raw input. */
  readonly rawInput?: unknown
  /** Update the raw output. */
  readonly rawOutput?: unknown
  readonly _meta?: Meta | null
}

/** An environment variable to set when launching an MCP server. */
export interface EnvVariable {
  /** The name of the environment variable. */
  readonly name: string
  /** The value to set for the environment variable. */
  readonly value: string
  readonly _meta?: Meta | null
}

/** JSON RPC Request Id. */
export type RequestId = null | number | string

/** Unique identifier for an elicitation. */
export type ElicitationId = string

/** Unique identifier for a Session Mode. */
export type SessionModeId = string

/** Unique identifier for a session configuration option. */
export type SessionConfigId = string

/** Unique identifier for a session configuration option value. */
export type SessionConfigValueId = string

/** Typed identifier used for auth method values on the wire. */
export type AuthMethodId = string

/** A mode the agent can operate in. */
export interface SessionMode {
  /** Stable identifier used to refer to this protocol object in later messages. */
  readonly id: SessionModeId
  /** Human-readable name shown for this protocol object. */
  readonly name: string
  /** Optional human-readable details shown with this protocol object. */
  readonly description?: string | null
  readonly _meta?: Meta | null
}

/** The set of modes and the one currently active. */
export interface SessionModeState {
  /** The current mode the Agent is in. */
  readonly currentModeId: SessionModeId
  /** The set of modes that the Agent can operate in. */
  readonly availableModes: readonly SessionMode[]
  readonly _meta?: Meta | null
}

/** Predefined error codes for common JSON-RPC and ACP-specific errors. */
export type ErrorCode = number

/** JSON-RPC error object. */
export interface ErrorObject {
  /** A number indicating the error type that occurred. */
  readonly code: ErrorCode
  /** A string providing a short description of the error. */
  readonly message: string
  /**
   * Optional primitive or structured value that contains additional information about the
   * error.
   */
  readonly data?: unknown
}

/** Whether a value is `ToolKind` to the letter, without members unknown to it. */
export function fitsToolKind(value: unknown): boolean {
  if (value === "read") return true
  if (value === "edit") return true
  if (value === "delete") return true
  if (value === "move") return true
  if (value === "search") return true
  if (value === "execute") return true
  if (value === "think") return true
  if (value === "fetch") return true
  if (value === "switch_mode") return true
  return value === "other"
}

/** How `ToolKind` is read where it does not fit to the letter. */
export const toolKindShape: Shape = literal([
  "read",
  "edit",
  "delete",
  "move",
  "search",
  "execute",
  "think",
  "fetch",
  "switch_mode",
  "other",
])

/** Whether a value is `ToolCallStatus` to the letter, without members unknown to it. */
export function fitsToolCallStatus(value: unknown): boolean {
  if (value === "pending") return true
  if (value === "in_progress") return true
  if (value === "completed") return true
  return value === "failed"
}

/** How `ToolCallStatus` is read where it does not fit to the letter. */
export const toolCallStatusShape: Shape = literal(["pending", "in_progress", "completed", "failed"])

/** Whether a value is `Content` to the letter, without members unknown to it. */
export function fitsContent(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const content = value["content"]
  if (!fitsContentBlock(content, 0)) return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `Content` is read where it does not fit to the letter. */
export const contentShape: ObjectShape = object("Content", [
  required("content", contentBlockShape),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `Diff` to the letter, without members unknown to it. */
export function fitsDiff(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const path = value["path"]
  if (typeof path !== "string") return false
  const newText = value["newText"]
  if (typeof newText !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const oldText = value["oldText"]
  if (oldText !== undefined) {
    if (oldText !== null && typeof oldText !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `Diff` is read where it does not fit to the letter. */
export const diffShape: ObjectShape = object("Diff", [
  required("path", text),
  optional("oldText", nullable(text), "on-error"),
  required("newText", text),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `Terminal` to the letter, without members unknown to it. */
export function fitsTerminal(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const terminalId = value["terminalId"]
  if (typeof terminalId !== "string") return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `Terminal` is read where it does not fit to the letter. */
export const terminalShape: ObjectShape = object("Terminal", [
  required("terminalId", text),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `ToolCallContent` to the letter, without members unknown to it. */
export function fitsToolCallContent(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  switch (value["type"]) {
    case "content":
      return fitsContent(value, others + 1)
    case "diff":
      return fitsDiff(value, others + 1)
    case "terminal":
      return fitsTerminal(value, others + 1)
    default:
      return false
  }
}

/** How `ToolCallContent` is read where it does not fit to the letter. */
export const toolCallContentShape: Shape = tagged("ToolCallContent", "type", {}, [
  ["content", contentShape],
  ["diff", diffShape],
  ["terminal", terminalShape],
])

/** Whether a value is `ToolCallLocation` to the letter, without members unknown to it. */
export function fitsToolCallLocation(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const path = value["path"]
  if (typeof path !== "string") return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const line = value["line"]
  if (line !== undefined) {
    if (line !== null && !isWithin(line, 0, Infinity)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `ToolCallLocation` is read where it does not fit to the letter. */
export const toolCallLocationShape: ObjectShape = object("ToolCallLocation", [
  required("path", text),
  optional("line", nullable(integer(0, Infinity)), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `ToolCallUpdate` to the letter, without members unknown to it. */
export function fitsToolCallUpdate(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const toolCallId = value["toolCallId"]
  if (typeof toolCallId !== "string") return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const kind = value["kind"]
  if (kind !== undefined) {
    if (kind !== null && !fitsToolKind(kind)) return false
    if (--left === 0) return true
  }
  const status = value["status"]
  if (status !== undefined) {
    if (status !== null && !fitsToolCallStatus(status)) return false
    if (--left === 0) return true
  }
  const title = value["title"]
  if (title !== undefined) {
    if (title !== null && typeof title !== "string") return false
    if (--left === 0) return true
  }
  const name = value["name"]
  if (name !== undefined) {
    if (name !== null && typeof name !== "string") return false
    if (--left === 0) return true
  }
  const content = value["content"]
  if (content !== undefined) {
    if (content !== null && !fitsList(content, fitsToolCallContent)) return false
    if (--left === 0) return true
  }
  const locations = value["locations"]
  if (locations !== undefined) {
    if (locations !== null && !fitsList(locations, fitsToolCallLocation)) return false
    if (--left === 0) return true
  }
  const rawInput = value["rawInput"]
  if (rawInput !== undefined) {
    if (--left === 0) return true
  }
  const rawOutput = value["rawOutput"]
  if (rawOutput !== undefined) {
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `ToolCallUpdate` is read where it does not fit to the letter. */
export const toolCallUpdateShape: ObjectShape = object("ToolCallUpdate", [
  required("toolCallId", text),
  optional("kind", nullable(toolKindShape), "on-error"),
  optional("status", nullable(toolCallStatusShape), "on-error"),
  optional("title", nullable(text), "on-error"),
  optional("name", nullable(text), "on-error"),
  optional("content", nullable(skipping(toolCallContentShape)), "on-error"),
  optional("locations", nullable(skipping(toolCallLocationShape)), "on-error"),
  optional("rawInput", any, "on-error"),
  optional("rawOutput", any, "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `EnvVariable` to the letter, without members unknown to it. */
export function fitsEnvVariable(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const name = value["name"]
  if (typeof name !== "string") return false
  const valueMember = value["value"]
  if (typeof valueMember !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `EnvVariable` is read where it does not fit to the letter. */
export const envVariableShape: ObjectShape = object("EnvVariable", [
  required("name", text),
  required("value", text),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `RequestId` to the letter, without members unknown to it. */
export function fitsRequestId(value: unknown): boolean {
  if (value === null) return true
  if (Number.isInteger(value)) return true
  if (typeof value === "string") return true
  return false
}

/** How `RequestId` is read where it does not fit to the letter. */
export const requestIdShape: Shape = either([nothing, integer(-Infinity, Infinity), text])

/** Whether a value is `SessionMode` to the letter, without members unknown to it. */
export function fitsSessionMode(value: unknown, others: number): boolean {
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

/** How `SessionMode` is read where it does not fit to the letter. */
export const sessionModeShape: ObjectShape = object("SessionMode", [
  required("id", text),
  required("name", text),
  optional("description", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `SessionModeState` to the letter, without members unknown to it. */
export function fitsSessionModeState(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const currentModeId = value["currentModeId"]
  if (typeof currentModeId !== "string") return false
  const availableModes = value["availableModes"]
  if (!fitsList(availableModes, fitsSessionMode)) return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `SessionModeState` is read where it does not fit to the letter. */
export const sessionModeStateShape: ObjectShape = object("SessionModeState", [
  required("currentModeId", text),
  required("availableModes", skipping(sessionModeShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `ErrorObject` to the letter, without members unknown to it. */
export function fitsErrorObject(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const code = value["code"]
  if (!Number.isInteger(code)) return false
  const message = value["message"]
  if (typeof message !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const data = value["data"]
  if (data !== undefined) {
    if (--left === 0) return true
  }
  return false
}

/** How `ErrorObject` is read where it does not fit to the letter. */
export const errorObjectShape: ObjectShape = object("Error", [
  required("code", integer(-Infinity, Infinity)),
  required("message", text),
  optional("data", any, "on-error"),
])
