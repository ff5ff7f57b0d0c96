// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject, sizeOf } from "../kernel.ts"
import { enumOptionShape, fitsEnumOption } from "./elicitation-property-schema.ts"
import type { EnumOption } from "./elicitation-property-schema.ts"
import { fitsList, fitsText } from "./fits.ts"
import type { Meta } from "./lenient.ts"
import {
  list,
  nullable,
  object,
  openObject,
  optional,
  record,
  required,
  tagged,
  text,
} from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/** String item schema for multi-select enum properties. */
export interface StringMultiSelectItems {
  /** Allowed enum values. */
  readonly enum: readonly string[]
  readonly _meta?: Meta | null
}

/** What the protocol schema allows as `MultiSelectItemsOther`. */
export type MultiSelectItemsOther = {
  readonly [name: string]: unknown
}

/** Items definition for titled multi-select enum properties. */
export interface TitledMultiSelectItems {
  /** Titled enum options. */
  readonly anyOf: readonly EnumOption[]
  readonly _meta?: Meta | null
}

/** Items for a multi-select (array) property schema. */
export type MultiSelectItems =
  | ({ readonly type: "string" } & StringMultiSelectItems)
  | ({ readonly type: string } & MultiSelectItemsOther)
  | TitledMultiSelectItems

/** Whether a value is `StringMultiSelectItems` to the letter, without members unknown to it. */
export function fitsStringMultiSelectItems(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let size = others + 1
  const enumMember = value["enum"]
  if (!fitsList(enumMember, fitsText)) return false
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    size++
  }
  return sizeOf(value) === size
}

/** How `StringMultiSelectItems` is read where it does not fit to the letter. */
export const stringMultiSelectItemsShape: ObjectShape = object("StringMultiSelectItems", [
  required("enum", list(text)),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `MultiSelectItemsOther` to the letter, without members unknown to it. */
export function fitsMultiSelectItemsOther(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  return true
}

/** How `MultiSelectItemsOther` is read where it does not fit to the letter. */
export const multiSelectItemsOtherShape: ObjectShape = openObject("MultiSelectItemsOther", [])

/** Whether a value is `TitledMultiSelectItems` to the letter, without members unknown to it. */
export function fitsTitledMultiSelectItems(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let size = others + 1
  const anyOf = value["anyOf"]
  if (!fitsList(anyOf, fitsEnumOption)) return false
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    size++
  }
  return sizeOf(value) === size
}

/** How `TitledMultiSelectItems` is read where it does not fit to the letter. */
export const titledMultiSelectItemsShape: ObjectShape = object("TitledMultiSelectItems", [
  required("anyOf", list(enumOptionShape)),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `MultiSelectItems` to the letter, without members unknown to it. */
export function fitsMultiSelectItems(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  switch (value["type"]) {
    case "string":
      return fitsStringMultiSelectItems(value, others + 1)
    default:
      if (typeof value["type"] !== "string") return fitsTitledMultiSelectItems(value, others)
      return fitsMultiSelectItemsOther(value, others + 1)
  }
}

/** How `MultiSelectItems` is read where it does not fit to the letter. */
export const multiSelectItemsShape: Shape = tagged("MultiSelectItems", "type", { open: multiSelectItemsOtherShape, untagged: titledMultiSelectItemsShape }, [
  ["string", stringMultiSelectItemsShape],
])
