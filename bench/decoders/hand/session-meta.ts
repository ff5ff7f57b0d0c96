import type { SessionMeta } from "../../../output/contracts/onehorizon/session-meta.ts"
import type { Result } from "../../../output/kernel.ts"
import { carrierLimits, fitsCarrier } from "./carrier.ts"
import { countOf, isPlain, taken, tooMuch, unlisted, wrong } from "./result.ts"

const fact = "slot/onehorizon/session-meta"
const names = new Set([
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
])
const labelNames = new Set(["labelId", "name"])

const orNull = (value: unknown, name: string): Result<never> => wrong(fact, "text or null", value, [name])

export function handSessionMeta(value: unknown): Result<SessionMeta> {
  if (!fitsCarrier(value)) return tooMuch(fact, carrierLimits, value)
  if (!isPlain(value)) return wrong(fact, "object", value)
  const { version, taskId, workspaceId, ownerUserId, sessionId, workflowRunId, workflowStepId, workflowBranch } = value
  if (version !== 1) return wrong(fact, "1", version, ["version"])
  if (typeof taskId !== "string") return wrong(fact, "text", taskId, ["taskId"])
  if (typeof workspaceId !== "string") return wrong(fact, "text", workspaceId, ["workspaceId"])
  if (ownerUserId !== null && typeof ownerUserId !== "string") return orNull(ownerUserId, "ownerUserId")
  if (sessionId !== null && typeof sessionId !== "string") return orNull(sessionId, "sessionId")
  if (workflowRunId !== null && typeof workflowRunId !== "string") return orNull(workflowRunId, "workflowRunId")
  if (workflowStepId !== null && typeof workflowStepId !== "string") return orNull(workflowStepId, "workflowStepId")
  if (workflowBranch !== null && typeof workflowBranch !== "string") return orNull(workflowBranch, "workflowBranch")
  const { attempt, runtimeAttempt, taskMode, artifactsDir, linkedDocumentIds } = value
  if (attempt !== null && !Number.isFinite(attempt)) return wrong(fact, "number or null", attempt, ["attempt"])
  if (runtimeAttempt !== null && !Number.isFinite(runtimeAttempt))
    return wrong(fact, "number or null", runtimeAttempt, ["runtimeAttempt"])
  if (
    taskMode !== null &&
    taskMode !== "plan" &&
    taskMode !== "code" &&
    taskMode !== "review" &&
    taskMode !== "research"
  )
    return wrong(fact, 'one of "plan", "code", "review", "research" or null', taskMode, ["taskMode"])
  if (artifactsDir !== null && typeof artifactsDir !== "string") return orNull(artifactsDir, "artifactsDir")
  if (!Array.isArray(linkedDocumentIds)) return wrong(fact, "list", linkedDocumentIds, ["linkedDocumentIds"])
  for (let at = 0; at < linkedDocumentIds.length; at++)
    if (typeof linkedDocumentIds[at] !== "string")
      return wrong(fact, "text", linkedDocumentIds[at], ["linkedDocumentIds", at])
  const { goals, products, skills } = value
  const fault = labelsFault(goals, "goals") ?? labelsFault(products, "products") ?? labelsFault(skills, "skills")
  if (fault !== null) return fault
  return countOf(value) === 16 ? taken(value) : unlisted(fact, value, names)
}

function labelsFault(labels: unknown, of: string): Result<never> | null {
  if (!Array.isArray(labels)) return wrong(fact, "list", labels, [of])
  for (let at = 0; at < labels.length; at++) {
    const label: unknown = labels[at]
    if (!isPlain(label)) return wrong(fact, "object", label, [of, at])
    const { labelId, name } = label
    if (typeof labelId !== "string") return wrong(fact, "text", labelId, [of, at, "labelId"])
    if (typeof name !== "string") return wrong(fact, "text", name, [of, at, "name"])
    if (countOf(label) !== 2) return unlisted(fact, label, labelNames, [of, at])
  }
  return null
}
