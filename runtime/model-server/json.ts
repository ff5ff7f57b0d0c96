import type { Json } from "./request.ts"

/** A member of an object; null where it is missing, or where there is no object. */
export function member(value: Json | undefined, name: string): Json {
  if (value === null || typeof value !== "object" || !Object.hasOwn(value, name)) return null
  return (value as { readonly [member: string]: Json })[name] ?? null
}

/** The elements of a list; none where there is no list. */
export function elements(value: Json): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : []
}

/** A text; empty where there is none. */
export function textOf(value: Json): string {
  return typeof value === "string" ? value : ""
}

/** The text of a content: a text itself, or the texts of its parts, one below the other. */
export function contentText(content: Json): string {
  if (typeof content === "string") return content
  return elements(content)
    .map((part) => textOf(member(part, "text")))
    .filter((text) => text !== "")
    .join("\n")
}
