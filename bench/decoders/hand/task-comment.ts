import type { DecodeError } from "../../../output/kernel.ts"
import { countOf, isPlain, kindOf } from "./result.ts"
import type { Members } from "./result.ts"

const fact = "frame/onehorizon/task-context"
const names = new Set(["author", "content", "createdAt", "replies"])
const deepest = 64

type Path = readonly (string | number)[]

export function commentsFault(comments: unknown): DecodeError | null {
  if (!Array.isArray(comments)) return fault("list", comments, ["comments"])
  for (let at = 0; at < comments.length; at++) {
    const found = commentFault(comments[at], 1)
    if (found !== null) return { ...found, path: ["comments", at, ...found.path] }
  }
  return null
}

function commentFault(value: unknown, level: number): DecodeError | null {
  if (!isPlain(value)) return fault("object", value, [])
  let count = 2
  const { author, content, createdAt, replies } = value
  if (author !== undefined || "author" in value) {
    count++
    if (author !== null && typeof author !== "string") return fault("text or null", author, ["author"])
  }
  if (typeof content !== "string") return fault("text", content, ["content"])
  if (createdAt !== undefined || "createdAt" in value) {
    count++
    if (createdAt !== null && typeof createdAt !== "string") return fault("text or null", createdAt, ["createdAt"])
  }
  if (!Array.isArray(replies)) return fault("list", replies, ["replies"])
  for (let at = 0; at < replies.length; at++) {
    if (level >= deepest)
      return { ...fault("at most 64 nested references", replies[at], ["replies", at]), kind: "limit" }
    const found = commentFault(replies[at], level + 1)
    if (found !== null) return { ...found, path: ["replies", at, ...found.path] }
  }
  return countOf(value) === count ? null : unlistedFault(value)
}

function fault(expected: string, value: unknown, path: Path): DecodeError {
  return { kind: "invalid", path, expected, actual: kindOf(value), fact }
}

function unlistedFault(value: Members): DecodeError {
  for (const name in value)
    if (!names.has(name))
      return { kind: "invalid", path: [name], expected: "no further members", actual: "excess member", fact }
  return { kind: "invalid", path: [], expected: "enumerable own members", actual: "object", fact }
}
