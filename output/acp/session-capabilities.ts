// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { Meta } from "./lenient.ts"
import { nullable, object, optional, record } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/** Capabilities for the `session/list` method. */
export interface SessionListCapabilities {
  readonly _meta?: Meta | null
}

/** Capabilities for the `session/delete` method. */
export interface SessionDeleteCapabilities {
  readonly _meta?: Meta | null
}

/** Capabilities for additional session directories support. */
export interface SessionAdditionalDirectoriesCapabilities {
  readonly _meta?: Meta | null
}

/** Capabilities for the `session/resume` method. */
export interface SessionResumeCapabilities {
  readonly _meta?: Meta | null
}

/** Capabilities for the `session/close` method. */
export interface SessionCloseCapabilities {
  readonly _meta?: Meta | null
}

/** Session capabilities supported by the agent. */
export interface SessionCapabilities {
  /** Whether the agent supports `session/list`. */
  readonly list?: SessionListCapabilities | null
  /** Whether the agent supports `session/delete`. */
  readonly delete?: SessionDeleteCapabilities | null
  /**
   * Whether the agent supports `additionalDirectories` on supported session lifecycle requests.
   */
  readonly additionalDirectories?: SessionAdditionalDirectoriesCapabilities | null
  /** Whether the agent supports `session/resume`. */
  readonly resume?: SessionResumeCapabilities | null
  /** Whether the agent supports `session/close`. */
  readonly close?: SessionCloseCapabilities | null
  readonly _meta?: Meta | null
}

/** Whether a value is `SessionListCapabilities` to the letter, without members unknown to it. */
export function fitsSessionListCapabilities(value: unknown, others: number): boolean {
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

/** How `SessionListCapabilities` is read where it does not fit to the letter. */
export const sessionListCapabilitiesShape: ObjectShape = object("SessionListCapabilities", [
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `SessionDeleteCapabilities` to the letter, without members unknown to it. */
export function fitsSessionDeleteCapabilities(value: unknown, others: number): boolean {
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

/** How `SessionDeleteCapabilities` is read where it does not fit to the letter. */
export const sessionDeleteCapabilitiesShape: ObjectShape = object("SessionDeleteCapabilities", [
  optional("_meta", nullable(record), "on-error"),
])

/**
 * Whether a value is `SessionAdditionalDirectoriesCapabilities` to the letter, without members
 * unknown to it.
 */
export function fitsSessionAdditionalDirectoriesCapabilities(
  value: unknown,
  others: number,
): boolean {
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

/** How `SessionAdditionalDirectoriesCapabilities` is read where it does not fit to the letter. */
export const sessionAdditionalDirectoriesCapabilitiesShape: ObjectShape = object(
  "SessionAdditionalDirectoriesCapabilities",
  [optional("_meta", nullable(record), "on-error")],
)

/** Whether a value is `SessionResumeCapabilities` to the letter, without members unknown to it. */
export function fitsSessionResumeCapabilities(value: unknown, others: number): boolean {
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

/** How `SessionResumeCapabilities` is read where it does not fit to the letter. */
export const sessionResumeCapabilitiesShape: ObjectShape = object("SessionResumeCapabilities", [
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `SessionCloseCapabilities` to the letter, without members unknown to it. */
export function fitsSessionCloseCapabilities(value: unknown, others: number): boolean {
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

/** How `SessionCloseCapabilities` is read where it does not fit to the letter. */
export const sessionCloseCapabilitiesShape: ObjectShape = object("SessionCloseCapabilities", [
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `SessionCapabilities` to the letter, without members unknown to it. */
export function fitsSessionCapabilities(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const list = value["list"]
  if (list !== undefined) {
    if (list !== null && !fitsSessionListCapabilities(list, 0)) return false
    if (--left === 0) return true
  }
  const deleteMember = value["delete"]
  if (deleteMember !== undefined) {
    if (deleteMember !== null && !fitsSessionDeleteCapabilities(deleteMember, 0)) return false
    if (--left === 0) return true
  }
  const additionalDirectories = value["additionalDirectories"]
  if (additionalDirectories !== undefined) {
    if (
      additionalDirectories !== null &&
      !fitsSessionAdditionalDirectoriesCapabilities(additionalDirectories, 0)
    )
      return false
    if (--left === 0) return true
  }
  const resume = value["resume"]
  if (resume !== undefined) {
    if (resume !== null && !fitsSessionResumeCapabilities(resume, 0)) return false
    if (--left === 0) return true
  }
  const close = value["close"]
  if (close !== undefined) {
    if (close !== null && !fitsSessionCloseCapabilities(close, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `SessionCapabilities` is read where it does not fit to the letter. */
export const sessionCapabilitiesShape: ObjectShape = object("SessionCapabilities", [
  optional("list", nullable(sessionListCapabilitiesShape), "on-error"),
  optional("delete", nullable(sessionDeleteCapabilitiesShape), "on-error"),
  optional(
    "additionalDirectories",
    nullable(sessionAdditionalDirectoriesCapabilitiesShape),
    "on-error",
  ),
  optional("resume", nullable(sessionResumeCapabilitiesShape), "on-error"),
  optional("close", nullable(sessionCloseCapabilitiesShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
