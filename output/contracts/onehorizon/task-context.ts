// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  below,
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
  return settleText(text, carrierBytes, fact, faultOfTaskContext)
}

function faultOfTaskContext(value: unknown, parsed: boolean): DecodeError | null {
  if (!withinLimits(value)) return limit(fact, carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, "object", value)
  let count = 5
  const version = value["version"]
  if (version !== 1) return invalid(fact, "1", version, "version")
  const taskId = value["taskId"]
  if (typeof taskId !== "string") return invalid(fact, "text", taskId, "taskId")
  const title = value["title"]
  if (typeof title !== "string") return invalid(fact, "text", title, "title")
  const description = value["description"]
  if (description !== undefined || "description" in value) {
    count++
    if (typeof description !== "string") return invalid(fact, "text", description, "description")
  }
  const workspaceId = value["workspaceId"]
  if (workspaceId !== undefined || "workspaceId" in value) {
    count++
    if (typeof workspaceId !== "string") return invalid(fact, "text", workspaceId, "workspaceId")
  }
  const providerName = value["providerName"]
  if (providerName !== undefined || "providerName" in value) {
    count++
    if (typeof providerName !== "string") return invalid(fact, "text", providerName, "providerName")
  }
  const providerUseCase = value["providerUseCase"]
  if (providerUseCase !== undefined || "providerUseCase" in value) {
    count++
    if (typeof providerUseCase !== "string")
      return invalid(fact, "text", providerUseCase, "providerUseCase")
  }
  const parentInitiative = value["parentInitiative"]
  if (parentInitiative !== undefined || "parentInitiative" in value) {
    count++
    if (!isObject(parentInitiative, parsed))
      return invalid(fact, "object", parentInitiative, "parentInitiative")
    let count2 = 1
    const identifier = parentInitiative["identifier"]
    if (typeof identifier !== "string")
      return invalid(fact, "text", identifier, "parentInitiative", "identifier")
    const title2 = parentInitiative["title"]
    if (title2 !== undefined || "title" in parentInitiative) {
      count2++
      if (typeof title2 !== "string")
        return invalid(fact, "text", title2, "parentInitiative", "title")
    }
    const description2 = parentInitiative["description"]
    if (description2 !== undefined || "description" in parentInitiative) {
      count2++
      if (typeof description2 !== "string")
        return invalid(fact, "text", description2, "parentInitiative", "description")
    }
    if (sizeOf(parentInitiative) !== count2)
      return excess(fact, parentInitiative, MEMBERS, "parentInitiative")
  }
  const goals = value["goals"]
  if (goals !== undefined || "goals" in value) {
    count++
    if (!Array.isArray(goals)) return invalid(fact, "list", goals, "goals")
    for (let index = 0; index < goals.length; index++) {
      const item: unknown = goals[index]
      if (typeof item !== "string") return invalid(fact, "text", item, "goals", index)
    }
  }
  const products = value["products"]
  if (products !== undefined || "products" in value) {
    count++
    if (!Array.isArray(products)) return invalid(fact, "list", products, "products")
    for (let index = 0; index < products.length; index++) {
      const item: unknown = products[index]
      if (typeof item !== "string") return invalid(fact, "text", item, "products", index)
    }
  }
  const skills = value["skills"]
  if (skills !== undefined || "skills" in value) {
    count++
    if (!Array.isArray(skills)) return invalid(fact, "list", skills, "skills")
    for (let index = 0; index < skills.length; index++) {
      const item: unknown = skills[index]
      if (typeof item !== "string") return invalid(fact, "text", item, "skills", index)
    }
  }
  const comments = value["comments"]
  if (!Array.isArray(comments)) return invalid(fact, "list", comments, "comments")
  for (let index = 0; index < comments.length; index++) {
    const item: unknown = comments[index]
    const error = faultOfTaskComment(item, parsed, 1)
    if (error !== null) return below(error, "comments", index)
  }
  const linkedDocuments = value["linkedDocuments"]
  if (!Array.isArray(linkedDocuments))
    return invalid(fact, "list", linkedDocuments, "linkedDocuments")
  for (let index = 0; index < linkedDocuments.length; index++) {
    const item: unknown = linkedDocuments[index]
    if (!isObject(item, parsed)) return invalid(fact, "object", item, "linkedDocuments", index)
    const documentId = item["documentId"]
    if (typeof documentId !== "string")
      return invalid(fact, "text", documentId, "linkedDocuments", index, "documentId")
    const title2 = item["title"]
    if (typeof title2 !== "string")
      return invalid(fact, "text", title2, "linkedDocuments", index, "title")
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
        'one of "requirement", "task", "design_doc", "spec", "research", "review", "notes"',
        type,
        "linkedDocuments",
        index,
        "type",
      )
    const excerpt = item["excerpt"]
    if (typeof excerpt !== "string")
      return invalid(fact, "text", excerpt, "linkedDocuments", index, "excerpt")
    if (sizeOf(item) !== 4) return excess(fact, item, MEMBERS2, "linkedDocuments", index)
  }
  const sessionPrompt = value["sessionPrompt"]
  if (sessionPrompt !== undefined || "sessionPrompt" in value) {
    count++
    if (typeof sessionPrompt !== "string")
      return invalid(fact, "text", sessionPrompt, "sessionPrompt")
  }
  const workflowHandoffNote = value["workflowHandoffNote"]
  if (workflowHandoffNote !== undefined || "workflowHandoffNote" in value) {
    count++
    if (typeof workflowHandoffNote !== "string")
      return invalid(fact, "text", workflowHandoffNote, "workflowHandoffNote")
  }
  if (sizeOf(value) !== count) return excess(fact, value, MEMBERS3)
  return null
}

function faultOfTaskComment(value: unknown, parsed: boolean, depth: number): DecodeError | null {
  if (!isObject(value, parsed)) return invalid(fact, "object", value)
  let count = 2
  const author = value["author"]
  if (author !== undefined || "author" in value) {
    count++
    if (author !== null) {
      if (typeof author !== "string") return invalid(fact, "text or null", author, "author")
    }
  }
  const content = value["content"]
  if (typeof content !== "string") return invalid(fact, "text", content, "content")
  const createdAt = value["createdAt"]
  if (createdAt !== undefined || "createdAt" in value) {
    count++
    if (createdAt !== null) {
      if (typeof createdAt !== "string")
        return invalid(fact, "text or null", createdAt, "createdAt")
    }
  }
  const replies = value["replies"]
  if (!Array.isArray(replies)) return invalid(fact, "list", replies, "replies")
  for (let index = 0; index < replies.length; index++) {
    const item: unknown = replies[index]
    if (depth >= 64) return limit(fact, "at most 64 nested references", item, "replies", index)
    const error = faultOfTaskComment(item, parsed, depth + 1)
    if (error !== null) return below(error, "replies", index)
  }
  if (sizeOf(value) !== count) return excess(fact, value, MEMBERS4)
  return null
}
