/**
 * Whether a value is JSON whose text, as `JSON.stringify` writes it, has at most `maxBytes` bytes of UTF-8 and nests at
 * most `maxDepth` arrays and objects (a scalar: none). Stops at the first thing that is wrong; builds no text, takes no
 * stack, and ends on cyclic values too, because every level costs bytes.
 */
export function jsonSize(
  value: unknown,
  maxBytes: number,
  maxDepth: number,
): "fits" | "maxBytes" | "maxDepth" | "type" {
  let bytes = 0
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }]
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const inner = step.value
    if (typeof inner === "string") bytes += textBytes(inner)
    else if (inner === null || typeof inner === "boolean") bytes += String(inner).length
    else if (typeof inner === "number" && Number.isFinite(inner)) bytes += String(inner).length
    else if (Array.isArray(inner)) {
      bytes += 2 + Math.max(0, inner.length - 1)
      if (step.depth >= maxDepth) return "maxDepth"
      if (bytes > maxBytes) return "maxBytes"
      for (let index = 0; index < inner.length; index++) open.push({ value: inner[index], depth: step.depth + 1 })
    } else if (isPlain(inner)) {
      const names = Object.keys(inner)
      bytes += 2 + Math.max(0, names.length - 1)
      if (step.depth >= maxDepth) return "maxDepth"
      if (bytes > maxBytes) return "maxBytes"
      for (const name of names) {
        bytes += textBytes(name) + 1
        open.push({ value: inner[name], depth: step.depth + 1 })
      }
    } else return "type"
    if (bytes > maxBytes) return "maxBytes"
  }
  return "fits"
}

/** The bytes of a scalar's JSON text in UTF-8. */
export function sizeOf(value: string | number | boolean | null): number {
  return typeof value === "string" ? textBytes(value) : String(value).length
}

/** Whether a value is an object as `JSON.parse` makes them, or one without prototype. */
export function isPlain(value: unknown): value is { readonly [name: string]: unknown } {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The bytes of a string's JSON text, quotes included; a lone surrogate is written as an escape. */
function textBytes(text: string): number {
  let bytes = 2
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22 || code === 0x5c) bytes += 2
    else if (code < 0x20) bytes += code === 8 || code === 9 || code === 10 || code === 12 || code === 13 ? 2 : 6
    else if (code < 0x80) bytes += 1
    else if (code < 0x800) bytes += 2
    else if (code < 0xd800 || code > 0xdfff) bytes += 3
    else if (code < 0xdc00 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      bytes += 4
      at++
    } else bytes += 6
  }
  return bytes
}
