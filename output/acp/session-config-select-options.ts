// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { SessionConfigValueId } from "./definitions.ts"
import { fitsList } from "./fits.ts"
import type { Meta } from "./lenient.ts"
import {
  either,
  list,
  nullable,
  object,
  optional,
  record,
  required,
  skipping,
  text,
} from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/** A possible value for a session configuration option. */
export interface SessionConfigSelectOption {
  /** Unique identifier for this option value. */
  readonly value: SessionConfigValueId
  /** Human-readable label for this option value. */
  readonly name: string
  /** Optional description for this option value. */
  readonly description?: string | null
  readonly _meta?: Meta | null
}

/** Unique identifier for a session configuration option value group. */
export type SessionConfigGroupId = string

/** A group of possible values for a session configuration option. */
export interface SessionConfigSelectGroup {
  /** Unique identifier for this group. */
  readonly group: SessionConfigGroupId
  /** Human-readable label for this group. */
  readonly name: string
  /** The set of option values in this group. */
  readonly options: readonly SessionConfigSelectOption[]
  readonly _meta?: Meta | null
}

/** Possible values for a session configuration option. */
export type SessionConfigSelectOptions =
  readonly SessionConfigSelectOption[] | readonly SessionConfigSelectGroup[]

/** Whether a value is `SessionConfigSelectOption` to the letter, without members unknown to it. */
export function fitsSessionConfigSelectOption(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const valueMember = value["value"]
  if (typeof valueMember !== "string") return false
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

/** How `SessionConfigSelectOption` is read where it does not fit to the letter. */
export const sessionConfigSelectOptionShape: ObjectShape = object("SessionConfigSelectOption", [
  required("value", text),
  required("name", text),
  optional("description", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `SessionConfigSelectGroup` to the letter, without members unknown to it. */
export function fitsSessionConfigSelectGroup(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const group = value["group"]
  if (typeof group !== "string") return false
  const name = value["name"]
  if (typeof name !== "string") return false
  const options = value["options"]
  if (!fitsList(options, fitsSessionConfigSelectOption)) return false
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

/** How `SessionConfigSelectGroup` is read where it does not fit to the letter. */
export const sessionConfigSelectGroupShape: ObjectShape = object("SessionConfigSelectGroup", [
  required("group", text),
  required("name", text),
  required("options", skipping(sessionConfigSelectOptionShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `SessionConfigSelectOptions` to the letter, without members unknown to it. */
export function fitsSessionConfigSelectOptions(value: unknown): boolean {
  if (fitsList(value, fitsSessionConfigSelectOption)) return true
  if (fitsList(value, fitsSessionConfigSelectGroup)) return true
  return false
}

/** How `SessionConfigSelectOptions` is read where it does not fit to the letter. */
export const sessionConfigSelectOptionsShape: Shape = either([
  list(sessionConfigSelectOptionShape),
  list(sessionConfigSelectGroupShape),
])
