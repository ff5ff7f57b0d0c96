// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { fitsList } from "./fits.ts"
import type { Meta } from "./lenient.ts"
import { literal, nullable, object, optional, record, required, skipping, text } from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/** Priority levels for plan entries. */
export type PlanEntryPriority = "high" | "medium" | "low"

/** Status of a plan entry in the execution flow. */
export type PlanEntryStatus = "pending" | "in_progress" | "completed"

/** A single entry in the execution plan. */
export interface PlanEntry {
  /** Human-readable description of what this task aims to accomplish. */
  readonly content: string
  /** The relative importance of this task. */
  readonly priority: PlanEntryPriority
  /** Current execution status of this task. */
  readonly status: PlanEntryStatus
  readonly _meta?: Meta | null
}

/** An execution plan for accomplishing complex tasks. */
export interface Plan {
  /** The list of tasks to be accomplished. */
  readonly entries: readonly PlanEntry[]
  readonly _meta?: Meta | null
}

/** Whether a value is `PlanEntryPriority` to the letter, without members unknown to it. */
export function fitsPlanEntryPriority(value: unknown): boolean {
  if (value === "high") return true
  if (value === "medium") return true
  return value === "low"
}

/** How `PlanEntryPriority` is read where it does not fit to the letter. */
export const planEntryPriorityShape: Shape = literal(["high", "medium", "low"])

/** Whether a value is `PlanEntryStatus` to the letter, without members unknown to it. */
export function fitsPlanEntryStatus(value: unknown): boolean {
  if (value === "pending") return true
  if (value === "in_progress") return true
  return value === "completed"
}

/** How `PlanEntryStatus` is read where it does not fit to the letter. */
export const planEntryStatusShape: Shape = literal(["pending", "in_progress", "completed"])

/** Whether a value is `PlanEntry` to the letter, without members unknown to it. */
export function fitsPlanEntry(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const content = value["content"]
  if (typeof content !== "string") return false
  const priority = value["priority"]
  if (!fitsPlanEntryPriority(priority)) return false
  const status = value["status"]
  if (!fitsPlanEntryStatus(status)) return false
  let left = -3 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `PlanEntry` is read where it does not fit to the letter. */
export const planEntryShape: ObjectShape = object("PlanEntry", [
  required("content", text),
  required("priority", planEntryPriorityShape),
  required("status", planEntryStatusShape),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `Plan` to the letter, without members unknown to it. */
export function fitsPlan(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const entries = value["entries"]
  if (!fitsList(entries, fitsPlanEntry)) return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `Plan` is read where it does not fit to the letter. */
export const planShape: ObjectShape = object("Plan", [
  required("entries", skipping(planEntryShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
