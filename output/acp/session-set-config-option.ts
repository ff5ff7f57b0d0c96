// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { SessionConfigId, SessionConfigValueId, SessionId } from "./definitions.ts"
import { fitsList, whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { fitsSessionConfigOption, sessionConfigOptionShape } from "./session-config-option.ts"
import type { SessionConfigOption } from "./session-config-option.ts"
import {
  flag,
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
 * Reads `SetSessionConfigOptionRequest` as leniently as the schema's hints let it, and says what
 * was salvaged. Never throws.
 */
export function decodeSetSessionConfigOptionRequest(
  input: unknown,
): Lenient<SetSessionConfigOptionRequest> {
  return fitsSetSessionConfigOptionRequest(input, 0)
    ? whole(input)
    : reread(input, setSessionConfigOptionRequestShape)
}

/**
 * Reads `SetSessionConfigOptionResponse` as leniently as the schema's hints let it, and says what
 * was salvaged. Never throws.
 */
export function decodeSetSessionConfigOptionResponse(
  input: unknown,
): Lenient<SetSessionConfigOptionResponse> {
  return fitsSetSessionConfigOptionResponse(input, 0)
    ? whole(input)
    : reread(input, setSessionConfigOptionResponseShape)
}

/** What the protocol schema allows as `SetSessionConfigOptionRequestBoolean`. */
export interface SetSessionConfigOptionRequestBoolean {
  /** The ID of the session to set the configuration option for. */
  readonly sessionId: SessionId
  /** The ID of the configuration option to set. */
  readonly configId: SessionConfigId
  readonly _meta?: Meta | null
  /** The boolean value. */
  readonly value: boolean
}

/** What the protocol schema allows as `SetSessionConfigOptionRequestUntagged`. */
export interface SetSessionConfigOptionRequestUntagged {
  /** The ID of the session to set the configuration option for. */
  readonly sessionId: SessionId
  /** The ID of the configuration option to set. */
  readonly configId: SessionConfigId
  readonly _meta?: Meta | null
  /** The value ID. */
  readonly value: SessionConfigValueId
}

/** Request parameters for setting a session configuration option. */
export type SetSessionConfigOptionRequest =
  | ({ readonly type: "boolean" } & SetSessionConfigOptionRequestBoolean)
  | SetSessionConfigOptionRequestUntagged

/** Response to `session/set_config_option` method. */
export interface SetSessionConfigOptionResponse {
  /** The full set of configuration options and their current values. */
  readonly configOptions: readonly SessionConfigOption[]
  readonly _meta?: Meta | null
}

function fitsSetSessionConfigOptionRequestBoolean(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  const configId = value["configId"]
  if (typeof configId !== "string") return false
  const valueMember = value["value"]
  if (typeof valueMember !== "boolean") return false
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

const setSessionConfigOptionRequestBooleanShape: ObjectShape = object(
  "SetSessionConfigOptionRequestBoolean",
  [
    required("sessionId", text),
    required("configId", text),
    optional("_meta", nullable(record), "on-error"),
    required("value", flag),
  ],
)

function fitsSetSessionConfigOptionRequestUntagged(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  const configId = value["configId"]
  if (typeof configId !== "string") return false
  const valueMember = value["value"]
  if (typeof valueMember !== "string") return false
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

const setSessionConfigOptionRequestUntaggedShape: ObjectShape = object(
  "SetSessionConfigOptionRequestUntagged",
  [
    required("sessionId", text),
    required("configId", text),
    optional("_meta", nullable(record), "on-error"),
    required("value", text),
  ],
)

function fitsSetSessionConfigOptionRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  switch (value["type"]) {
    case "boolean":
      return fitsSetSessionConfigOptionRequestBoolean(value, others + 1)
    default:
      return fitsSetSessionConfigOptionRequestUntagged(value, others)
  }
}

const setSessionConfigOptionRequestShape: Shape = tagged(
  "SetSessionConfigOptionRequest",
  "type",
  { untagged: setSessionConfigOptionRequestUntaggedShape },
  [["boolean", setSessionConfigOptionRequestBooleanShape]],
)

function fitsSetSessionConfigOptionResponse(value: unknown, others: number): boolean {
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

const setSessionConfigOptionResponseShape: ObjectShape = object("SetSessionConfigOptionResponse", [
  required("configOptions", skipping(sessionConfigOptionShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
