// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { fitsRequestId, requestIdShape } from "./definitions.ts"
import type { RequestId, SessionId, ToolCallId } from "./definitions.ts"
import { elicitationSchemaShape, fitsElicitationSchema } from "./elicitation-schema.ts"
import type { ElicitationSchema } from "./elicitation-schema.ts"
import type { Meta } from "./lenient.ts"
import { either, nullable, object, optional, record, required, text } from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/** What the protocol schema allows as `CreateElicitationRequestFormElicitationSessionScope`. */
export interface CreateElicitationRequestFormElicitationSessionScope {
  /** A human-readable message describing what input is needed. */
  readonly message: string
  readonly _meta?: Meta | null
  /** A JSON Schema describing the form fields to present to the user. */
  readonly requestedSchema: ElicitationSchema
  /** The session this elicitation is tied to. */
  readonly sessionId: SessionId
  /** Optional tool call within the session. */
  readonly toolCallId?: ToolCallId | null
}

/** What the protocol schema allows as `CreateElicitationRequestFormElicitationRequestScope`. */
export interface CreateElicitationRequestFormElicitationRequestScope {
  /** A human-readable message describing what input is needed. */
  readonly message: string
  readonly _meta?: Meta | null
  /** A JSON Schema describing the form fields to present to the user. */
  readonly requestedSchema: ElicitationSchema
  /** The request this elicitation is tied to. */
  readonly requestId: RequestId
}

/** What the protocol schema allows as `CreateElicitationRequestForm`. */
export type CreateElicitationRequestForm =
  | CreateElicitationRequestFormElicitationSessionScope
  | CreateElicitationRequestFormElicitationRequestScope

/**
 * Whether a value is `CreateElicitationRequestFormElicitationSessionScope` to the letter, without
 * members unknown to it.
 */
export function fitsCreateElicitationRequestFormElicitationSessionScope(
  value: unknown,
  others: number,
): boolean {
  if (!isObject(value, true)) return false
  const message = value["message"]
  if (typeof message !== "string") return false
  const requestedSchema = value["requestedSchema"]
  if (!fitsElicitationSchema(requestedSchema, 0)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  let left = -3 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  const toolCallId = value["toolCallId"]
  if (toolCallId !== undefined) {
    if (toolCallId !== null && typeof toolCallId !== "string") return false
    if (--left === 0) return true
  }
  return false
}

/**
 * How `CreateElicitationRequestFormElicitationSessionScope` is read where it does not fit to the
 * letter.
 */
export const createElicitationRequestFormElicitationSessionScopeShape: ObjectShape = object(
  "CreateElicitationRequestFormElicitationSessionScope",
  [
    required("message", text),
    optional("_meta", nullable(record), "on-error"),
    required("requestedSchema", elicitationSchemaShape),
    required("sessionId", text),
    optional("toolCallId", nullable(text), "on-error"),
  ],
)

/**
 * Whether a value is `CreateElicitationRequestFormElicitationRequestScope` to the letter, without
 * members unknown to it.
 */
export function fitsCreateElicitationRequestFormElicitationRequestScope(
  value: unknown,
  others: number,
): boolean {
  if (!isObject(value, true)) return false
  const message = value["message"]
  if (typeof message !== "string") return false
  const requestedSchema = value["requestedSchema"]
  if (!fitsElicitationSchema(requestedSchema, 0)) return false
  const requestId = value["requestId"]
  if (!fitsRequestId(requestId)) return false
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

/**
 * How `CreateElicitationRequestFormElicitationRequestScope` is read where it does not fit to the
 * letter.
 */
export const createElicitationRequestFormElicitationRequestScopeShape: ObjectShape = object(
  "CreateElicitationRequestFormElicitationRequestScope",
  [
    required("message", text),
    optional("_meta", nullable(record), "on-error"),
    required("requestedSchema", elicitationSchemaShape),
    required("requestId", requestIdShape),
  ],
)

/**
 * Whether a value is `CreateElicitationRequestForm` to the letter, without members unknown to it.
 */
export function fitsCreateElicitationRequestForm(value: unknown, others: number): boolean {
  if (fitsCreateElicitationRequestFormElicitationSessionScope(value, others)) return true
  if (fitsCreateElicitationRequestFormElicitationRequestScope(value, others)) return true
  return false
}

/** How `CreateElicitationRequestForm` is read where it does not fit to the letter. */
export const createElicitationRequestFormShape: Shape = either([
  createElicitationRequestFormElicitationSessionScopeShape,
  createElicitationRequestFormElicitationRequestScopeShape,
])
