// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  failed,
  invalid,
  isObject,
  jsonFault,
  kindOf,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** Asks the client which buffers are open; the protocol's own sample of a method. */
export interface WorkspaceBuffersRequest {
  readonly language?: string
}

/**
 * The answer to `_zed.dev/workspace/buffers`. Asks the client which buffers are open; the
 * protocol's own sample of a method.
 */
export interface WorkspaceBuffersAcknowledgement {
  readonly buffers: readonly unknown[]
}

const fact = "slot/zed/workspace-buffers"

/**
 * Reads `WorkspaceBuffersRequest`: the value itself, or the first thing that is wrong with it by
 * `slot/zed/workspace-buffers`. The limits of an adopted carrier come first.
 */
export function decodeWorkspaceBuffersRequest(input: unknown): Result<WorkspaceBuffersRequest> {
  return settle(input, faultOfWorkspaceBuffersRequest(input, false))
}

/**
 * Parses a text and reads `WorkspaceBuffersRequest` from it, as `decodeWorkspaceBuffersRequest`
 * does. Never throws.
 */
export function decodeWorkspaceBuffersRequestText(text: string): Result<WorkspaceBuffersRequest> {
  return settleCarrierText(text, fact, faultOfWorkspaceBuffersRequest)
}

/**
 * Reads `WorkspaceBuffersAcknowledgement`: the value itself, or the first thing that is wrong with
 * it by `slot/zed/workspace-buffers`. The limits of an adopted carrier come first.
 */
export function decodeWorkspaceBuffersAcknowledgement(
  input: unknown,
): Result<WorkspaceBuffersAcknowledgement> {
  return settle(input, faultOfWorkspaceBuffersAcknowledgement(input, false))
}

/**
 * Parses a text and reads `WorkspaceBuffersAcknowledgement` from it, as
 * `decodeWorkspaceBuffersAcknowledgement` does. Never throws.
 */
export function decodeWorkspaceBuffersAcknowledgementText(
  text: string,
): Result<WorkspaceBuffersAcknowledgement> {
  return settleCarrierText(text, fact, faultOfWorkspaceBuffersAcknowledgement)
}

function faultOfWorkspaceBuffersRequest(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const language = value["language"]
  if (language !== undefined || "language" in value) {
    if (typeof language !== "string") return invalid(fact, ["language"], "text", language)
  }
  return null
}

function faultOfWorkspaceBuffersAcknowledgement(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const buffers = value["buffers"]
  if (!Array.isArray(buffers)) return invalid(fact, ["buffers"], "list", buffers)
  for (let index = 0; index < buffers.length; index++) {
    const item: unknown = buffers[index]
    const fault = jsonFault(item, 4096, 4)
    if (fault !== null)
      return failed(
        fault,
        fact,
        ["buffers", index],
        "JSON of at most 4096 bytes and 4 levels",
        kindOf(item),
      )
  }
  return null
}
