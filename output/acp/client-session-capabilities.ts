// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { Meta } from "./lenient.ts"
import { nullable, object, optional, record } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/** Client support for ID-addressed context compaction updates. */
export type CompactionCapabilities = Meta

/** Capabilities for boolean session configuration options. */
export interface BooleanConfigOptionCapabilities {
  readonly _meta?: Meta | null
}

/** Session configuration option capabilities supported by the client. */
export interface SessionConfigOptionsCapabilities {
  /** Whether the client supports boolean session configuration options. */
  readonly boolean?: BooleanConfigOptionCapabilities | null
  readonly _meta?: Meta | null
}

/** Client support for presenting live notices to the user. */
export type NoticeCapabilities = Meta

/** Session-related capabilities supported by the client. */
export interface ClientSessionCapabilities {
  /** Support for ID-addressed context compaction updates. */
  readonly compaction?: CompactionCapabilities | null
  /** Config option capabilities supported by the client. */
  readonly configOptions?: SessionConfigOptionsCapabilities | null
  /** Support for live user-facing `notice` session updates. */
  readonly notices?: NoticeCapabilities | null
  readonly _meta?: Meta | null
}

/**
 * Whether a value is `BooleanConfigOptionCapabilities` to the letter, without members unknown to
 * it.
 */
export function fitsBooleanConfigOptionCapabilities(value: unknown, others: number): boolean {
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

/** How `BooleanConfigOptionCapabilities` is read where it does not fit to the letter. */
export const booleanConfigOptionCapabilitiesShape: ObjectShape = object(
  "BooleanConfigOptionCapabilities",
  [optional("_meta", nullable(record), "on-error")],
)

/**
 * Whether a value is `SessionConfigOptionsCapabilities` to the letter, without members unknown to
 * it.
 */
export function fitsSessionConfigOptionsCapabilities(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const boolean = value["boolean"]
  if (boolean !== undefined) {
    if (boolean !== null && !fitsBooleanConfigOptionCapabilities(boolean, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `SessionConfigOptionsCapabilities` is read where it does not fit to the letter. */
export const sessionConfigOptionsCapabilitiesShape: ObjectShape = object(
  "SessionConfigOptionsCapabilities",
  [
    optional("boolean", nullable(booleanConfigOptionCapabilitiesShape), "on-error"),
    optional("_meta", nullable(record), "on-error"),
  ],
)

/** Whether a value is `ClientSessionCapabilities` to the letter, without members unknown to it. */
export function fitsClientSessionCapabilities(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const compaction = value["compaction"]
  if (compaction !== undefined) {
    if (compaction !== null && !isObject(compaction, true)) return false
    if (--left === 0) return true
  }
  const configOptions = value["configOptions"]
  if (configOptions !== undefined) {
    if (configOptions !== null && !fitsSessionConfigOptionsCapabilities(configOptions, 0))
      return false
    if (--left === 0) return true
  }
  const notices = value["notices"]
  if (notices !== undefined) {
    if (notices !== null && !isObject(notices, true)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `ClientSessionCapabilities` is read where it does not fit to the letter. */
export const clientSessionCapabilitiesShape: ObjectShape = object("ClientSessionCapabilities", [
  optional("compaction", nullable(record), "on-error"),
  optional("configOptions", nullable(sessionConfigOptionsCapabilitiesShape), "on-error"),
  optional("notices", nullable(record), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
