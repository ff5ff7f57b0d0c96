import type { Fields } from "./fields.ts"

/** Where a message's body ends: after so many bytes, with its last chunk, or with the connection. */
export type Framing = number | "chunked" | "until_close"

/**
 * The framing that fields name; null: none. `fault`: they name two, one that is no plain number, or a coding that is not
 * `chunked` alone. Whoever goes by one of two lengths, another goes by the other.
 */
export function framingOf(fields: Fields): Framing | null | "fault" {
  let framing: Framing | null = null
  for (let at = 0; at < fields.length; at += 2) {
    const name = fields[at]
    if (name !== "content-length" && name !== "transfer-encoding") continue
    if (framing !== null) return "fault"
    const value = fields[at + 1] as string
    if (name === "content-length") {
      if (!/^[0-9]{1,15}$/.test(value)) return "fault"
      framing = Number(value)
    } else {
      if (value.toLowerCase() !== "chunked") return "fault"
      framing = "chunked"
    }
  }
  return framing
}
