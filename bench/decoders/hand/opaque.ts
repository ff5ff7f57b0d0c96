import { isPlain } from "./result.ts"

/** How many bytes a number's text has at most. */
const longestNumber = 25
/** How many bytes a unit of a string has at most: an escape. */
const longestUnit = 6

/** Whether a value is JSON of so many bytes and levels: null, or what is wrong. Bytes are counted where bounds do not decide. */
export function opaqueFault(value: unknown, maxBytes: number, maxDepth: number): "invalid" | "limit" | null {
  const most = atMost(value, maxDepth, 0, maxBytes)
  if (most <= maxBytes) return null
  return exactly(value, maxBytes, maxDepth)
}

/** A bound of a value's bytes, beyond `maxBytes` where it is no JSON or too deep. */
function atMost(value: unknown, levels: number, before: number, maxBytes: number): number {
  if (typeof value === "string") return before + 2 + value.length * longestUnit
  if (typeof value === "number") return Number.isFinite(value) ? before + longestNumber : Infinity
  if (value === null || typeof value === "boolean") return before + 5
  if (levels === 0) return Infinity
  let bytes = before + 2
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length && bytes <= maxBytes; at++)
      bytes = atMost(value[at], levels - 1, bytes + 1, maxBytes)
    return bytes
  }
  if (!isPlain(value)) return Infinity
  for (const name in value) {
    bytes = atMost(value[name], levels - 1, bytes + 4 + name.length * longestUnit, maxBytes)
    if (bytes > maxBytes) break
  }
  return bytes
}

function exactly(root: unknown, maxBytes: number, maxDepth: number): "invalid" | "limit" | null {
  const values = [root]
  const levels = [0]
  let bytes = 0
  while (values.length > 0) {
    const value = values.pop()
    const level = levels.pop() ?? 0
    if (typeof value === "string") bytes += value.length > maxBytes ? value.length : bytesOf(value)
    else if (value === null || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value)))
      bytes += String(value).length
    else if (Array.isArray(value)) {
      bytes += Math.max(2, value.length + 1)
      if (level >= maxDepth || bytes > maxBytes) return "limit"
      for (let at = 0; at < value.length; at++) {
        values.push(value[at])
        levels.push(level + 1)
      }
    } else if (isPlain(value)) {
      const names = Object.keys(value)
      bytes += Math.max(2, names.length + 1)
      if (level >= maxDepth || bytes > maxBytes) return "limit"
      for (const name of names) {
        bytes += bytesOf(name) + 1
        values.push(value[name])
        levels.push(level + 1)
      }
    } else return "invalid"
    if (bytes > maxBytes) return "limit"
  }
  return null
}

function bytesOf(text: string): number {
  const written = JSON.stringify(text)
  let bytes = written.length
  for (let at = 0; at < written.length; at++) {
    const unit = written.charCodeAt(at)
    if (unit >= 0x800 && (unit < 0xd800 || unit > 0xdfff)) bytes += 2
    else if (unit >= 0x80) bytes += 1
  }
  return bytes
}
