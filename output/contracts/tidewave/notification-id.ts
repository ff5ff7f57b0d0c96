// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  invalid,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** Numbers notifications, so that a client which comes back can say how far it read. */
export type NotificationId = string

const fact = "slot/tidewave/notification-id"

/**
 * Reads `NotificationId`: the value itself, or the first thing that is wrong with it by
 * `slot/tidewave/notification-id`. The limits of an adopted carrier come first.
 */
export function decodeNotificationId(input: unknown): Result<NotificationId> {
  return settle(input, faultOfNotificationId(input, false))
}

/**
 * Parses a text and reads `NotificationId` from it, as `decodeNotificationId` does. Never throws.
 */
export function decodeNotificationIdText(text: string): Result<NotificationId> {
  return settleCarrierText(text, fact, faultOfNotificationId)
}

function faultOfNotificationId(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (typeof value !== "string") return invalid(fact, [], "text", value)
  return null
}
