// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject, sizeOf } from "../kernel.ts"
import { fitsList, fitsText, isWithin } from "./fits.ts"
import type { Meta } from "./lenient.ts"
import { fitsMultiSelectItems, multiSelectItemsShape } from "./multi-select-items.ts"
import type { MultiSelectItems } from "./multi-select-items.ts"
import { integer, nullable, object, optional, record, required, skipping, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/** Schema for multi-select (array) properties in an elicitation form. */
export interface MultiSelectPropertySchema {
  /** Optional title for the property. */
  readonly title?: string | null
  /** Human-readable description. */
  readonly description?: string | null
  /** Minimum number of items to select. */
  readonly minItems?: number | null
  /** Maximum number of items to select. */
  readonly maxItems?: number | null
  /** The items definition describing allowed values. */
  readonly items: MultiSelectItems
  /** Default selected values. */
  readonly default?: readonly string[] | null
  readonly _meta?: Meta | null
}

/** Whether a value is `MultiSelectPropertySchema` to the letter, without members unknown to it. */
export function fitsMultiSelectPropertySchema(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let size = others + 1
  const title = value["title"]
  if (title !== undefined) {
    if (title !== null && typeof title !== "string") return false
    size++
  }
  const description = value["description"]
  if (description !== undefined) {
    if (description !== null && typeof description !== "string") return false
    size++
  }
  const minItems = value["minItems"]
  if (minItems !== undefined) {
    if (minItems !== null && !isWithin(minItems, 0, Infinity)) return false
    size++
  }
  const maxItems = value["maxItems"]
  if (maxItems !== undefined) {
    if (maxItems !== null && !isWithin(maxItems, 0, Infinity)) return false
    size++
  }
  const items = value["items"]
  if (!fitsMultiSelectItems(items, 0)) return false
  const defaultMember = value["default"]
  if (defaultMember !== undefined) {
    if (defaultMember !== null && !fitsList(defaultMember, fitsText)) return false
    size++
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    size++
  }
  return sizeOf(value) === size
}

/** How `MultiSelectPropertySchema` is read where it does not fit to the letter. */
export const multiSelectPropertySchemaShape: ObjectShape = object("MultiSelectPropertySchema", [
  optional("title", nullable(text), "on-error"),
  optional("description", nullable(text), "on-error"),
  optional("minItems", nullable(integer(0, Infinity))),
  optional("maxItems", nullable(integer(0, Infinity))),
  required("items", multiSelectItemsShape),
  optional("default", nullable(skipping(text)), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
