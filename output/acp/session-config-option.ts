// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { SessionConfigId, SessionConfigValueId } from "./definitions.ts"
import type { Meta } from "./lenient.ts"
import {
  fitsSessionConfigSelectOptions,
  sessionConfigSelectOptionsShape,
} from "./session-config-select-options.ts"
import type { SessionConfigSelectOptions } from "./session-config-select-options.ts"
import { flag, nullable, object, optional, record, required, tagged, text } from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/** Semantic category for a session configuration option. */
export type SessionConfigOptionCategory =
  "mode" | "model" | "model_config" | "thought_level" | (string & {})

/** What the protocol schema allows as `SessionConfigOptionSelect`. */
export interface SessionConfigOptionSelect {
  /** Unique identifier for the configuration option. */
  readonly id: SessionConfigId
  /** Human-readable label for the option. */
  readonly name: string
  /** Optional description for the Client to display to the user. */
  readonly description?: string | null
  /** Optional semantic category for this option (UX only). */
  readonly category?: SessionConfigOptionCategory | null
  readonly _meta?: Meta | null
  /** The currently selected value. */
  readonly currentValue: SessionConfigValueId
  /** The set of selectable options. */
  readonly options: SessionConfigSelectOptions
}

/** What the protocol schema allows as `SessionConfigOptionBoolean`. */
export interface SessionConfigOptionBoolean {
  /** Unique identifier for the configuration option. */
  readonly id: SessionConfigId
  /** Human-readable label for the option. */
  readonly name: string
  /** Optional description for the Client to display to the user. */
  readonly description?: string | null
  /** Optional semantic category for this option (UX only). */
  readonly category?: SessionConfigOptionCategory | null
  readonly _meta?: Meta | null
  /** The current value of the boolean option. */
  readonly currentValue: boolean
}

/** A session configuration option selector and its current state. */
export type SessionConfigOption =
  | ({ readonly type: "select" } & SessionConfigOptionSelect)
  | ({ readonly type: "boolean" } & SessionConfigOptionBoolean)

/** Whether a value is `SessionConfigOptionSelect` to the letter, without members unknown to it. */
export function fitsSessionConfigOptionSelect(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const id = value["id"]
  if (typeof id !== "string") return false
  const name = value["name"]
  if (typeof name !== "string") return false
  const currentValue = value["currentValue"]
  if (typeof currentValue !== "string") return false
  const options = value["options"]
  if (!fitsSessionConfigSelectOptions(options)) return false
  let left = -4 - others
  for (const _ in value) left++
  if (left === 0) return true
  const description = value["description"]
  if (description !== undefined) {
    if (description !== null && typeof description !== "string") return false
    if (--left === 0) return true
  }
  const category = value["category"]
  if (category !== undefined) {
    if (category !== null && typeof category !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `SessionConfigOptionSelect` is read where it does not fit to the letter. */
export const sessionConfigOptionSelectShape: ObjectShape = object("SessionConfigOptionSelect", [
  required("id", text),
  required("name", text),
  optional("description", nullable(text), "on-error"),
  optional("category", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
  required("currentValue", text),
  required("options", sessionConfigSelectOptionsShape),
])

/** Whether a value is `SessionConfigOptionBoolean` to the letter, without members unknown to it. */
export function fitsSessionConfigOptionBoolean(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const id = value["id"]
  if (typeof id !== "string") return false
  const name = value["name"]
  if (typeof name !== "string") return false
  const currentValue = value["currentValue"]
  if (typeof currentValue !== "boolean") return false
  let left = -3 - others
  for (const _ in value) left++
  if (left === 0) return true
  const description = value["description"]
  if (description !== undefined) {
    if (description !== null && typeof description !== "string") return false
    if (--left === 0) return true
  }
  const category = value["category"]
  if (category !== undefined) {
    if (category !== null && typeof category !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `SessionConfigOptionBoolean` is read where it does not fit to the letter. */
export const sessionConfigOptionBooleanShape: ObjectShape = object("SessionConfigOptionBoolean", [
  required("id", text),
  required("name", text),
  optional("description", nullable(text), "on-error"),
  optional("category", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
  required("currentValue", flag),
])

/** Whether a value is `SessionConfigOption` to the letter, without members unknown to it. */
export function fitsSessionConfigOption(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  switch (value["type"]) {
    case "select":
      return fitsSessionConfigOptionSelect(value, others + 1)
    case "boolean":
      return fitsSessionConfigOptionBoolean(value, others + 1)
    default:
      return false
  }
}

/** How `SessionConfigOption` is read where it does not fit to the letter. */
export const sessionConfigOptionShape: Shape = tagged("SessionConfigOption", "type", {}, [
  ["select", sessionConfigOptionSelectShape],
  ["boolean", sessionConfigOptionBooleanShape],
])
