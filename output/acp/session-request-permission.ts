// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { fitsToolCallUpdate, toolCallUpdateShape } from "./definitions.ts"
import type { SessionId, ToolCallUpdate } from "./definitions.ts"
import { fitsList, whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import {
  list,
  literal,
  nullable,
  object,
  optional,
  record,
  required,
  tagged,
  text,
} from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/**
 * Reads `RequestPermissionRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeRequestPermissionRequest(input: unknown): Lenient<RequestPermissionRequest> {
  return fitsRequestPermissionRequest(input, 0)
    ? whole(input)
    : reread(input, requestPermissionRequestShape)
}

/**
 * Reads `RequestPermissionResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeRequestPermissionResponse(
  input: unknown,
): Lenient<RequestPermissionResponse> {
  return fitsRequestPermissionResponse(input, 0)
    ? whole(input)
    : reread(input, requestPermissionResponseShape)
}

/** Unique identifier for a permission option. */
export type PermissionOptionId = string

/** The type of permission option being presented to the user. */
export type PermissionOptionKind = "allow_once" | "allow_always" | "reject_once" | "reject_always"

/** An option presented to the user when requesting permission. */
export interface PermissionOption {
  /** Unique identifier for this permission option. */
  readonly optionId: PermissionOptionId
  /** Human-readable label to display to the user. */
  readonly name: string
  /** Hint about the nature of this permission option. */
  readonly kind: PermissionOptionKind
  readonly _meta?: Meta | null
}

/** Request for user permission to execute a tool call. */
export interface RequestPermissionRequest {
  /** The session ID for this request. */
  readonly sessionId: SessionId
  /** Details about the tool call requiring permission. */
  readonly toolCall: ToolCallUpdate
  /** Available permission options for the user to choose from. */
  readonly options: readonly PermissionOption[]
  readonly _meta?: Meta | null
}

/** What the protocol schema allows as `RequestPermissionOutcomeCancelled`. */
export type RequestPermissionOutcomeCancelled = {
  readonly [name: string]: unknown
}

/** The user selected one of the provided options. */
export interface SelectedPermissionOutcome {
  /** The ID of the option the user selected. */
  readonly optionId: PermissionOptionId
  readonly _meta?: Meta | null
}

/** The outcome of a permission request. */
export type RequestPermissionOutcome =
  | ({ readonly outcome: "cancelled" } & RequestPermissionOutcomeCancelled)
  | ({ readonly outcome: "selected" } & SelectedPermissionOutcome)

/** Response to a permission request. */
export interface RequestPermissionResponse {
  /** The user's decision on the permission request. */
  readonly outcome: RequestPermissionOutcome
  readonly _meta?: Meta | null
}

function fitsPermissionOptionKind(value: unknown): boolean {
  if (value === "allow_once") return true
  if (value === "allow_always") return true
  if (value === "reject_once") return true
  return value === "reject_always"
}

const permissionOptionKindShape: Shape = literal([
  "allow_once",
  "allow_always",
  "reject_once",
  "reject_always",
])

function fitsPermissionOption(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const optionId = value["optionId"]
  if (typeof optionId !== "string") return false
  const name = value["name"]
  if (typeof name !== "string") return false
  const kind = value["kind"]
  if (!fitsPermissionOptionKind(kind)) return false
  let left = -3 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const permissionOptionShape: ObjectShape = object("PermissionOption", [
  required("optionId", text),
  required("name", text),
  required("kind", permissionOptionKindShape),
  optional("_meta", nullable(record), "on-error"),
])

function fitsRequestPermissionRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  const toolCall = value["toolCall"]
  if (!fitsToolCallUpdate(toolCall, 0)) return false
  const options = value["options"]
  if (!fitsList(options, fitsPermissionOption)) return false
  let left = -3 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const requestPermissionRequestShape: ObjectShape = object("RequestPermissionRequest", [
  required("sessionId", text),
  required("toolCall", toolCallUpdateShape),
  required("options", list(permissionOptionShape)),
  optional("_meta", nullable(record), "on-error"),
])

function fitsRequestPermissionOutcomeCancelled(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  return left === 0
}

const requestPermissionOutcomeCancelledShape: ObjectShape = object(
  "RequestPermissionOutcomeCancelled",
  [],
)

function fitsSelectedPermissionOutcome(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const optionId = value["optionId"]
  if (typeof optionId !== "string") return false
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

const selectedPermissionOutcomeShape: ObjectShape = object("SelectedPermissionOutcome", [
  required("optionId", text),
  optional("_meta", nullable(record), "on-error"),
])

function fitsRequestPermissionOutcome(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  switch (value["outcome"]) {
    case "cancelled":
      return fitsRequestPermissionOutcomeCancelled(value, others + 1)
    case "selected":
      return fitsSelectedPermissionOutcome(value, others + 1)
    default:
      return false
  }
}

const requestPermissionOutcomeShape: Shape = tagged("RequestPermissionOutcome", "outcome", {}, [
  ["cancelled", requestPermissionOutcomeCancelledShape],
  ["selected", selectedPermissionOutcomeShape],
])

function fitsRequestPermissionResponse(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const outcome = value["outcome"]
  if (!fitsRequestPermissionOutcome(outcome, 0)) return false
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

const requestPermissionResponseShape: ObjectShape = object("RequestPermissionResponse", [
  required("outcome", requestPermissionOutcomeShape),
  optional("_meta", nullable(record), "on-error"),
])
