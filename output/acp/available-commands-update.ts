// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { fitsList } from "./fits.ts"
import type { Meta } from "./lenient.ts"
import { nullable, object, optional, record, required, skipping, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/** All text that was typed after the command name is provided as input. */
export interface UnstructuredCommandInput {
  /** A hint to display when the input hasn't been provided yet. */
  readonly hint: string
  readonly _meta?: Meta | null
}

/** The input specification for a command. */
export type AvailableCommandInput = UnstructuredCommandInput

/** Information about a command. */
export interface AvailableCommand {
  /** Command name (e.g., `create_plan`, `research_codebase`). */
  readonly name: string
  /** Human-readable description of what the command does. */
  readonly description: string
  /** Input for the command if required. */
  readonly input?: AvailableCommandInput | null
  readonly _meta?: Meta | null
}

/** Available commands are ready or have changed. */
export interface AvailableCommandsUpdate {
  /** Commands the agent can execute. */
  readonly availableCommands: readonly AvailableCommand[]
  readonly _meta?: Meta | null
}

/** Whether a value is `UnstructuredCommandInput` to the letter, without members unknown to it. */
export function fitsUnstructuredCommandInput(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const hint = value["hint"]
  if (typeof hint !== "string") return false
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

/** How `UnstructuredCommandInput` is read where it does not fit to the letter. */
export const unstructuredCommandInputShape: ObjectShape = object("UnstructuredCommandInput", [
  required("hint", text),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `AvailableCommand` to the letter, without members unknown to it. */
export function fitsAvailableCommand(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const name = value["name"]
  if (typeof name !== "string") return false
  const description = value["description"]
  if (typeof description !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const input = value["input"]
  if (input !== undefined) {
    if (input !== null && !fitsUnstructuredCommandInput(input, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `AvailableCommand` is read where it does not fit to the letter. */
export const availableCommandShape: ObjectShape = object("AvailableCommand", [
  required("name", text),
  required("description", text),
  optional("input", nullable(unstructuredCommandInputShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `AvailableCommandsUpdate` to the letter, without members unknown to it. */
export function fitsAvailableCommandsUpdate(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const availableCommands = value["availableCommands"]
  if (!fitsList(availableCommands, fitsAvailableCommand)) return false
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

/** How `AvailableCommandsUpdate` is read where it does not fit to the letter. */
export const availableCommandsUpdateShape: ObjectShape = object("AvailableCommandsUpdate", [
  required("availableCommands", skipping(availableCommandShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
