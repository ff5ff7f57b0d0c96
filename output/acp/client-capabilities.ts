// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import {
  clientSessionCapabilitiesShape,
  fitsClientSessionCapabilities,
} from "./client-session-capabilities.ts"
import type { ClientSessionCapabilities } from "./client-session-capabilities.ts"
import type { Meta } from "./lenient.ts"
import { flag, nullable, object, optional, record } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/** File system capabilities that a client may support. */
export interface FileSystemCapabilities {
  /** Whether the Client supports `fs/read_text_file` requests. */
  readonly readTextFile?: boolean
  /** Whether the Client supports `fs/write_text_file` requests. */
  readonly writeTextFile?: boolean
  readonly _meta?: Meta | null
}

/** Authentication capabilities supported by the client. */
export interface AuthCapabilities {
  /** Whether the client supports `terminal` authentication methods. */
  readonly terminal?: boolean
  readonly _meta?: Meta | null
}

/** Form-based elicitation capabilities. */
export interface ElicitationFormCapabilities {
  readonly _meta?: Meta | null
}

/** URL-based elicitation capabilities. */
export interface ElicitationUrlCapabilities {
  readonly _meta?: Meta | null
}

/** Elicitation capabilities supported by the client. */
export interface ElicitationCapabilities {
  /** Whether the client supports form-based elicitation. */
  readonly form?: ElicitationFormCapabilities | null
  /** Whether the client supports URL-based elicitation. */
  readonly url?: ElicitationUrlCapabilities | null
  readonly _meta?: Meta | null
}

/** Capabilities supported by the client. */
export interface ClientCapabilities {
  /** File system capabilities supported by the client. */
  readonly fs?: FileSystemCapabilities
  /** Whether the Client support all `terminal/*` methods. */
  readonly terminal?: boolean
  /** Session-related capabilities supported by the client. */
  readonly session?: ClientSessionCapabilities | null
  /** Authentication capabilities supported by the client. */
  readonly auth?: AuthCapabilities
  /** Elicitation capabilities supported by the client. */
  readonly elicitation?: ElicitationCapabilities | null
  readonly _meta?: Meta | null
}

/** Whether a value is `FileSystemCapabilities` to the letter, without members unknown to it. */
export function fitsFileSystemCapabilities(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const readTextFile = value["readTextFile"]
  if (readTextFile !== undefined) {
    if (typeof readTextFile !== "boolean") return false
    if (--left === 0) return true
  }
  const writeTextFile = value["writeTextFile"]
  if (writeTextFile !== undefined) {
    if (typeof writeTextFile !== "boolean") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `FileSystemCapabilities` is read where it does not fit to the letter. */
export const fileSystemCapabilitiesShape: ObjectShape = object("FileSystemCapabilities", [
  optional("readTextFile", flag, "on-error"),
  optional("writeTextFile", flag, "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `AuthCapabilities` to the letter, without members unknown to it. */
export function fitsAuthCapabilities(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const terminal = value["terminal"]
  if (terminal !== undefined) {
    if (typeof terminal !== "boolean") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `AuthCapabilities` is read where it does not fit to the letter. */
export const authCapabilitiesShape: ObjectShape = object("AuthCapabilities", [
  optional("terminal", flag, "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/**
 * Whether a value is `ElicitationFormCapabilities` to the letter, without members unknown to it.
 */
export function fitsElicitationFormCapabilities(value: unknown, others: number): boolean {
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

/** How `ElicitationFormCapabilities` is read where it does not fit to the letter. */
export const elicitationFormCapabilitiesShape: ObjectShape = object("ElicitationFormCapabilities", [
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `ElicitationUrlCapabilities` to the letter, without members unknown to it. */
export function fitsElicitationUrlCapabilities(value: unknown, others: number): boolean {
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

/** How `ElicitationUrlCapabilities` is read where it does not fit to the letter. */
export const elicitationUrlCapabilitiesShape: ObjectShape = object("ElicitationUrlCapabilities", [
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `ElicitationCapabilities` to the letter, without members unknown to it. */
export function fitsElicitationCapabilities(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const form = value["form"]
  if (form !== undefined) {
    if (form !== null && !fitsElicitationFormCapabilities(form, 0)) return false
    if (--left === 0) return true
  }
  const url = value["url"]
  if (url !== undefined) {
    if (url !== null && !fitsElicitationUrlCapabilities(url, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `ElicitationCapabilities` is read where it does not fit to the letter. */
export const elicitationCapabilitiesShape: ObjectShape = object("ElicitationCapabilities", [
  optional("form", nullable(elicitationFormCapabilitiesShape), "on-error"),
  optional("url", nullable(elicitationUrlCapabilitiesShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `ClientCapabilities` to the letter, without members unknown to it. */
export function fitsClientCapabilities(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const fs = value["fs"]
  if (fs !== undefined) {
    if (!fitsFileSystemCapabilities(fs, 0)) return false
    if (--left === 0) return true
  }
  const terminal = value["terminal"]
  if (terminal !== undefined) {
    if (typeof terminal !== "boolean") return false
    if (--left === 0) return true
  }
  const session = value["session"]
  if (session !== undefined) {
    if (session !== null && !fitsClientSessionCapabilities(session, 0)) return false
    if (--left === 0) return true
  }
  const auth = value["auth"]
  if (auth !== undefined) {
    if (!fitsAuthCapabilities(auth, 0)) return false
    if (--left === 0) return true
  }
  const elicitation = value["elicitation"]
  if (elicitation !== undefined) {
    if (elicitation !== null && !fitsElicitationCapabilities(elicitation, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `ClientCapabilities` is read where it does not fit to the letter. */
export const clientCapabilitiesShape: ObjectShape = object("ClientCapabilities", [
  optional("fs", fileSystemCapabilitiesShape, "on-error"),
  optional("terminal", flag, "on-error"),
  optional("session", nullable(clientSessionCapabilitiesShape), "on-error"),
  optional("auth", authCapabilitiesShape, "on-error"),
  optional("elicitation", nullable(elicitationCapabilitiesShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
