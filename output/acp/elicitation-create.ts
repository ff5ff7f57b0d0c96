// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import {
  createElicitationRequestFormShape,
  fitsCreateElicitationRequestForm,
} from "./create-elicitation-request-form.ts"
import type { CreateElicitationRequestForm } from "./create-elicitation-request-form.ts"
import { fitsRequestId, requestIdShape } from "./definitions.ts"
import type { ElicitationId, RequestId, SessionId, ToolCallId } from "./definitions.ts"
import { fitsList, fitsMap, fitsText, whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import {
  either,
  flag,
  integer,
  list,
  map,
  nullable,
  number,
  object,
  openObject,
  optional,
  record,
  required,
  tagged,
  text,
} from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/**
 * Reads `CreateElicitationRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeCreateElicitationRequest(input: unknown): Lenient<CreateElicitationRequest> {
  return fitsCreateElicitationRequest(input, 0)
    ? whole(input)
    : reread(input, createElicitationRequestShape)
}

/**
 * Reads `CreateElicitationResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeCreateElicitationResponse(
  input: unknown,
): Lenient<CreateElicitationResponse> {
  return fitsCreateElicitationResponse(input, 0)
    ? whole(input)
    : reread(input, createElicitationResponseShape)
}

/** What the protocol schema allows as `CreateElicitationRequestUrlElicitationSessionScope`. */
export interface CreateElicitationRequestUrlElicitationSessionScope {
  /** A human-readable message describing what input is needed. */
  readonly message: string
  readonly _meta?: Meta | null
  /** The unique identifier for this elicitation. */
  readonly elicitationId: ElicitationId
  /** The URL to direct the user to. */
  readonly url: string
  /** The session this elicitation is tied to. */
  readonly sessionId: SessionId
  /** Optional tool call within the session. */
  readonly toolCallId?: ToolCallId | null
}

/** What the protocol schema allows as `CreateElicitationRequestUrlElicitationRequestScope`. */
export interface CreateElicitationRequestUrlElicitationRequestScope {
  /** A human-readable message describing what input is needed. */
  readonly message: string
  readonly _meta?: Meta | null
  /** The unique identifier for this elicitation. */
  readonly elicitationId: ElicitationId
  /** The URL to direct the user to. */
  readonly url: string
  /** The request this elicitation is tied to. */
  readonly requestId: RequestId
}

/** What the protocol schema allows as `CreateElicitationRequestUrl`. */
export type CreateElicitationRequestUrl =
  | CreateElicitationRequestUrlElicitationSessionScope
  | CreateElicitationRequestUrlElicitationRequestScope

/** What the protocol schema allows as `CreateElicitationRequestOtherElicitationSessionScope`. */
export interface CreateElicitationRequestOtherElicitationSessionScope {
  /** A human-readable message describing what input is needed. */
  readonly message: string
  readonly _meta?: Meta | null
  /** The session this elicitation is tied to. */
  readonly sessionId: SessionId
  /** Optional tool call within the session. */
  readonly toolCallId?: ToolCallId | null
}

/** What the protocol schema allows as `CreateElicitationRequestOtherElicitationRequestScope`. */
export interface CreateElicitationRequestOtherElicitationRequestScope {
  /** A human-readable message describing what input is needed. */
  readonly message: string
  readonly _meta?: Meta | null
  /** The request this elicitation is tied to. */
  readonly requestId: RequestId
}

/** What the protocol schema allows as `CreateElicitationRequestOther`. */
export type CreateElicitationRequestOther =
  | CreateElicitationRequestOtherElicitationSessionScope
  | CreateElicitationRequestOtherElicitationRequestScope

/** Request from the agent to elicit structured user input. */
export type CreateElicitationRequest =
  | ({ readonly mode: "form" } & CreateElicitationRequestForm)
  | ({ readonly mode: "url" } & CreateElicitationRequestUrl)
  | ({ readonly mode: string } & CreateElicitationRequestOther)

/** Allowed wire representations for `ElicitationContentValue`. */
export type ElicitationContentValue = string | number | boolean | readonly string[]

/** What the protocol schema allows as `CreateElicitationResponseAccept`. */
export interface CreateElicitationResponseAccept {
  readonly _meta?: Meta | null
  /** The user-provided content, if any, as an object matching the requested schema. */
  readonly content?: {
    readonly [name: string]: ElicitationContentValue
  } | null
}

/** What the protocol schema allows as `CreateElicitationResponseDecline`. */
export interface CreateElicitationResponseDecline {
  readonly _meta?: Meta | null
}

/** What the protocol schema allows as `CreateElicitationResponseCancel`. */
export interface CreateElicitationResponseCancel {
  readonly _meta?: Meta | null
}

/** What the protocol schema allows as `CreateElicitationResponseOther`. */
export interface CreateElicitationResponseOther {
  readonly _meta?: Meta | null
}

/** Response from the client to an elicitation request. */
export type CreateElicitationResponse =
  | ({ readonly action: "accept" } & CreateElicitationResponseAccept)
  | ({ readonly action: "decline" } & CreateElicitationResponseDecline)
  | ({ readonly action: "cancel" } & CreateElicitationResponseCancel)
  | ({ readonly action: string } & CreateElicitationResponseOther)

function fitsCreateElicitationRequestUrlElicitationSessionScope(
  value: unknown,
  others: number,
): boolean {
  if (!isObject(value, true)) return false
  const message = value["message"]
  if (typeof message !== "string") return false
  const elicitationId = value["elicitationId"]
  if (typeof elicitationId !== "string") return false
  const url = value["url"]
  if (typeof url !== "string") return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  let left = -4 - others
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

const createElicitationRequestUrlElicitationSessionScopeShape: ObjectShape = object(
  "CreateElicitationRequestUrlElicitationSessionScope",
  [
    required("message", text),
    optional("_meta", nullable(record), "on-error"),
    required("elicitationId", text),
    required("url", text),
    required("sessionId", text),
    optional("toolCallId", nullable(text), "on-error"),
  ],
)

function fitsCreateElicitationRequestUrlElicitationRequestScope(
  value: unknown,
  others: number,
): boolean {
  if (!isObject(value, true)) return false
  const message = value["message"]
  if (typeof message !== "string") return false
  const elicitationId = value["elicitationId"]
  if (typeof elicitationId !== "string") return false
  const url = value["url"]
  if (typeof url !== "string") return false
  const requestId = value["requestId"]
  if (!fitsRequestId(requestId)) return false
  let left = -4 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const createElicitationRequestUrlElicitationRequestScopeShape: ObjectShape = object(
  "CreateElicitationRequestUrlElicitationRequestScope",
  [
    required("message", text),
    optional("_meta", nullable(record), "on-error"),
    required("elicitationId", text),
    required("url", text),
    required("requestId", requestIdShape),
  ],
)

function fitsCreateElicitationRequestUrl(value: unknown, others: number): boolean {
  if (fitsCreateElicitationRequestUrlElicitationSessionScope(value, others)) return true
  if (fitsCreateElicitationRequestUrlElicitationRequestScope(value, others)) return true
  return false
}

const createElicitationRequestUrlShape: Shape = either([
  createElicitationRequestUrlElicitationSessionScopeShape,
  createElicitationRequestUrlElicitationRequestScopeShape,
])

function fitsCreateElicitationRequestOtherElicitationSessionScope(
  value: unknown,
  others: number,
): boolean {
  if (!isObject(value, true)) return false
  const message = value["message"]
  if (typeof message !== "string") return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
  }
  const toolCallId = value["toolCallId"]
  if (toolCallId !== undefined) {
    if (toolCallId !== null && typeof toolCallId !== "string") return false
  }
  return true
}

const createElicitationRequestOtherElicitationSessionScopeShape: ObjectShape = openObject(
  "CreateElicitationRequestOtherElicitationSessionScope",
  [
    required("message", text),
    optional("_meta", nullable(record), "on-error"),
    required("sessionId", text),
    optional("toolCallId", nullable(text), "on-error"),
  ],
)

function fitsCreateElicitationRequestOtherElicitationRequestScope(
  value: unknown,
  others: number,
): boolean {
  if (!isObject(value, true)) return false
  const message = value["message"]
  if (typeof message !== "string") return false
  const requestId = value["requestId"]
  if (!fitsRequestId(requestId)) return false
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
  }
  return true
}

const createElicitationRequestOtherElicitationRequestScopeShape: ObjectShape = openObject(
  "CreateElicitationRequestOtherElicitationRequestScope",
  [
    required("message", text),
    optional("_meta", nullable(record), "on-error"),
    required("requestId", requestIdShape),
  ],
)

function fitsCreateElicitationRequestOther(value: unknown, others: number): boolean {
  if (fitsCreateElicitationRequestOtherElicitationSessionScope(value, others)) return true
  if (fitsCreateElicitationRequestOtherElicitationRequestScope(value, others)) return true
  return false
}

const createElicitationRequestOtherShape: Shape = either([
  createElicitationRequestOtherElicitationSessionScopeShape,
  createElicitationRequestOtherElicitationRequestScopeShape,
])

function fitsCreateElicitationRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  switch (value["mode"]) {
    case "form":
      return fitsCreateElicitationRequestForm(value, others + 1)
    case "url":
      return fitsCreateElicitationRequestUrl(value, others + 1)
    default:
      if (typeof value["mode"] !== "string") return false
      return fitsCreateElicitationRequestOther(value, others + 1)
  }
}

const createElicitationRequestShape: Shape = tagged(
  "CreateElicitationRequest",
  "mode",
  { open: createElicitationRequestOtherShape },
  [
    ["form", createElicitationRequestFormShape],
    ["url", createElicitationRequestUrlShape],
  ],
)

function fitsElicitationContentValue(value: unknown): boolean {
  if (typeof value === "string") return true
  if (Number.isInteger(value)) return true
  if (Number.isFinite(value)) return true
  if (typeof value === "boolean") return true
  if (fitsList(value, fitsText)) return true
  return false
}

const elicitationContentValueShape: Shape = either([
  text,
  integer(-Infinity, Infinity),
  number,
  flag,
  list(text),
])

function fitsCreateElicitationResponseAccept(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  const content = value["content"]
  if (content !== undefined) {
    if (content !== null && !fitsMap(content, fitsElicitationContentValue)) return false
    if (--left === 0) return true
  }
  return false
}

const createElicitationResponseAcceptShape: ObjectShape = object(
  "CreateElicitationResponseAccept",
  [
    optional("_meta", nullable(record), "on-error"),
    optional("content", nullable(map(elicitationContentValueShape))),
  ],
)

function fitsCreateElicitationResponseDecline(value: unknown, others: number): boolean {
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

const createElicitationResponseDeclineShape: ObjectShape = object(
  "CreateElicitationResponseDecline",
  [optional("_meta", nullable(record), "on-error")],
)

function fitsCreateElicitationResponseCancel(value: unknown, others: number): boolean {
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

const createElicitationResponseCancelShape: ObjectShape = object(
  "CreateElicitationResponseCancel",
  [optional("_meta", nullable(record), "on-error")],
)

function fitsCreateElicitationResponseOther(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
  }
  return true
}

const createElicitationResponseOtherShape: ObjectShape = openObject(
  "CreateElicitationResponseOther",
  [optional("_meta", nullable(record), "on-error")],
)

function fitsCreateElicitationResponse(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  switch (value["action"]) {
    case "accept":
      return fitsCreateElicitationResponseAccept(value, others + 1)
    case "decline":
      return fitsCreateElicitationResponseDecline(value, others + 1)
    case "cancel":
      return fitsCreateElicitationResponseCancel(value, others + 1)
    default:
      if (typeof value["action"] !== "string") return false
      return fitsCreateElicitationResponseOther(value, others + 1)
  }
}

const createElicitationResponseShape: Shape = tagged(
  "CreateElicitationResponse",
  "action",
  { open: createElicitationResponseOtherShape },
  [
    ["accept", createElicitationResponseAcceptShape],
    ["decline", createElicitationResponseDeclineShape],
    ["cancel", createElicitationResponseCancelShape],
  ],
)
