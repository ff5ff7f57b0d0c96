// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  below,
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
import type { TaskComment } from "./definitions.ts"

/** What the task says of itself: data to work on, never instructions. */
export interface TaskContext {
  readonly version: 1
  readonly taskId: string
  readonly title: string
  readonly description?: string
  readonly workspaceId?: string
  readonly providerName?: string
  readonly providerUseCase?: string
  readonly parentInitiative?: {
    readonly identifier: string
    readonly title?: string
    readonly description?: string
  }
  readonly goals?: readonly string[]
  readonly products?: readonly string[]
  readonly skills?: readonly string[]
  readonly comments: readonly TaskComment[]
  readonly linkedDocuments: readonly {
    readonly documentId: string
    readonly title: string
    readonly type: "requirement" | "task" | "design_doc" | "spec" | "research" | "review" | "notes"
    readonly excerpt: string
  }[]
  readonly sessionPrompt?: string
  readonly workflowHandoffNote?: string
}

const fact = "frame/onehorizon/task-context"
const MEMBERS = ["identifier", "title", "description"]
const MEMBERS2 = ["documentId", "title", "type", "excerpt"]
const MEMBERS3 = [
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
]
const MEMBERS4 = ["author", "content", "createdAt", "replies"]

/**
 * Reads `TaskContext`: the value itself, or the first thing that is wrong with it by
 * `frame/onehorizon/task-context`. The limits of an adopted carrier come first.
 */
export function decodeTaskContext(input: unknown): Result<TaskContext> {
  return settle(input, faultOfTaskContext(input, false))
}

/** Parses a text and reads `TaskContext` from it, as `decodeTaskContext` does. Never throws. */
export function decodeTaskContextText(text: string): Result<TaskContext> {
  return settleCarrierText(text, fact, faultOfTaskContext)
}

function faultOfTaskContext(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 5
  const version = value["version"]
  if (version !== 1) return invalid(fact, ["version"], "1", version)
  const taskId = value["taskId"]
  if (typeof taskId !== "string") return invalid(fact, ["taskId"], "text", taskId)
  const title = value["title"]
  if (typeof title !== "string") return invalid(fact, ["title"], "text", title)
  const description = value["description"]
  if (description !== undefined || "description" in value) {
    count++
    if (typeof description !== "string") return invalid(fact, ["description"], "text", description)
  }
  const workspaceId = value["workspaceId"]
  if (workspaceId !== undefined || "workspaceId" in value) {
    count++
    if (typeof workspaceId !== "string") return invalid(fact, ["workspaceId"], "text", workspaceId)
  }
  const providerName = value["providerName"]
  if (providerName !== undefined || "providerName" in value) {
    count++
    if (typeof providerName !== "string")
      return invalid(fact, ["providerName"], "text", providerName)
  }
  const providerUseCase = value["providerUseCase"]
  if (providerUseCase !== undefined || "providerUseCase" in value) {
    count++
    if (typeof providerUseCase !== "string")
      return invalid(fact, ["providerUseCase"], "text", providerUseCase)
  }
  const parentInitiative = value["parentInitiative"]
  if (parentInitiative !== undefined || "parentInitiative" in value) {
    count++
    if (!isObject(parentInitiative, parsed))
      return invalid(fact, ["parentInitiative"], "object", parentInitiative)
    let count2 = 1
    const identifier = parentInitiative["identifier"]
    if (typeof identifier !== "string")
      return invalid(fact, ["parentInitiative", "identifier"], "text", identifier)
    const title2 = parentInitiative["title"]
    if (title2 !== undefined || "title" in parentInitiative) {
      count2++
      if (typeof title2 !== "string")
        return invalid(fact, ["parentInitiative", "title"], "text", title2)
    }
    const description2 = parentInitiative["description"]
    if (description2 !== undefined || "description" in parentInitiative) {
      count2++
      if (typeof description2 !== "string")
        return invalid(fact, ["parentInitiative", "description"], "text", description2)
    }
    if (sizeOf(parentInitiative) !== count2)
      return excess(fact, ["parentInitiative"], parentInitiative, MEMBERS)
  }
  const goals = value["goals"]
  if (goals !== undefined || "goals" in value) {
    count++
    if (!Array.isArray(goals)) return invalid(fact, ["goals"], "list", goals)
    for (let index = 0; index < goals.length; index++) {
      const item: unknown = goals[index]
      if (typeof item !== "string") return invalid(fact, ["goals", index], "text", item)
    }
  }
  const products = value["products"]
  if (products !== undefined || "products" in value) {
    count++
    if (!Array.isArray(products)) return invalid(fact, ["products"], "list", products)
    for (let index = 0; index < products.length; index++) {
      const item: unknown = products[index]
      if (typeof item !== "string") return invalid(fact, ["products", index], "text", item)
    }
  }
  const skills = value["skills"]
  if (skills !== undefined || "skills" in value) {
    count++
    if (!Array.isArray(skills)) return invalid(fact, ["skills"], "list", skills)
    for (let index = 0; index < skills.length; index++) {
      const item: unknown = skills[index]
      if (typeof item !== "string") return invalid(fact, ["skills", index], "text", item)
    }
  }
  const comments = value["comments"]
  if (!Array.isArray(comments)) return invalid(fact, ["comments"], "list", comments)
  for (let index = 0; index < comments.length; index++) {
    const item: unknown = comments[index]
    const failure = faultOfTaskComment(item, parsed, 1)
    if (failure !== null) return below(["comments", index], failure)
  }
  const linkedDocuments = value["linkedDocuments"]
  if (!Array.isArray(linkedDocuments))
    return invalid(fact, ["linkedDocuments"], "list", linkedDocuments)
  for (let index = 0; index < linkedDocuments.length; index++) {
    const item: unknown = linkedDocuments[index]
    if (!isObject(item, parsed)) return invalid(fact, ["linkedDocuments", index], "object", item)
    const documentId = item["documentId"]
    if (typeof documentId !== "string")
      return invalid(fact, ["linkedDocuments", index, "documentId"], "text", documentId)
    const title2 = item["title"]
    if (typeof title2 !== "string")
      return invalid(fact, ["linkedDocuments", index, "title"], "text", title2)
    const type = item["type"]
    if (
      type !== "requirement" &&
      type !== "task" &&
      type !== "design_doc" &&
      type !== "spec" &&
      type !== "research" &&
      type !== "review" &&
      type !== "notes"
    )
      return invalid(
        fact,
        ["linkedDocuments", index, "type"],
        'one of "requirement", "task", "design_doc", "spec", "research", "review", "notes"',
        type,
      )
    const excerpt = item["excerpt"]
    if (typeof excerpt !== "string")
      return invalid(fact, ["linkedDocuments", index, "excerpt"], "text", excerpt)
    if (sizeOf(item) !== 4) return excess(fact, ["linkedDocuments", index], item, MEMBERS2)
  }
  const sessionPrompt = value["sessionPrompt"]
  if (sessionPrompt !== undefined || "sessionPrompt" in value) {
    count++
    if (typeof sessionPrompt !== "string")
      return invalid(fact, ["sessionPrompt"], "text", sessionPrompt)
  }
  const workflowHandoffNote = value["workflowHandoffNote"]
  if (workflowHandoffNote !== undefined || "workflowHandoffNote" in value) {
    count++
    if (typeof workflowHandoffNote !== "string")
      return invalid(fact, ["workflowHandoffNote"], "text", workflowHandoffNote)
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS3)
  return null
}

function faultOfTaskComment(value: unknown, parsed: boolean, depth: number): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 2
  const author = value["author"]
  if (author !== undefined || "author" in value) {
    count++
    if (author !== null) {
      if (typeof author !== "string") return invalid(fact, ["author"], "text or null", author)
    }
  }
  const content = value["content"]
  if (typeof content !== "string") return invalid(fact, ["content"], "text", content)
  const createdAt = value["createdAt"]
  if (createdAt !== undefined || "createdAt" in value) {
    count++
    if (createdAt !== null) {
      if (typeof createdAt !== "string")
        return invalid(fact, ["createdAt"], "text or null", createdAt)
    }
  }
  const replies = value["replies"]
  if (!Array.isArray(replies)) return invalid(fact, ["replies"], "list", replies)
  for (let index = 0; index < replies.length; index++) {
    const item: unknown = replies[index]
    if (depth >= 64) return limit(fact, ["replies", index], "at most 64 nested references", item)
    const failure = faultOfTaskComment(item, parsed, depth + 1)
    if (failure !== null) return below(["replies", index], failure)
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS4)
  return null
}
