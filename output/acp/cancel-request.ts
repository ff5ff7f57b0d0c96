// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { fitsRequestId, requestIdShape } from "./definitions.ts"
import type { RequestId } from "./definitions.ts"
import { whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { nullable, object, optional, record, required } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `CancelRequestNotification` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeCancelRequestNotification(
  input: unknown,
): Lenient<CancelRequestNotification> {
  return fitsCancelRequestNotification(input, 0)
    ? whole(input)
    : reread(input, cancelRequestNotificationShape)
}

/** Notification to cancel an ongoing request. */
export interface CancelRequestNotification {
  /** The ID of the request to cancel. */
  readonly requestId: RequestId
  readonly _meta?: Meta | null
}

function fitsCancelRequestNotification(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const requestId = value["requestId"]
  if (!fitsRequestId(requestId)) return false
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

const cancelRequestNotificationShape: ObjectShape = object("CancelRequestNotification", [
  required("requestId", requestIdShape),
  optional("_meta", nullable(record), "on-error"),
])
