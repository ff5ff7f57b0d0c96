// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  invalid,
  isObject,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** Stops one piece of work in the background. */
export interface StopAsyncTaskRequest {
  readonly sessionId: string
  readonly asyncTaskId: string
}

/** The answer to `_session/async_task/stop`. Stops one piece of work in the background. */
export interface StopAsyncTaskAcknowledgement {
  readonly stopped: boolean
}

const fact = "slot/shared-conventions/stop-async-task"

/**
 * Reads `StopAsyncTaskRequest`: the value itself, or the first thing that is wrong with it by
 * `slot/shared-conventions/stop-async-task`. The limits of an adopted carrier come first.
 */
export function decodeStopAsyncTaskRequest(input: unknown): Result<StopAsyncTaskRequest> {
  return settle(input, faultOfStopAsyncTaskRequest(input, false))
}

/**
 * Parses a text and reads `StopAsyncTaskRequest` from it, as `decodeStopAsyncTaskRequest` does.
 * Never throws.
 */
export function decodeStopAsyncTaskRequestText(text: string): Result<StopAsyncTaskRequest> {
  return settleCarrierText(text, fact, faultOfStopAsyncTaskRequest)
}

/**
 * Reads `StopAsyncTaskAcknowledgement`: the value itself, or the first thing that is wrong with it
 * by `slot/shared-conventions/stop-async-task`. The limits of an adopted carrier come first.
 */
export function decodeStopAsyncTaskAcknowledgement(
  input: unknown,
): Result<StopAsyncTaskAcknowledgement> {
  return settle(input, faultOfStopAsyncTaskAcknowledgement(input, false))
}

/**
 * Parses a text and reads `StopAsyncTaskAcknowledgement` from it, as
 * `decodeStopAsyncTaskAcknowledgement` does. Never throws.
 */
export function decodeStopAsyncTaskAcknowledgementText(
  text: string,
): Result<StopAsyncTaskAcknowledgement> {
  return settleCarrierText(text, fact, faultOfStopAsyncTaskAcknowledgement)
}

function faultOfStopAsyncTaskRequest(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return invalid(fact, ["sessionId"], "text", sessionId)
  const asyncTaskId = value["asyncTaskId"]
  if (typeof asyncTaskId !== "string") return invalid(fact, ["asyncTaskId"], "text", asyncTaskId)
  return null
}

function faultOfStopAsyncTaskAcknowledgement(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const stopped = value["stopped"]
  if (typeof stopped !== "boolean") return invalid(fact, ["stopped"], "boolean", stopped)
  return null
}
