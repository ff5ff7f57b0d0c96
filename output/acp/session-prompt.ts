// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { contentBlockShape, fitsContentBlock } from "./content-block.ts"
import type { ContentBlock } from "./content-block.ts"
import type { SessionId } from "./definitions.ts"
import { fitsList, whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { list, literal, nullable, object, optional, record, required, text } from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/**
 * Reads `PromptRequest` as leniently as the schema's hints let it, and says what was salvaged.
 * Never throws.
 */
export function decodePromptRequest(input: unknown): Lenient<PromptRequest> {
  return fitsPromptRequest(input, 0) ? whole(input) : reread(input, promptRequestShape)
}

/**
 * Reads `PromptResponse` as leniently as the schema's hints let it, and says what was salvaged.
 * Never throws.
 */
export function decodePromptResponse(input: unknown): Lenient<PromptResponse> {
  return fitsPromptResponse(input, 0) ? whole(input) : reread(input, promptResponseShape)
}

/** Request parameters for sending a user prompt to the agent. */
export interface PromptRequest {
  /** The ID of the session to send this user message to. */
  readonly sessionId: SessionId
  /** The blocks of content that compose the user's message. */
  readonly prompt: readonly ContentBlock[]
  readonly _meta?: Meta | null
}

/** Reasons why an agent stops processing a prompt turn. */
export type StopReason = "end_turn" | "max_tokens" | "max_turn_requests" | "refusal" | "cancelled"

/** Response from processing a user prompt. */
export interface PromptResponse {
  /** Indicates why the agent stopped processing the turn. */
  readonly stopReason: StopReason
  readonly _meta?: Meta | null
}

function fitsPromptRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  const prompt = value["prompt"]
  if (!fitsList(prompt, fitsContentBlock)) return false
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

const promptRequestShape: ObjectShape = object("PromptRequest", [
  required("sessionId", text),
  required("prompt", list(contentBlockShape)),
  optional("_meta", nullable(record), "on-error"),
])

function fitsStopReason(value: unknown): boolean {
  if (value === "end_turn") return true
  if (value === "max_tokens") return true
  if (value === "max_turn_requests") return true
  if (value === "refusal") return true
  return value === "cancelled"
}

const stopReasonShape: Shape = literal([
  "end_turn",
  "max_tokens",
  "max_turn_requests",
  "refusal",
  "cancelled",
])

function fitsPromptResponse(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const stopReason = value["stopReason"]
  if (!fitsStopReason(stopReason)) return false
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

const promptResponseShape: ObjectShape = object("PromptResponse", [
  required("stopReason", stopReasonShape),
  optional("_meta", nullable(record), "on-error"),
])
