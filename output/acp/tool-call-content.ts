// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject, sizeOf } from "../kernel.ts"
import { contentBlockShape, fitsContentBlock } from "./content-block.ts"
import type { ContentBlock } from "./content-block.ts"
import type { TerminalId } from "./definitions.ts"
import type { Meta } from "./lenient.ts"
import { nullable, object, optional, record, required, tagged, text } from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/** Standard content block (text, images, resources). */
export interface Content {
  /** The actual content block. */
  readonly content: ContentBlock
  readonly _meta?: Meta | null
}

/** A diff representing file modifications. */
export interface Diff {
  /** The absolute file path being modified. */
  readonly path: string
  /** The original content (omitted or `null` for new files). */
  readonly oldText?: string | null
  /** The new content after modification. */
  readonly newText: string
  readonly _meta?: Meta | null
}

/** Embed a terminal created with `terminal/create` by its id. */
export interface Terminal {
  /** Identifier of the terminal instance to embed in the content stream. */
  readonly terminalId: TerminalId
  readonly _meta?: Meta | null
}

/** Content produced by a tool call. */
export type ToolCallContent =
  | ({ readonly type: "content" } & Content)
  | ({ readonly type: "diff" } & Diff)
  | ({ readonly type: "terminal" } & Terminal)

/** Whether a value is `Content` to the letter, without members unknown to it. */
export function fitsContent(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let size = others + 1
  const content = value["content"]
  if (!fitsContentBlock(content, 0)) return false
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    size++
  }
  return sizeOf(value) === size
}

/** How `Content` is read where it does not fit to the letter. */
export const contentShape: ObjectShape = object("Content", [
  required("content", contentBlockShape),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `Diff` to the letter, without members unknown to it. */
export function fitsDiff(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let size = others + 2
  const path = value["path"]
  if (typeof path !== "string") return false
  const oldText = value["oldText"]
  if (oldText !== undefined) {
    if (oldText !== null && typeof oldText !== "string") return false
    size++
  }
  const newText = value["newText"]
  if (typeof newText !== "string") return false
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    size++
  }
  return sizeOf(value) === size
}

/** How `Diff` is read where it does not fit to the letter. */
export const diffShape: ObjectShape = object("Diff", [
  required("path", text),
  optional("oldText", nullable(text), "on-error"),
  required("newText", text),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `Terminal` to the letter, without members unknown to it. */
export function fitsTerminal(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let size = others + 1
  const terminalId = value["terminalId"]
  if (typeof terminalId !== "string") return false
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    size++
  }
  return sizeOf(value) === size
}

/** How `Terminal` is read where it does not fit to the letter. */
export const terminalShape: ObjectShape = object("Terminal", [
  required("terminalId", text),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `ToolCallContent` to the letter, without members unknown to it. */
export function fitsToolCallContent(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  switch (value["type"]) {
    case "content":
      return fitsContent(value, others + 1)
    case "diff":
      return fitsDiff(value, others + 1)
    case "terminal":
      return fitsTerminal(value, others + 1)
    default:
      return false
  }
}

/** How `ToolCallContent` is read where it does not fit to the letter. */
export const toolCallContentShape: Shape = tagged("ToolCallContent", "type", {}, [
  ["content", contentShape],
  ["diff", diffShape],
  ["terminal", terminalShape],
])
