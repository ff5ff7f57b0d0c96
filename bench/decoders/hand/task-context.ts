import type { TaskContext } from "../../../output/contracts/onehorizon/task-context.ts"
import type { Result } from "../../../output/kernel.ts"
import { carrierLimits, fitsCarrier } from "./carrier.ts"
import { countOf, isPlain, taken, tooMuch, unlisted, wrong } from "./result.ts"
import { commentsFault } from "./task-comment.ts"
import { documentsFault } from "./task-document.ts"

const fact = "frame/onehorizon/task-context"
const names = new Set([
  "version",
  "taskId",
  "title",
  "description",
  "workspaceId",
  "providerName",
  "providerUseCase",
  "parentInitiative",
  "goals",
  "products",
  "skills",
  "comments",
  "linkedDocuments",
  "sessionPrompt",
  "workflowHandoffNote",
])
const initiativeNames = new Set(["identifier", "title", "description"])

export function handTaskContext(value: unknown): Result<TaskContext> {
  if (!fitsCarrier(value)) return tooMuch(fact, carrierLimits, value)
  if (!isPlain(value)) return wrong(fact, "object", value)
  let count = 5
  const { version, taskId, title, description, workspaceId, providerName, providerUseCase } = value
  if (version !== 1) return wrong(fact, "1", version, ["version"])
  if (typeof taskId !== "string") return wrong(fact, "text", taskId, ["taskId"])
  if (typeof title !== "string") return wrong(fact, "text", title, ["title"])
  if (description !== undefined || "description" in value) {
    count++
    if (typeof description !== "string") return wrong(fact, "text", description, ["description"])
  }
  if (workspaceId !== undefined || "workspaceId" in value) {
    count++
    if (typeof workspaceId !== "string") return wrong(fact, "text", workspaceId, ["workspaceId"])
  }
  if (providerName !== undefined || "providerName" in value) {
    count++
    if (typeof providerName !== "string") return wrong(fact, "text", providerName, ["providerName"])
  }
  if (providerUseCase !== undefined || "providerUseCase" in value) {
    count++
    if (typeof providerUseCase !== "string") return wrong(fact, "text", providerUseCase, ["providerUseCase"])
  }
  const { parentInitiative, goals, products, skills, comments, linkedDocuments } = value
  if (parentInitiative !== undefined || "parentInitiative" in value) {
    count++
    const fault = initiativeFault(parentInitiative)
    if (fault !== null) return fault
  }
  if (goals !== undefined || "goals" in value) {
    count++
    const fault = textsFault(goals, "goals")
    if (fault !== null) return fault
  }
  if (products !== undefined || "products" in value) {
    count++
    const fault = textsFault(products, "products")
    if (fault !== null) return fault
  }
  if (skills !== undefined || "skills" in value) {
    count++
    const fault = textsFault(skills, "skills")
    if (fault !== null) return fault
  }
  const fault = commentsFault(comments) ?? documentsFault(linkedDocuments)
  if (fault !== null) return { ok: false, error: fault }
  const { sessionPrompt, workflowHandoffNote } = value
  if (sessionPrompt !== undefined || "sessionPrompt" in value) {
    count++
    if (typeof sessionPrompt !== "string") return wrong(fact, "text", sessionPrompt, ["sessionPrompt"])
  }
  if (workflowHandoffNote !== undefined || "workflowHandoffNote" in value) {
    count++
    if (typeof workflowHandoffNote !== "string")
      return wrong(fact, "text", workflowHandoffNote, ["workflowHandoffNote"])
  }
  return countOf(value) === count ? taken(value) : unlisted(fact, value, names)
}

function initiativeFault(value: unknown): Result<never> | null {
  if (!isPlain(value)) return wrong(fact, "object", value, ["parentInitiative"])
  let count = 1
  const { identifier, title, description } = value
  if (typeof identifier !== "string") return wrong(fact, "text", identifier, ["parentInitiative", "identifier"])
  if (title !== undefined || "title" in value) {
    count++
    if (typeof title !== "string") return wrong(fact, "text", title, ["parentInitiative", "title"])
  }
  if (description !== undefined || "description" in value) {
    count++
    if (typeof description !== "string") return wrong(fact, "text", description, ["parentInitiative", "description"])
  }
  return countOf(value) === count ? null : unlisted(fact, value, initiativeNames, ["parentInitiative"])
}

function textsFault(list: unknown, of: string): Result<never> | null {
  if (!Array.isArray(list)) return wrong(fact, "list", list, [of])
  for (let at = 0; at < list.length; at++)
    if (typeof list[at] !== "string") return wrong(fact, "text", list[at], [of, at])
  return null
}
