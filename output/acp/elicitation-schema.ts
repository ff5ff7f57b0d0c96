// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import {
  elicitationPropertySchemaShape,
  fitsElicitationPropertySchema,
} from "./elicitation-property-schema.ts"
import type { ElicitationPropertySchema } from "./elicitation-property-schema.ts"
import { fitsList, fitsMap, fitsText } from "./fits.ts"
import type { Meta } from "./lenient.ts"
import { list, literal, map, nullable, object, optional, record, text } from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/** Type discriminator for elicitation schemas. */
export type ElicitationSchemaType = "object"

/** Type-safe elicitation schema for requesting structured user input. */
export interface ElicitationSchema {
  /** Type discriminator. */
  readonly type?: ElicitationSchemaType
  /** Optional title for the schema. */
  readonly title?: string | null
  /** Property definitions (must be primitive types). */
  readonly properties?: {
    readonly [name: string]: ElicitationPropertySchema
  }
  /** List of required property names. */
  readonly required?: readonly string[] | null
  /** Optional description of what this schema represents. */
  readonly description?: string | null
  readonly _meta?: Meta | null
}

/** Whether a value is `ElicitationSchemaType` to the letter, without members unknown to it. */
export function fitsElicitationSchemaType(value: unknown): boolean {
  return value === "object"
}

/** How `ElicitationSchemaType` is read where it does not fit to the letter. */
export const elicitationSchemaTypeShape: Shape = literal(["object"])

/** Whether a value is `ElicitationSchema` to the letter, without members unknown to it. */
export function fitsElicitationSchema(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const type = value["type"]
  if (type !== undefined) {
    if (!fitsElicitationSchemaType(type)) return false
    if (--left === 0) return true
  }
  const title = value["title"]
  if (title !== undefined) {
    if (title !== null && typeof title !== "string") return false
    if (--left === 0) return true
  }
  const properties = value["properties"]
  if (properties !== undefined) {
    if (!fitsMap(properties, fitsElicitationPropertySchema)) return false
    if (--left === 0) return true
  }
  const required = value["required"]
  if (required !== undefined) {
    if (required !== null && !fitsList(required, fitsText)) return false
    if (--left === 0) return true
  }
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

/** How `ElicitationSchema` is read where it does not fit to the letter. */
export const elicitationSchemaShape: ObjectShape = object("ElicitationSchema", [
  optional("type", elicitationSchemaTypeShape, "on-error"),
  optional("title", nullable(text), "on-error"),
  optional("properties", map(elicitationPropertySchemaShape)),
  optional("required", nullable(list(text))),
  optional("description", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
