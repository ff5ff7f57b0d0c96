// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject, sizeOf } from "../kernel.ts"
import { annotationsShape, fitsAnnotations } from "./content-block.ts"
import type { Annotations } from "./content-block.ts"
import type { Meta } from "./lenient.ts"
import { either, nullable, object, optional, record, required, text } from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/** Text-based resource contents. */
export interface TextResourceContents {
  /** MIME type describing the encoded media payload. */
  readonly mimeType?: string | null
  /** Text payload carried by this content block. */
  readonly text: string
  /** URI associated with this resource or media payload. */
  readonly uri: string
  readonly _meta?: Meta | null
}

/** Binary resource contents. */
export interface BlobResourceContents {
  /** Base64-encoded bytes for a binary resource payload. */
  readonly blob: string
  /** MIME type describing the encoded media payload. */
  readonly mimeType?: string | null
  /** URI associated with this resource or media payload. */
  readonly uri: string
  readonly _meta?: Meta | null
}

/** Resource content that can be embedded in a message. */
export type EmbeddedResourceResource = TextResourceContents | BlobResourceContents

/** The contents of a resource, embedded into a prompt or tool call result. */
export interface EmbeddedResource {
  /** Optional annotations that help clients decide how to display or route this content. */
  readonly annotations?: Annotations | null
  /** Embedded resource payload, either text or binary data. */
  readonly resource: EmbeddedResourceResource
  readonly _meta?: Meta | null
}

/** Whether a value is `TextResourceContents` to the letter, without members unknown to it. */
export function fitsTextResourceContents(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let size = others + 2
  const mimeType = value["mimeType"]
  if (mimeType !== undefined) {
    if (mimeType !== null && typeof mimeType !== "string") return false
    size++
  }
  const text = value["text"]
  if (typeof text !== "string") return false
  const uri = value["uri"]
  if (typeof uri !== "string") return false
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    size++
  }
  return sizeOf(value) === size
}

/** How `TextResourceContents` is read where it does not fit to the letter. */
export const textResourceContentsShape: ObjectShape = object("TextResourceContents", [
  optional("mimeType", nullable(text), "on-error"),
  required("text", text),
  required("uri", text),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `BlobResourceContents` to the letter, without members unknown to it. */
export function fitsBlobResourceContents(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let size = others + 2
  const blob = value["blob"]
  if (typeof blob !== "string") return false
  const mimeType = value["mimeType"]
  if (mimeType !== undefined) {
    if (mimeType !== null && typeof mimeType !== "string") return false
    size++
  }
  const uri = value["uri"]
  if (typeof uri !== "string") return false
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    size++
  }
  return sizeOf(value) === size
}

/** How `BlobResourceContents` is read where it does not fit to the letter. */
export const blobResourceContentsShape: ObjectShape = object("BlobResourceContents", [
  required("blob", text),
  optional("mimeType", nullable(text), "on-error"),
  required("uri", text),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `EmbeddedResourceResource` to the letter, without members unknown to it. */
export function fitsEmbeddedResourceResource(value: unknown, others: number): boolean {
  if (fitsTextResourceContents(value, others)) return true
  if (fitsBlobResourceContents(value, others)) return true
  return false
}

/** How `EmbeddedResourceResource` is read where it does not fit to the letter. */
export const embeddedResourceResourceShape: Shape = either([
  textResourceContentsShape,
  blobResourceContentsShape,
])

/** Whether a value is `EmbeddedResource` to the letter, without members unknown to it. */
export function fitsEmbeddedResource(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let size = others + 1
  const annotations = value["annotations"]
  if (annotations !== undefined) {
    if (annotations !== null && !fitsAnnotations(annotations, 0)) return false
    size++
  }
  const resource = value["resource"]
  if (!fitsEmbeddedResourceResource(resource, 0)) return false
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    size++
  }
  return sizeOf(value) === size
}

/** How `EmbeddedResource` is read where it does not fit to the letter. */
export const embeddedResourceShape: ObjectShape = object("EmbeddedResource", [
  optional("annotations", nullable(annotationsShape), "on-error"),
  required("resource", embeddedResourceResourceShape),
  optional("_meta", nullable(record), "on-error"),
])
