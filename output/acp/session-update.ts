// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import {
  availableCommandsUpdateShape,
  fitsAvailableCommandsUpdate,
} from "./available-commands-update.ts"
import type { AvailableCommandsUpdate } from "./available-commands-update.ts"
import { contentBlockShape, fitsContentBlock } from "./content-block.ts"
import type { ContentBlock } from "./content-block.ts"
import {
  fitsToolCallContent,
  fitsToolCallLocation,
  fitsToolCallStatus,
  fitsToolCallUpdate,
  fitsToolKind,
  toolCallContentShape,
  toolCallLocationShape,
  toolCallStatusShape,
  toolCallUpdateShape,
  toolKindShape,
} from "./definitions.ts"
import type {
  SessionId,
  SessionModeId,
  ToolCallContent,
  ToolCallId,
  ToolCallLocation,
  ToolCallStatus,
  ToolCallUpdate,
  ToolKind,
} from "./definitions.ts"
import { fitsList, isWithin, whole } from "./fits.ts"
import type { Lenient, Meta, UnknownVariant } from "./lenient.ts"
import { fitsPlan, planShape } from "./plan.ts"
import type { Plan } from "./plan.ts"
import { reread } from "./reread.ts"
import { fitsSessionConfigOption, sessionConfigOptionShape } from "./session-config-option.ts"
import type { SessionConfigOption } from "./session-config-option.ts"
import {
  any,
  integer,
  nullable,
  number,
  object,
  optional,
  record,
  required,
  skipping,
  tagged,
  text,
  textFrom,
} from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/**
 * Reads `SessionNotification` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeSessionNotification(input: unknown): Lenient<SessionNotification> {
  return fitsSessionNotification(input, 0) ? whole(input) : reread(input, sessionNotificationShape)
}

/** Unique identifier for a message within a session. */
export type MessageId = string

/** A streamed item of content. */
export interface ContentChunk {
  /** A single item of content. */
  readonly content: ContentBlock
  /** A unique identifier for the message this chunk belongs to. */
  readonly messageId?: MessageId | null
  readonly _meta?: Meta | null
}

/** Represents a tool call that the language model has requested. */
export interface ToolCall {
  /** Unique identifier for this tool call within the session. */
  readonly toolCallId: ToolCallId
  /** Human-readable title describing what the tool is doing. */
  readonly title: string
  /** Programmatic name of the tool being invoked. */
  readonly name?: string | null
  /** The category of tool being invoked. */
  readonly kind?: ToolKind
  /** Current execution status of the tool call. */
  readonly status?: ToolCallStatus
  /** Content produced by the tool call. */
  readonly content?: readonly ToolCallContent[]
  /** File locations affected by this tool call. */
  readonly locations?: readonly ToolCallLocation[]
  /** Raw input parameters sent to the tool. */
  readonly rawInput?: unknown
  /** Raw output returned by the tool. */
  readonly rawOutput?: unknown
  readonly _meta?: Meta | null
}

/** The current mode of the session has changed. */
export interface CurrentModeUpdate {
  /** The ID of the current mode. */
  readonly currentModeId: SessionModeId
  readonly _meta?: Meta | null
}

/** Session configuration options have been updated. */
export interface ConfigOptionUpdate {
  /** The full set of configuration options and their current values. */
  readonly configOptions: readonly SessionConfigOption[]
  readonly _meta?: Meta | null
}

/** Update to session metadata. */
export interface SessionInfoUpdate {
  /** Human-readable title for the session. */
  readonly title?: string | null
  /** ISO 8601 timestamp of last activity. */
  readonly updatedAt?: string | null
  readonly _meta?: Meta | null
}

/** Cost information for a session. */
export interface Cost {
  /** Total cumulative cost for session. */
  readonly amount: number
  /**
   * Unit of `amount`: an ISO 4217 currency code (e.g., "USD", "EUR") for money, or another unit
   * such as "credits".
   */
  readonly currency: string
  readonly _meta?: Meta | null
}

/** Context window and cost update for a session. */
export interface UsageUpdate {
  /** Tokens currently in context. */
  readonly used: number
  /** Total context window size in tokens. */
  readonly size: number
  /** Cumulative session cost (optional). */
  readonly cost?: Cost | null
  readonly _meta?: Meta | null
}

/** Severity hint for a session notice. */
export type NoticeSeverity = "info" | "warning" | "error" | (string & {})

/** Fire-and-forget information for the user. */
export interface Notice {
  /** Presentation severity hint. */
  readonly severity: NoticeSeverity
  /** Required non-empty plain-text title that can stand alone. */
  readonly title: string
  /** Optional plain-text detail or guidance. */
  readonly description?: string | null
  readonly _meta?: Meta | null
}

/** Unique identifier for a context compaction within a session. */
export type CompactionId = string

/** Lifecycle state of a context compaction. */
export type CompactionStatus = "in_progress" | "completed" | "failed" | "cancelled" | (string & {})

/** A context compaction upsert. */
export interface CompactionUpdate {
  /** The Agent-owned ID of this compaction, unique within the session. */
  readonly compactionId: CompactionId
  /** Current lifecycle status. */
  readonly status: CompactionStatus
  /** Complete replacement user-displayable summary content for the compaction. */
  readonly summary?: readonly ContentBlock[] | null
  /** Human-readable error details for the compaction. */
  readonly error?: string | null
  readonly _meta?: Meta | null
}

/** A content block appended to a compaction's summary. */
export interface CompactionSummaryChunk {
  /** ID of the compaction whose summary receives this content. */
  readonly compactionId: CompactionId
  /** One content block to append. */
  readonly content: ContentBlock
  readonly _meta?: Meta | null
}

/** Different types of updates that can be sent during session processing. */
export type SessionUpdate =
  | ({ readonly sessionUpdate: "user_message_chunk" } & ContentChunk)
  | ({ readonly sessionUpdate: "agent_message_chunk" } & ContentChunk)
  | ({ readonly sessionUpdate: "agent_thought_chunk" } & ContentChunk)
  | ({ readonly sessionUpdate: "tool_call" } & ToolCall)
  | ({ readonly sessionUpdate: "tool_call_update" } & ToolCallUpdate)
  | ({ readonly sessionUpdate: "plan" } & Plan)
  | ({ readonly sessionUpdate: "available_commands_update" } & AvailableCommandsUpdate)
  | ({ readonly sessionUpdate: "current_mode_update" } & CurrentModeUpdate)
  | ({ readonly sessionUpdate: "config_option_update" } & ConfigOptionUpdate)
  | ({ readonly sessionUpdate: "session_info_update" } & SessionInfoUpdate)
  | ({ readonly sessionUpdate: "usage_update" } & UsageUpdate)
  | ({ readonly sessionUpdate: "notice" } & Notice)
  | ({ readonly sessionUpdate: "compaction_update" } & CompactionUpdate)
  | ({ readonly sessionUpdate: "compaction_summary_chunk" } & CompactionSummaryChunk)
  | UnknownVariant<"sessionUpdate">

/** Notification containing a session update from the agent. */
export interface SessionNotification {
  /** The ID of the session this update pertains to. */
  readonly sessionId: SessionId
  /** The actual update content. */
  readonly update: SessionUpdate
  readonly _meta?: Meta | null
}

function fitsContentChunk(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const content = value["content"]
  if (!fitsContentBlock(content, 0)) return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const messageId = value["messageId"]
  if (messageId !== undefined) {
    if (messageId !== null && typeof messageId !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const contentChunkShape: ObjectShape = object("ContentChunk", [
  required("content", contentBlockShape),
  optional("messageId", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsToolCall(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const toolCallId = value["toolCallId"]
  if (typeof toolCallId !== "string") return false
  const title = value["title"]
  if (typeof title !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const name = value["name"]
  if (name !== undefined) {
    if (name !== null && typeof name !== "string") return false
    if (--left === 0) return true
  }
  const kind = value["kind"]
  if (kind !== undefined) {
    if (!fitsToolKind(kind)) return false
    if (--left === 0) return true
  }
  const status = value["status"]
  if (status !== undefined) {
    if (!fitsToolCallStatus(status)) return false
    if (--left === 0) return true
  }
  const content = value["content"]
  if (content !== undefined) {
    if (!fitsList(content, fitsToolCallContent)) return false
    if (--left === 0) return true
  }
  const locations = value["locations"]
  if (locations !== undefined) {
    if (!fitsList(locations, fitsToolCallLocation)) return false
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

const toolCallShape: ObjectShape = object("ToolCall", [
  required("toolCallId", text),
  required("title", text),
  optional("name", nullable(text), "on-error"),
  optional("kind", toolKindShape, "on-error"),
  optional("status", toolCallStatusShape, "on-error"),
  optional("content", skipping(toolCallContentShape), "on-error"),
  optional("locations", skipping(toolCallLocationShape), "on-error"),
  optional("rawInput", any, "on-error"),
  optional("rawOutput", any, "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsCurrentModeUpdate(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const currentModeId = value["currentModeId"]
  if (typeof currentModeId !== "string") return false
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

const currentModeUpdateShape: ObjectShape = object("CurrentModeUpdate", [
  required("currentModeId", text),
  optional("_meta", nullable(record), "on-error"),
])

function fitsConfigOptionUpdate(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const configOptions = value["configOptions"]
  if (!fitsList(configOptions, fitsSessionConfigOption)) return false
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

const configOptionUpdateShape: ObjectShape = object("ConfigOptionUpdate", [
  required("configOptions", skipping(sessionConfigOptionShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsSessionInfoUpdate(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const title = value["title"]
  if (title !== undefined) {
    if (title !== null && typeof title !== "string") return false
    if (--left === 0) return true
  }
  const updatedAt = value["updatedAt"]
  if (updatedAt !== undefined) {
    if (updatedAt !== null && typeof updatedAt !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const sessionInfoUpdateShape: ObjectShape = object("SessionInfoUpdate", [
  optional("title", nullable(text), "on-error"),
  optional("updatedAt", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsCost(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const amount = value["amount"]
  if (!Number.isFinite(amount)) return false
  const currency = value["currency"]
  if (typeof currency !== "string") return false
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

const costShape: ObjectShape = object("Cost", [
  required("amount", number),
  required("currency", text),
  optional("_meta", nullable(record), "on-error"),
])

function fitsUsageUpdate(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const used = value["used"]
  if (!isWithin(used, 0, Infinity)) return false
  const size = value["size"]
  if (!isWithin(size, 0, Infinity)) return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const cost = value["cost"]
  if (cost !== undefined) {
    if (cost !== null && !fitsCost(cost, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const usageUpdateShape: ObjectShape = object("UsageUpdate", [
  required("used", integer(0, Infinity)),
  required("size", integer(0, Infinity)),
  optional("cost", nullable(costShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsNotice(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const severity = value["severity"]
  if (typeof severity !== "string") return false
  const title = value["title"]
  if (typeof title !== "string" || title === "") return false
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

const noticeShape: ObjectShape = object("Notice", [
  required("severity", text),
  required("title", textFrom(1)),
  optional("description", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsCompactionUpdate(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const compactionId = value["compactionId"]
  if (typeof compactionId !== "string") return false
  const status = value["status"]
  if (typeof status !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const summary = value["summary"]
  if (summary !== undefined) {
    if (summary !== null && !fitsList(summary, fitsContentBlock)) return false
    if (--left === 0) return true
  }
  const error = value["error"]
  if (error !== undefined) {
    if (error !== null && typeof error !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const compactionUpdateShape: ObjectShape = object("CompactionUpdate", [
  required("compactionId", text),
  required("status", text),
  optional("summary", nullable(skipping(contentBlockShape)), "on-error"),
  optional("error", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsCompactionSummaryChunk(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const compactionId = value["compactionId"]
  if (typeof compactionId !== "string") return false
  const content = value["content"]
  if (!fitsContentBlock(content, 0)) return false
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

const compactionSummaryChunkShape: ObjectShape = object("CompactionSummaryChunk", [
  required("compactionId", text),
  required("content", contentBlockShape),
  optional("_meta", nullable(record), "on-error"),
])

function fitsSessionUpdate(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  switch (value["sessionUpdate"]) {
    case "user_message_chunk":
    case "agent_message_chunk":
    case "agent_thought_chunk":
      return fitsContentChunk(value, others + 1)
    case "tool_call":
      return fitsToolCall(value, others + 1)
    case "tool_call_update":
      return fitsToolCallUpdate(value, others + 1)
    case "plan":
      return fitsPlan(value, others + 1)
    case "available_commands_update":
      return fitsAvailableCommandsUpdate(value, others + 1)
    case "current_mode_update":
      return fitsCurrentModeUpdate(value, others + 1)
    case "config_option_update":
      return fitsConfigOptionUpdate(value, others + 1)
    case "session_info_update":
      return fitsSessionInfoUpdate(value, others + 1)
    case "usage_update":
      return fitsUsageUpdate(value, others + 1)
    case "notice":
      return fitsNotice(value, others + 1)
    case "compaction_update":
      return fitsCompactionUpdate(value, others + 1)
    case "compaction_summary_chunk":
      return fitsCompactionSummaryChunk(value, others + 1)
    default:
      return false
  }
}

const sessionUpdateShape: Shape = tagged("SessionUpdate", "sessionUpdate", { unknown: "kept" }, [
  ["user_message_chunk", contentChunkShape],
  ["agent_message_chunk", contentChunkShape],
  ["agent_thought_chunk", contentChunkShape],
  ["tool_call", toolCallShape],
  ["tool_call_update", toolCallUpdateShape],
  ["plan", planShape],
  ["available_commands_update", availableCommandsUpdateShape],
  ["current_mode_update", currentModeUpdateShape],
  ["config_option_update", configOptionUpdateShape],
  ["session_info_update", sessionInfoUpdateShape],
  ["usage_update", usageUpdateShape],
  ["notice", noticeShape],
  ["compaction_update", compactionUpdateShape],
  ["compaction_summary_chunk", compactionSummaryChunkShape],
])

function fitsSessionNotification(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  const update = value["update"]
  if (!fitsSessionUpdate(update, 0)) return false
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

const sessionNotificationShape: ObjectShape = object("SessionNotification", [
  required("sessionId", text),
  required("update", sessionUpdateShape),
  optional("_meta", nullable(record), "on-error"),
])
