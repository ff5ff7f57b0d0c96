// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  excess,
  invalid,
  isObject,
  limit,
  settle,
  settleCarrierText,
  sizeOf,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/**
 * Everything structured that the host knows of the turn: each member is always there, null where
 * nothing is known.
 */
export interface SessionMeta {
  readonly version: 1
  readonly taskId: string
  readonly workspaceId: string
  readonly ownerUserId: string | null
  readonly sessionId: string | null
  readonly workflowRunId: string | null
  readonly workflowStepId: string | null
  readonly workflowBranch: string | null
  readonly attempt: number | null
  readonly runtimeAttempt: number | null
  readonly taskMode: "plan" | "code" | "review" | "research" | null
  readonly artifactsDir: string | null
  readonly linkedDocumentIds: readonly string[]
  readonly goals: readonly {
    readonly labelId: string
    readonly name: string
  }[]
  readonly products: readonly {
    readonly labelId: string
    readonly name: string
  }[]
  readonly skills: readonly {
    readonly labelId: string
    readonly name: string
  }[]
}

const fact = "slot/onehorizon/session-meta"
const MEMBERS = ["labelId", "name"]
const MEMBERS2 = [
  "version",
  "taskId",
  "workspaceId",
  "ownerUserId",
  "sessionId",
  "workflowRunId",
  "workflowStepId",
  "workflowBranch",
  "attempt",
  "runtimeAttempt",
  "taskMode",
  "artifactsDir",
  "linkedDocumentIds",
  "goals",
  "products",
  "skills",
]

/**
 * Reads `SessionMeta`: the value itself, or the first thing that is wrong with it by
 * `slot/onehorizon/session-meta`. The limits of an adopted carrier come first.
 */
export function decodeSessionMeta(input: unknown): Result<SessionMeta> {
  return settle(input, faultOfSessionMeta(input, false))
}

/** Parses a text and reads `SessionMeta` from it, as `decodeSessionMeta` does. Never throws. */
export function decodeSessionMetaText(text: string): Result<SessionMeta> {
  return settleCarrierText(text, fact, faultOfSessionMeta)
}

function faultOfSessionMeta(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const version = value["version"]
  if (version !== 1) return invalid(fact, ["version"], "1", version)
  const taskId = value["taskId"]
  if (typeof taskId !== "string") return invalid(fact, ["taskId"], "text", taskId)
  const workspaceId = value["workspaceId"]
  if (typeof workspaceId !== "string") return invalid(fact, ["workspaceId"], "text", workspaceId)
  const ownerUserId = value["ownerUserId"]
  if (ownerUserId !== null) {
    if (typeof ownerUserId !== "string")
      return invalid(fact, ["ownerUserId"], "text or null", ownerUserId)
  }
  const sessionId = value["sessionId"]
  if (sessionId !== null) {
    if (typeof sessionId !== "string")
      return invalid(fact, ["sessionId"], "text or null", sessionId)
  }
  const workflowRunId = value["workflowRunId"]
  if (workflowRunId !== null) {
    if (typeof workflowRunId !== "string")
      return invalid(fact, ["workflowRunId"], "text or null", workflowRunId)
  }
  const workflowStepId = value["workflowStepId"]
  if (workflowStepId !== null) {
    if (typeof workflowStepId !== "string")
      return invalid(fact, ["workflowStepId"], "text or null", workflowStepId)
  }
  const workflowBranch = value["workflowBranch"]
  if (workflowBranch !== null) {
    if (typeof workflowBranch !== "string")
      return invalid(fact, ["workflowBranch"], "text or null", workflowBranch)
  }
  const attempt = value["attempt"]
  if (attempt !== null) {
    if (typeof attempt !== "number" || !Number.isFinite(attempt))
      return invalid(fact, ["attempt"], "number or null", attempt)
  }
  const runtimeAttempt = value["runtimeAttempt"]
  if (runtimeAttempt !== null) {
    if (typeof runtimeAttempt !== "number" || !Number.isFinite(runtimeAttempt))
      return invalid(fact, ["runtimeAttempt"], "number or null", runtimeAttempt)
  }
  const taskMode = value["taskMode"]
  if (taskMode !== null) {
    if (
      taskMode !== "plan" &&
      taskMode !== "code" &&
      taskMode !== "review" &&
      taskMode !== "research"
    )
      return invalid(
        fact,
        ["taskMode"],
        'one of "plan", "code", "review", "research" or null',
        taskMode,
      )
  }
  const artifactsDir = value["artifactsDir"]
  if (artifactsDir !== null) {
    if (typeof artifactsDir !== "string")
      return invalid(fact, ["artifactsDir"], "text or null", artifactsDir)
  }
  const linkedDocumentIds = value["linkedDocumentIds"]
  if (!Array.isArray(linkedDocumentIds))
    return invalid(fact, ["linkedDocumentIds"], "list", linkedDocumentIds)
  for (let index = 0; index < linkedDocumentIds.length; index++) {
    const item: unknown = linkedDocumentIds[index]
    if (typeof item !== "string") return invalid(fact, ["linkedDocumentIds", index], "text", item)
  }
  const goals = value["goals"]
  if (!Array.isArray(goals)) return invalid(fact, ["goals"], "list", goals)
  for (let index = 0; index < goals.length; index++) {
    const item: unknown = goals[index]
    if (!isObject(item, parsed)) return invalid(fact, ["goals", index], "object", item)
    const labelId = item["labelId"]
    if (typeof labelId !== "string")
      return invalid(fact, ["goals", index, "labelId"], "text", labelId)
    const name = item["name"]
    if (typeof name !== "string") return invalid(fact, ["goals", index, "name"], "text", name)
    if (sizeOf(item) !== 2) return excess(fact, ["goals", index], item, MEMBERS)
  }
  const products = value["products"]
  if (!Array.isArray(products)) return invalid(fact, ["products"], "list", products)
  for (let index = 0; index < products.length; index++) {
    const item: unknown = products[index]
    if (!isObject(item, parsed)) return invalid(fact, ["products", index], "object", item)
    const labelId = item["labelId"]
    if (typeof labelId !== "string")
      return invalid(fact, ["products", index, "labelId"], "text", labelId)
    const name = item["name"]
    if (typeof name !== "string") return invalid(fact, ["products", index, "name"], "text", name)
    if (sizeOf(item) !== 2) return excess(fact, ["products", index], item, MEMBERS)
  }
  const skills = value["skills"]
  if (!Array.isArray(skills)) return invalid(fact, ["skills"], "list", skills)
  for (let index = 0; index < skills.length; index++) {
    const item: unknown = skills[index]
    if (!isObject(item, parsed)) return invalid(fact, ["skills", index], "object", item)
    const labelId = item["labelId"]
    if (typeof labelId !== "string")
      return invalid(fact, ["skills", index, "labelId"], "text", labelId)
    const name = item["name"]
    if (typeof name !== "string") return invalid(fact, ["skills", index, "name"], "text", name)
    if (sizeOf(item) !== 2) return excess(fact, ["skills", index], item, MEMBERS)
  }
  if (sizeOf(value) !== 16) return excess(fact, [], value, MEMBERS2)
  return null
}
