import type { DecodeError } from "../../../output/kernel.ts"
import { countOf, isPlain, kindOf } from "./result.ts"

const fact = "frame/onehorizon/task-context"
const names = new Set(["documentId", "title", "type", "excerpt"])

type Path = readonly (string | number)[]

export function documentsFault(documents: unknown): DecodeError | null {
  if (!Array.isArray(documents)) return fault("list", documents, ["linkedDocuments"])
  for (let at = 0; at < documents.length; at++) {
    const value: unknown = documents[at]
    if (!isPlain(value)) return fault("object", value, ["linkedDocuments", at])
    const { documentId, title, type, excerpt } = value
    if (typeof documentId !== "string") return fault("text", documentId, ["linkedDocuments", at, "documentId"])
    if (typeof title !== "string") return fault("text", title, ["linkedDocuments", at, "title"])
    switch (type) {
      case "requirement":
      case "task":
      case "design_doc":
      case "spec":
      case "research":
      case "review":
      case "notes":
        break
      default:
        return fault('one of "requirement", "task", "design_doc", "spec", "research", "review", "notes"', type, [
          "linkedDocuments",
          at,
          "type",
        ])
    }
    if (typeof excerpt !== "string") return fault("text", excerpt, ["linkedDocuments", at, "excerpt"])
    if (countOf(value) === 4) continue
    for (const name in value)
      if (!names.has(name))
        return {
          kind: "invalid",
          path: ["linkedDocuments", at, name],
          expected: "no further members",
          actual: "excess member",
          fact,
        }
    return {
      kind: "invalid",
      path: ["linkedDocuments", at],
      expected: "enumerable own members",
      actual: "object",
      fact,
    }
  }
  return null
}

function fault(expected: string, value: unknown, path: Path): DecodeError {
  return { kind: "invalid", path, expected, actual: kindOf(value), fact }
}
