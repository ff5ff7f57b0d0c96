import type { Json, JsonNumber } from "./json.ts"

/** A scalar of JSON text; of a number also whether it overflowed, or became zero without being it. */
export type Token =
  Exclude<Json, { readonly kind: "array" | "object" | "number" }> | (JsonNumber & { readonly lost: boolean })

const numeral = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y

/** The scalar that begins exactly here, or null where none does. */
export function readToken(text: string, start: number): Token | null {
  switch (text[start]) {
    case '"':
      return readString(text, start)
    case "t":
      return text.startsWith("true", start) ? { kind: "boolean", start, end: start + 4 } : null
    case "f":
      return text.startsWith("false", start) ? { kind: "boolean", start, end: start + 5 } : null
    case "n":
      return text.startsWith("null", start) ? { kind: "null", start, end: start + 4 } : null
    default:
      return readNumber(text, start)
  }
}

function readNumber(text: string, start: number): Token | null {
  numeral.lastIndex = start
  const written = numeral.exec(text)?.[0]
  if (written === undefined) return null
  const value = Number(written)
  const isWrittenZero = !/[1-9]/.test(written.split(/[eE]/)[0] ?? "")
  const lost = !Number.isFinite(value) || (value === 0 && !isWrittenZero)
  return { kind: "number", value, lost, start, end: start + written.length }
}

function readString(text: string, start: number): Token | null {
  let isEscaped = false
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x20) return null
    if (unit === 0x22) {
      const value = isEscaped ? (JSON.parse(text.slice(start, at + 1)) as string) : text.slice(start + 1, at)
      return { kind: "string", value, start, end: at + 1 }
    }
    if (unit !== 0x5c) continue
    isEscaped = true
    const escape = text[++at]
    if (escape === undefined || !'"\\/bfnrtu'.includes(escape)) return null
    if (escape !== "u") continue
    if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) return null
    at += 4
  }
  return null
}
