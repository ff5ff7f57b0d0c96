// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { fitsList, fitsText, isWithin } from "./fits.ts"
import type { Meta } from "./lenient.ts"
import {
  flag,
  integer,
  list,
  literal,
  nullable,
  number,
  object,
  openObject,
  optional,
  record,
  required,
  skipping,
  tagged,
  text,
} from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/** String format types for string properties in elicitation schemas. */
export type StringFormat = "email" | "uri" | "date" | "date-time"

/** A titled enum option with a const value, human-readable title, and optional description. */
export interface EnumOption {
  /** The constant value for this option. */
  readonly const: string
  /** Human-readable title for this option. */
  readonly title: string
  /** Human-readable description. */
  readonly description?: string | null
  readonly _meta?: Meta | null
}

/** Schema for string properties in an elicitation form. */
export interface StringPropertySchema {
  /** Optional title for the property. */
  readonly title?: string | null
  /** Human-readable description. */
  readonly description?: string | null
  /** Minimum string length. */
  readonly minLength?: number | null
  /** Maximum string length. */
  readonly maxLength?: number | null
  /** Pattern the string must match. */
  readonly pattern?: string | null
  /** String format. */
  readonly format?: StringFormat | null
  /** Default value. */
  readonly default?: string | null
  /** Enum values for untitled single-select enums. */
  readonly enum?: readonly string[] | null
  /** Titled enum options for titled single-select enums. */
  readonly oneOf?: readonly EnumOption[] | null
  readonly _meta?: Meta | null
}

/** Schema for number (floating-point) properties in an elicitation form. */
export interface NumberPropertySchema {
  /** Optional title for the property. */
  readonly title?: string | null
  /** Human-readable description. */
  readonly description?: string | null
  /** Minimum value (inclusive). */
  readonly minimum?: number | null
  /** Maximum value (inclusive). */
  readonly maximum?: number | null
  /** Default value. */
  readonly default?: number | null
  readonly _meta?: Meta | null
}

/** Schema for integer properties in an elicitation form. */
export interface IntegerPropertySchema {
  /** Optional title for the property. */
  readonly title?: string | null
  /** Human-readable description. */
  readonly description?: string | null
  /** Minimum value (inclusive). */
  readonly minimum?: number | null
  /** Maximum value (inclusive). */
  readonly maximum?: number | null
  /** Default value. */
  readonly default?: number | null
  readonly _meta?: Meta | null
}

/** Schema for boolean properties in an elicitation form. */
export interface BooleanPropertySchema {
  /** Optional title for the property. */
  readonly title?: string | null
  /** Human-readable description. */
  readonly description?: string | null
  /** Default value. */
  readonly default?: boolean | null
  readonly _meta?: Meta | null
}

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

/** What the protocol schema allows as `ElicitationPropertySchemaOther`. */
export type ElicitationPropertySchemaOther = {
  readonly [name: string]: unknown
}

/** Property schema for elicitation form fields. */
export type ElicitationPropertySchema =
  | ({ readonly type: "string" } & StringPropertySchema)
  | ({ readonly type: "number" } & NumberPropertySchema)
  | ({ readonly type: "integer" } & IntegerPropertySchema)
  | ({ readonly type: "boolean" } & BooleanPropertySchema)
  | ({ readonly type: "array" } & MultiSelectPropertySchema)
  | ({ readonly type: string } & ElicitationPropertySchemaOther)

/** Whether a value is `StringFormat` to the letter, without members unknown to it. */
export function fitsStringFormat(value: unknown): boolean {
  if (value === "email") return true
  if (value === "uri") return true
  if (value === "date") return true
  return value === "date-time"
}

/** How `StringFormat` is read where it does not fit to the letter. */
export const stringFormatShape: Shape = literal(["email", "uri", "date", "date-time"])

/** Whether a value is `EnumOption` to the letter, without members unknown to it. */
export function fitsEnumOption(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const constMember = value["const"]
  if (typeof constMember !== "string") return false
  const title = value["title"]
  if (typeof title !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const description = value["description"]
  if (description !== undefined) {
    if (description !== null && typeof description !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `EnumOption` is read where it does not fit to the letter. */
export const enumOptionShape: ObjectShape = object("EnumOption", [
  required("const", text),
  required("title", text),
  optional("description", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `StringPropertySchema` to the letter, without members unknown to it. */
export function fitsStringPropertySchema(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const title = value["title"]
  if (title !== undefined) {
    if (title !== null && typeof title !== "string") return false
    if (--left === 0) return true
  }
  const description = value["description"]
  if (description !== undefined) {
    if (description !== null && typeof description !== "string") return false
    if (--left === 0) return true
  }
  const minLength = value["minLength"]
  if (minLength !== undefined) {
    if (minLength !== null && !isWithin(minLength, 0, Infinity)) return false
    if (--left === 0) return true
  }
  const maxLength = value["maxLength"]
  if (maxLength !== undefined) {
    if (maxLength !== null && !isWithin(maxLength, 0, Infinity)) return false
    if (--left === 0) return true
  }
  const pattern = value["pattern"]
  if (pattern !== undefined) {
    if (pattern !== null && typeof pattern !== "string") return false
    if (--left === 0) return true
  }
  const format = value["format"]
  if (format !== undefined) {
    if (format !== null && !fitsStringFormat(format)) return false
    if (--left === 0) return true
  }
  const defaultMember = value["default"]
  if (defaultMember !== undefined) {
    if (defaultMember !== null && typeof defaultMember !== "string") return false
    if (--left === 0) return true
  }
  const enumMember = value["enum"]
  if (enumMember !== undefined) {
    if (enumMember !== null && !fitsList(enumMember, fitsText)) return false
    if (--left === 0) return true
  }
  const oneOf = value["oneOf"]
  if (oneOf !== undefined) {
    if (oneOf !== null && !fitsList(oneOf, fitsEnumOption)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `StringPropertySchema` is read where it does not fit to the letter. */
export const stringPropertySchemaShape: ObjectShape = object("StringPropertySchema", [
  optional("title", nullable(text), "on-error"),
  optional("description", nullable(text), "on-error"),
  optional("minLength", nullable(integer(0, Infinity))),
  optional("maxLength", nullable(integer(0, Infinity))),
  optional("pattern", nullable(text)),
  optional("format", nullable(stringFormatShape)),
  optional("default", nullable(text), "on-error"),
  optional("enum", nullable(list(text))),
  optional("oneOf", nullable(list(enumOptionShape))),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `NumberPropertySchema` to the letter, without members unknown to it. */
export function fitsNumberPropertySchema(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const title = value["title"]
  if (title !== undefined) {
    if (title !== null && typeof title !== "string") return false
    if (--left === 0) return true
  }
  const description = value["description"]
  if (description !== undefined) {
    if (description !== null && typeof description !== "string") return false
    if (--left === 0) return true
  }
  const minimum = value["minimum"]
  if (minimum !== undefined) {
    if (minimum !== null && !Number.isFinite(minimum)) return false
    if (--left === 0) return true
  }
  const maximum = value["maximum"]
  if (maximum !== undefined) {
    if (maximum !== null && !Number.isFinite(maximum)) return false
    if (--left === 0) return true
  }
  const defaultMember = value["default"]
  if (defaultMember !== undefined) {
    if (defaultMember !== null && !Number.isFinite(defaultMember)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `NumberPropertySchema` is read where it does not fit to the letter. */
export const numberPropertySchemaShape: ObjectShape = object("NumberPropertySchema", [
  optional("title", nullable(text), "on-error"),
  optional("description", nullable(text), "on-error"),
  optional("minimum", nullable(number)),
  optional("maximum", nullable(number)),
  optional("default", nullable(number), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `IntegerPropertySchema` to the letter, without members unknown to it. */
export function fitsIntegerPropertySchema(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const title = value["title"]
  if (title !== undefined) {
    if (title !== null && typeof title !== "string") return false
    if (--left === 0) return true
  }
  const description = value["description"]
  if (description !== undefined) {
    if (description !== null && typeof description !== "string") return false
    if (--left === 0) return true
  }
  const minimum = value["minimum"]
  if (minimum !== undefined) {
    if (minimum !== null && !Number.isInteger(minimum)) return false
    if (--left === 0) return true
  }
  const maximum = value["maximum"]
  if (maximum !== undefined) {
    if (maximum !== null && !Number.isInteger(maximum)) return false
    if (--left === 0) return true
  }
  const defaultMember = value["default"]
  if (defaultMember !== undefined) {
    if (defaultMember !== null && !Number.isInteger(defaultMember)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `IntegerPropertySchema` is read where it does not fit to the letter. */
export const integerPropertySchemaShape: ObjectShape = object("IntegerPropertySchema", [
  optional("title", nullable(text), "on-error"),
  optional("description", nullable(text), "on-error"),
  optional("minimum", nullable(integer(-Infinity, Infinity))),
  optional("maximum", nullable(integer(-Infinity, Infinity))),
  optional("default", nullable(integer(-Infinity, Infinity)), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `BooleanPropertySchema` to the letter, without members unknown to it. */
export function fitsBooleanPropertySchema(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const title = value["title"]
  if (title !== undefined) {
    if (title !== null && typeof title !== "string") return false
    if (--left === 0) return true
  }
  const description = value["description"]
  if (description !== undefined) {
    if (description !== null && typeof description !== "string") return false
    if (--left === 0) return true
  }
  const defaultMember = value["default"]
  if (defaultMember !== undefined) {
    if (defaultMember !== null && typeof defaultMember !== "boolean") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `BooleanPropertySchema` is read where it does not fit to the letter. */
export const booleanPropertySchemaShape: ObjectShape = object("BooleanPropertySchema", [
  optional("title", nullable(text), "on-error"),
  optional("description", nullable(text), "on-error"),
  optional("default", nullable(flag), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `StringMultiSelectItems` to the letter, without members unknown to it. */
export function fitsStringMultiSelectItems(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const enumMember = value["enum"]
  if (!fitsList(enumMember, fitsText)) return false
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
  const anyOf = value["anyOf"]
  if (!fitsList(anyOf, fitsEnumOption)) return false
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
export const multiSelectItemsShape: Shape = tagged(
  "MultiSelectItems",
  "type",
  { open: multiSelectItemsOtherShape, untagged: titledMultiSelectItemsShape },
  [["string", stringMultiSelectItemsShape]],
)

/** Whether a value is `MultiSelectPropertySchema` to the letter, without members unknown to it. */
export function fitsMultiSelectPropertySchema(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const items = value["items"]
  if (!fitsMultiSelectItems(items, 0)) return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const title = value["title"]
  if (title !== undefined) {
    if (title !== null && typeof title !== "string") return false
    if (--left === 0) return true
  }
  const description = value["description"]
  if (description !== undefined) {
    if (description !== null && typeof description !== "string") return false
    if (--left === 0) return true
  }
  const minItems = value["minItems"]
  if (minItems !== undefined) {
    if (minItems !== null && !isWithin(minItems, 0, Infinity)) return false
    if (--left === 0) return true
  }
  const maxItems = value["maxItems"]
  if (maxItems !== undefined) {
    if (maxItems !== null && !isWithin(maxItems, 0, Infinity)) return false
    if (--left === 0) return true
  }
  const defaultMember = value["default"]
  if (defaultMember !== undefined) {
    if (defaultMember !== null && !fitsList(defaultMember, fitsText)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
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

/**
 * Whether a value is `ElicitationPropertySchemaOther` to the letter, without members unknown to it.
 */
export function fitsElicitationPropertySchemaOther(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  return true
}

/** How `ElicitationPropertySchemaOther` is read where it does not fit to the letter. */
export const elicitationPropertySchemaOtherShape: ObjectShape = openObject(
  "ElicitationPropertySchemaOther",
  [],
)

/** Whether a value is `ElicitationPropertySchema` to the letter, without members unknown to it. */
export function fitsElicitationPropertySchema(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  switch (value["type"]) {
    case "string":
      return fitsStringPropertySchema(value, others + 1)
    case "number":
      return fitsNumberPropertySchema(value, others + 1)
    case "integer":
      return fitsIntegerPropertySchema(value, others + 1)
    case "boolean":
      return fitsBooleanPropertySchema(value, others + 1)
    case "array":
      return fitsMultiSelectPropertySchema(value, others + 1)
    default:
      if (typeof value["type"] !== "string") return false
      return fitsElicitationPropertySchemaOther(value, others + 1)
  }
}

/** How `ElicitationPropertySchema` is read where it does not fit to the letter. */
export const elicitationPropertySchemaShape: Shape = tagged(
  "ElicitationPropertySchema",
  "type",
  { open: elicitationPropertySchemaOtherShape },
  [
    ["string", stringPropertySchemaShape],
    ["number", numberPropertySchemaShape],
    ["integer", integerPropertySchemaShape],
    ["boolean", booleanPropertySchemaShape],
    ["array", multiSelectPropertySchemaShape],
  ],
)
