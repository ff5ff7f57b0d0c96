// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { fitsList } from "./fits.ts"
import type { Meta } from "./lenient.ts"
import {
  either,
  integer,
  literal,
  nullable,
  number,
  object,
  optional,
  record,
  required,
  skipping,
  tagged,
  text,
} from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/** The sender or recipient of messages and data in a conversation. */
export type Role = "assistant" | "user"

/** Optional annotations for the client. */
export interface Annotations {
  /** Intended recipients for this content, such as the user or assistant. */
  readonly audience?: readonly Role[] | null
  /** Timestamp indicating when the underlying resource was last modified. */
  readonly lastModified?: string | null
  /** Relative importance of this content when clients choose what to surface. */
  readonly priority?: number | null
  readonly _meta?: Meta | null
}

/** Text provided to or from an LLM. */
export interface TextContent {
  /** Optional annotations that help clients decide how to display or route this content. */
  readonly annotations?: Annotations | null
  /** Text payload carried by this content block. */
  readonly text: string
  readonly _meta?: Meta | null
}

/** An image provided to or from an LLM. */
export interface ImageContent {
  /** Optional annotations that help clients decide how to display or route this content. */
  readonly annotations?: Annotations | null
  /** Base64-encoded media payload. */
  readonly data: string
  /** MIME type describing the encoded media payload. */
  readonly mimeType: string
  /** URI associated with this resource or media payload. */
  readonly uri?: string | null
  readonly _meta?: Meta | null
}

/** Audio provided to or from an LLM. */
export interface AudioContent {
  /** Optional annotations that help clients decide how to display or route this content. */
  readonly annotations?: Annotations | null
  /** Base64-encoded media payload. */
  readonly data: string
  /** MIME type describing the encoded media payload. */
  readonly mimeType: string
  readonly _meta?: Meta | null
}

/** A resource that the server is capable of reading, included in a prompt or tool call result. */
export interface ResourceLink {
  /** Optional annotations that help clients decide how to display or route this content. */
  readonly annotations?: Annotations | null
  /** Optional human-readable details shown with this protocol object. */
  readonly description?: string | null
  /** MIME type describing the encoded media payload. */
  readonly mimeType?: string | null
  /** Human-readable name shown for this protocol object. */
  readonly name: string
  /** Optional size of the linked resource in bytes, if known. */
  readonly size?: number | null
  /** Optional display title for end-user UI. */
  readonly title?: string | null
  /** URI associated with this resource or media payload. */
  readonly uri: string
  readonly _meta?: Meta | null
}

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

/** Content blocks represent displayable information in the Agent Client Protocol. */
export type ContentBlock =
  | ({ readonly type: "text" } & TextContent)
  | ({ readonly type: "image" } & ImageContent)
  | ({ readonly type: "audio" } & AudioContent)
  | ({ readonly type: "resource_link" } & ResourceLink)
  | ({ readonly type: "resource" } & EmbeddedResource)

/** Whether a value is `Role` to the letter, without members unknown to it. */
export function fitsRole(value: unknown): boolean {
  if (value === "assistant") return true
  return value === "user"
}

/** How `Role` is read where it does not fit to the letter. */
export const roleShape: Shape = literal(["assistant", "user"])

/** Whether a value is `Annotations` to the letter, without members unknown to it. */
export function fitsAnnotations(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const audience = value["audience"]
  if (audience !== undefined) {
    if (audience !== null && !fitsList(audience, fitsRole)) return false
    if (--left === 0) return true
  }
  const lastModified = value["lastModified"]
  if (lastModified !== undefined) {
    if (lastModified !== null && typeof lastModified !== "string") return false
    if (--left === 0) return true
  }
  const priority = value["priority"]
  if (priority !== undefined) {
    if (priority !== null && !Number.isFinite(priority)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `Annotations` is read where it does not fit to the letter. */
export const annotationsShape: ObjectShape = object("Annotations", [
  optional("audience", nullable(skipping(roleShape)), "on-error"),
  optional("lastModified", nullable(text), "on-error"),
  optional("priority", nullable(number), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `TextContent` to the letter, without members unknown to it. */
export function fitsTextContent(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const text = value["text"]
  if (typeof text !== "string") return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const annotations = value["annotations"]
  if (annotations !== undefined) {
    if (annotations !== null && !fitsAnnotations(annotations, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `TextContent` is read where it does not fit to the letter. */
export const textContentShape: ObjectShape = object("TextContent", [
  optional("annotations", nullable(annotationsShape), "on-error"),
  required("text", text),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `ImageContent` to the letter, without members unknown to it. */
export function fitsImageContent(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const data = value["data"]
  if (typeof data !== "string") return false
  const mimeType = value["mimeType"]
  if (typeof mimeType !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const annotations = value["annotations"]
  if (annotations !== undefined) {
    if (annotations !== null && !fitsAnnotations(annotations, 0)) return false
    if (--left === 0) return true
  }
  const uri = value["uri"]
  if (uri !== undefined) {
    if (uri !== null && typeof uri !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `ImageContent` is read where it does not fit to the letter. */
export const imageContentShape: ObjectShape = object("ImageContent", [
  optional("annotations", nullable(annotationsShape), "on-error"),
  required("data", text),
  required("mimeType", text),
  optional("uri", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `AudioContent` to the letter, without members unknown to it. */
export function fitsAudioContent(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const data = value["data"]
  if (typeof data !== "string") return false
  const mimeType = value["mimeType"]
  if (typeof mimeType !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const annotations = value["annotations"]
  if (annotations !== undefined) {
    if (annotations !== null && !fitsAnnotations(annotations, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `AudioContent` is read where it does not fit to the letter. */
export const audioContentShape: ObjectShape = object("AudioContent", [
  optional("annotations", nullable(annotationsShape), "on-error"),
  required("data", text),
  required("mimeType", text),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `ResourceLink` to the letter, without members unknown to it. */
export function fitsResourceLink(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const name = value["name"]
  if (typeof name !== "string") return false
  const uri = value["uri"]
  if (typeof uri !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const annotations = value["annotations"]
  if (annotations !== undefined) {
    if (annotations !== null && !fitsAnnotations(annotations, 0)) return false
    if (--left === 0) return true
  }
  const description = value["description"]
  if (description !== undefined) {
    if (description !== null && typeof description !== "string") return false
    if (--left === 0) return true
  }
  const mimeType = value["mimeType"]
  if (mimeType !== undefined) {
    if (mimeType !== null && typeof mimeType !== "string") return false
    if (--left === 0) return true
  }
  const size = value["size"]
  if (size !== undefined) {
    if (size !== null && !Number.isInteger(size)) return false
    if (--left === 0) return true
  }
  const title = value["title"]
  if (title !== undefined) {
    if (title !== null && typeof title !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `ResourceLink` is read where it does not fit to the letter. */
export const resourceLinkShape: ObjectShape = object("ResourceLink", [
  optional("annotations", nullable(annotationsShape), "on-error"),
  optional("description", nullable(text), "on-error"),
  optional("mimeType", nullable(text), "on-error"),
  required("name", text),
  optional("size", nullable(integer(-Infinity, Infinity)), "on-error"),
  optional("title", nullable(text), "on-error"),
  required("uri", text),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `TextResourceContents` to the letter, without members unknown to it. */
export function fitsTextResourceContents(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const text = value["text"]
  if (typeof text !== "string") return false
  const uri = value["uri"]
  if (typeof uri !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const mimeType = value["mimeType"]
  if (mimeType !== undefined) {
    if (mimeType !== null && typeof mimeType !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
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
  const blob = value["blob"]
  if (typeof blob !== "string") return false
  const uri = value["uri"]
  if (typeof uri !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const mimeType = value["mimeType"]
  if (mimeType !== undefined) {
    if (mimeType !== null && typeof mimeType !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
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
  const resource = value["resource"]
  if (!fitsEmbeddedResourceResource(resource, 0)) return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const annotations = value["annotations"]
  if (annotations !== undefined) {
    if (annotations !== null && !fitsAnnotations(annotations, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `EmbeddedResource` is read where it does not fit to the letter. */
export const embeddedResourceShape: ObjectShape = object("EmbeddedResource", [
  optional("annotations", nullable(annotationsShape), "on-error"),
  required("resource", embeddedResourceResourceShape),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `ContentBlock` to the letter, without members unknown to it. */
export function fitsContentBlock(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  switch (value["type"]) {
    case "text":
      return fitsTextContent(value, others + 1)
    case "image":
      return fitsImageContent(value, others + 1)
    case "audio":
      return fitsAudioContent(value, others + 1)
    case "resource_link":
      return fitsResourceLink(value, others + 1)
    case "resource":
      return fitsEmbeddedResource(value, others + 1)
    default:
      return false
  }
}

/** How `ContentBlock` is read where it does not fit to the letter. */
export const contentBlockShape: Shape = tagged("ContentBlock", "type", {}, [
  ["text", textContentShape],
  ["image", imageContentShape],
  ["audio", audioContentShape],
  ["resource_link", resourceLinkShape],
  ["resource", embeddedResourceShape],
])
