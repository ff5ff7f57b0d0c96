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

/** What a subagent was asked to do, once it has done it. */
export interface TaskReport {
  readonly toolCallId?: string
  readonly description?: string
  readonly prompt?: string
  readonly subagentType?: unknown
  readonly agentId?: string
  readonly durationMs?: number
}

const fact = "slot/cursor/task-report"

/**
 * Reads `TaskReport`: the value itself, or the first thing that is wrong with it by
 * `slot/cursor/task-report`. The limits of an adopted carrier come first.
 */
export function decodeTaskReport(input: unknown): Result<TaskReport> {
  return settle(input, faultOfTaskReport(input, false))
}

/** Parses a text and reads `TaskReport` from it, as `decodeTaskReport` does. Never throws. */
export function decodeTaskReportText(text: string): Result<TaskReport> {
  return settleCarrierText(text, fact, faultOfTaskReport)
}

function faultOfTaskReport(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const toolCallId = value["toolCallId"]
  if (toolCallId !== undefined || "toolCallId" in value) {
    if (typeof toolCallId !== "string") return invalid(fact, ["toolCallId"], "text", toolCallId)
  }
  const description = value["description"]
  if (description !== undefined || "description" in value) {
    if (typeof description !== "string") return invalid(fact, ["description"], "text", description)
  }
  const prompt = value["prompt"]
  if (prompt !== undefined || "prompt" in value) {
    if (typeof prompt !== "string") return invalid(fact, ["prompt"], "text", prompt)
  }
  const subagentType = value["subagentType"]
  if (subagentType !== undefined || "subagentType" in value) {
    const fault = jsonFault(subagentType, 4096, 4)
    if (fault !== null)
      return failed(
        fault,
        fact,
        ["subagentType"],
        "JSON of at most 4096 bytes and 4 levels",
        kindOf(subagentType),
      )
  }
  const agentId = value["agentId"]
  if (agentId !== undefined || "agentId" in value) {
    if (typeof agentId !== "string") return invalid(fact, ["agentId"], "text", agentId)
  }
  const durationMs = value["durationMs"]
  if (durationMs !== undefined || "durationMs" in value) {
    if (typeof durationMs !== "number" || !Number.isFinite(durationMs))
      return invalid(fact, ["durationMs"], "number", durationMs)
  }
  return null
}
