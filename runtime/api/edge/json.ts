import { isUtf8 } from "node:buffer"
import { noFaults } from "../../admission/profile/finding.ts"
import { readJson } from "../../admission/profile/read-json.ts"
import type { Reading } from "../../admission/profile/read-json.ts"

/** As deep as any document may be. What numbers mean is for the documents' decoders to say. */
const reading: Reading = { depth: 64, exactIntegers: false }

/** Any of the texts that JSON can write, and no store can keep. */
const nul = "\0"

/**
 * Reads bytes as one JSON value that every reader takes alike: UTF-8, no member twice at any depth, no lone surrogate,
 * no number that a double cannot hold, at most 64 levels, and no U+0000, which no database keeps in a text. Undefined
 * where they are none.
 */
export function strictJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) return undefined
  const text = bytes.toString("utf8")
  const faults = noFaults()
  if (readJson(text, reading, faults) === null || faults.found().length > 0) return undefined
  const value: unknown = JSON.parse(text)
  return text.includes(String.raw`\u0000`) && hasNul(value) ? undefined : value
}

function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes(nul)
  if (typeof value !== "object" || value === null) return false
  return Object.entries(value).some(([name, each]) => name.includes(nul) || hasNul(each))
}
