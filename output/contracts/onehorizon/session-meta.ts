// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierBytes,
  carrierLimits,
  excess,
  invalid,
  isObject,
  limit,
  settle,
  settleText,
  sizeOf,
  withinLimits,
} from "../../kernel.ts"
import type { DecodeError, Result } from "../../kernel.ts"

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
  return settleText(text, carrierBytes, fact, faultOfSessionMeta)
}

function faultOfSessionMeta(value: unknown, parsed: boolean): DecodeError | null {
  if (!withinLimits(value)) return limit(fact, carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, "object", value)
  const version = value["version"]
  if (version !== 1) return invalid(fact, "1", version, "version")
  const taskId = value["taskId"]
  if (typeof taskId !== "string") return invalid(fact, "text", taskId, "taskId")
  const workspaceId = value["workspaceId"]
  if (typeof workspaceId !== "string") return invalid(fact, "text", workspaceId, "workspaceId")
  const ownerUserId = value["ownerUserId"]
  if (ownerUserId !== null) {
    if (typeof ownerUserId !== "string")
      return invalid(fact, "text or null", ownerUserId, "ownerUserId")
  }
  const sessionId = value["sessionId"]
  if (sessionId !== null) {
    if (typeof sessionId !== "string") return invalid(fact, "text or null", sessionId, "sessionId")
  }
  const workflowRunId = value["workflowRunId"]
  if (workflowRunId !== null) {
    if (typeof workflowRunId !== "string")
      return invalid(fact, "text or null", workflowRunId, "workflowRunId")
  }
  const workflowStepId = value["workflowStepId"]
  if (workflowStepId !== null) {
    if (typeof workflowStepId !== "string")
      return invalid(fact, "text or null", workflowStepId, "workflowStepId")
  }
  const workflowBranch = value["workflowBranch"]
  if (workflowBranch !== null) {
    if (typeof workflowBranch !== "string")
      return invalid(fact, "text or null", workflowBranch, "workflowBranch")
  }
  const attempt = value["attempt"]
  if (attempt !== null) {
    if (typeof attempt !== "number" || !Number.isFinite(attempt))
      return invalid(fact, "number or null", attempt, "attempt")
  }
  const runtimeAttempt = value["runtimeAttempt"]
  if (runtimeAttempt !== null) {
    if (typeof runtimeAttempt !== "number" || !Number.isFinite(runtimeAttempt))
      return invalid(fact, "number or null", runtimeAttempt, "runtimeAttempt")
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
        'one of "plan", "code", "review", "research" or null',
        taskMode,
        "taskMode",
      )
  }
  const artifactsDir = value["artifactsDir"]
  if (artifactsDir !== null) {
    if (typeof artifactsDir !== "string")
      return invalid(fact, "text or null", artifactsDir, "artifactsDir")
  }
  const linkedDocumentIds = value["linkedDocumentIds"]
  if (!Array.isArray(linkedDocumentIds))
    return invalid(fact, "list", linkedDocumentIds, "linkedDocumentIds")
  for (let index = 0; index < linkedDocumentIds.length; index++) {
    const item: unknown = linkedDocumentIds[index]
    if (typeof item !== "string") return invalid(fact, "text", item, "linkedDocumentIds", index)
  }
  const goals = value["goals"]
  if (!Array.isArray(goals)) return invalid(fact, "list", goals, "goals")
  for (let index = 0; index < goals.length; index++) {
    const item: unknown = goals[index]
    if (!isObject(item, parsed)) return invalid(fact, "object", item, "goals", index)
    const labelId = item["labelId"]
    if (typeof labelId !== "string")
      return invalid(fact, "text", labelId, "goals", index, "labelId")
    const name = item["name"]
    if (typeof name !== "string") return invalid(fact, "text", name, "goals", index, "name")
    if (sizeOf(item) !== 2) return excess(fact, item, MEMBERS, "goals", index)
  }
  const products = value["products"]
  if (!Array.isArray(products)) return invalid(fact, "list", products, "products")
  for (let index = 0; index < products.length; index++) {
    const item: unknown = products[index]
    if (!isObject(item, parsed)) return invalid(fact, "object", item, "products", index)
    const labelId = item["labelId"]
    if (typeof labelId !== "string")
      return invalid(fact, "text", labelId, "products", index, "labelId")
    const name = item["name"]
    if (typeof name !== "string") return invalid(fact, "text", name, "products", index, "name")
    if (sizeOf(item) !== 2) return excess(fact, item, MEMBERS, "products", index)
  }
  const skills = value["skills"]
  if (!Array.isArray(skills)) return invalid(fact, "list", skills, "skills")
  for (let index = 0; index < skills.length; index++) {
    const item: unknown = skills[index]
    if (!isObject(item, parsed)) return invalid(fact, "object", item, "skills", index)
    const labelId = item["labelId"]
    if (typeof labelId !== "string")
      return invalid(fact, "text", labelId, "skills", index, "labelId")
    const name = item["name"]
    if (typeof name !== "string") return invalid(fact, "text", name, "skills", index, "name")
    if (sizeOf(item) !== 2) return excess(fact, item, MEMBERS, "skills", index)
  }
  if (sizeOf(value) !== 16) return excess(fact, value, MEMBERS2)
  return null
}
