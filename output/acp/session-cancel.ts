// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { SessionId } from "./definitions.ts"
import { whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { nullable, object, optional, record, required, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `CancelNotification` as leniently as the schema's hints let it, and says what was salvaged.
 * Never throws.
 */
export function decodeCancelNotification(input: unknown): Lenient<CancelNotification> {
  return fitsCancelNotification(input, 0) ? whole(input) : reread(input, cancelNotificationShape)
}

/** Notification to cancel ongoing operations for a session. */
export interface CancelNotification {
  /** The ID of the session to cancel operations for. */
  readonly sessionId: SessionId
  readonly _meta?: Meta | null
}

function fitsCancelNotification(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
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

const cancelNotificationShape: ObjectShape = object("CancelNotification", [
  required("sessionId", text),
  optional("_meta", nullable(record), "on-error"),
])
