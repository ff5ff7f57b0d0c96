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

/** Lays a plan before a person; the agent stands still until it is answered. */
export interface CreatePlanRequest {
  readonly toolCallId?: string
  readonly name?: string
  readonly overview?: string
  readonly plan: string
  readonly todos?: readonly unknown[]
  readonly isProject?: boolean
  readonly phases?: unknown
}

/**
 * The answer to `cursor/create_plan`. Lays a plan before a person; the agent stands still until it
 * is answered.
 */
export interface CreatePlanAcknowledgement {
  readonly outcome: unknown
}

const fact = "slot/cursor/create-plan"

/**
 * Reads `CreatePlanRequest`: the value itself, or the first thing that is wrong with it by
 * `slot/cursor/create-plan`. The limits of an adopted carrier come first.
 */
export function decodeCreatePlanRequest(input: unknown): Result<CreatePlanRequest> {
  return settle(input, faultOfCreatePlanRequest(input, false))
}

/**
 * Parses a text and reads `CreatePlanRequest` from it, as `decodeCreatePlanRequest` does. Never
 * throws.
 */
export function decodeCreatePlanRequestText(text: string): Result<CreatePlanRequest> {
  return settleCarrierText(text, fact, faultOfCreatePlanRequest)
}

/**
 * Reads `CreatePlanAcknowledgement`: the value itself, or the first thing that is wrong with it by
 * `slot/cursor/create-plan`. The limits of an adopted carrier come first.
 */
export function decodeCreatePlanAcknowledgement(input: unknown): Result<CreatePlanAcknowledgement> {
  return settle(input, faultOfCreatePlanAcknowledgement(input, false))
}

/**
 * Parses a text and reads `CreatePlanAcknowledgement` from it, as `decodeCreatePlanAcknowledgement`
 * does. Never throws.
 */
export function decodeCreatePlanAcknowledgementText(
  text: string,
): Result<CreatePlanAcknowledgement> {
  return settleCarrierText(text, fact, faultOfCreatePlanAcknowledgement)
}

function faultOfCreatePlanRequest(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const toolCallId = value["toolCallId"]
  if (toolCallId !== undefined || "toolCallId" in value) {
    if (typeof toolCallId !== "string") return invalid(fact, ["toolCallId"], "text", toolCallId)
  }
  const name = value["name"]
  if (name !== undefined || "name" in value) {
    if (typeof name !== "string") return invalid(fact, ["name"], "text", name)
  }
  const overview = value["overview"]
  if (overview !== undefined || "overview" in value) {
    if (typeof overview !== "string") return invalid(fact, ["overview"], "text", overview)
  }
  const plan = value["plan"]
  if (typeof plan !== "string") return invalid(fact, ["plan"], "text", plan)
  const todos = value["todos"]
  if (todos !== undefined || "todos" in value) {
    if (!Array.isArray(todos)) return invalid(fact, ["todos"], "list", todos)
    for (let index = 0; index < todos.length; index++) {
      const item: unknown = todos[index]
      const fault = jsonFault(item, 4096, 4)
      if (fault !== null)
        return failed(
          fault,
          fact,
          ["todos", index],
          "JSON of at most 4096 bytes and 4 levels",
          kindOf(item),
        )
    }
  }
  const isProject = value["isProject"]
  if (isProject !== undefined || "isProject" in value) {
    if (typeof isProject !== "boolean") return invalid(fact, ["isProject"], "boolean", isProject)
  }
  const phases = value["phases"]
  if (phases !== undefined || "phases" in value) {
    const fault = jsonFault(phases, 65536, 8)
    if (fault !== null)
      return failed(
        fault,
        fact,
        ["phases"],
        "JSON of at most 65536 bytes and 8 levels",
        kindOf(phases),
      )
  }
  return null
}

function faultOfCreatePlanAcknowledgement(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const outcome = value["outcome"]
  const fault = jsonFault(outcome, 4096, 4)
  if (fault !== null)
    return failed(
      fault,
      fact,
      ["outcome"],
      "JSON of at most 4096 bytes and 4 levels",
      kindOf(outcome),
    )
  return null
}
