// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { ElicitationId } from "./definitions.ts"
import { whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { nullable, object, optional, record, required, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `CompleteElicitationNotification` as leniently as the schema's hints let it, and says what
 * was salvaged. Never throws.
 */
export function decodeCompleteElicitationNotification(
  input: unknown,
): Lenient<CompleteElicitationNotification> {
  return fitsCompleteElicitationNotification(input, 0)
    ? whole(input)
    : reread(input, completeElicitationNotificationShape)
}

/** Notification sent by the agent when a URL-based elicitation is complete. */
export interface CompleteElicitationNotification {
  /** The ID of the elicitation that completed. */
  readonly elicitationId: ElicitationId
  readonly _meta?: Meta | null
}

function fitsCompleteElicitationNotification(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const elicitationId = value["elicitationId"]
  if (typeof elicitationId !== "string") return false
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

const completeElicitationNotificationShape: ObjectShape = object(
  "CompleteElicitationNotification",
  [required("elicitationId", text), optional("_meta", nullable(record), "on-error")],
)
