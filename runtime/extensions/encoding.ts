import { accept, carrierBytes, kindOf, refuse } from "../../output/kernel.ts"
import type { AnySlot } from "../../output/contract.ts"
import type { Result } from "../../output/kernel.ts"

/** The length in characters of the longest base64 text that is decoded: that of `carrierBytes` bytes of JSON. */
export const encodedAtMost: number = Math.ceil(carrierBytes / 3) * 4

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

/**
 * A slot's payload as it stands behind its encoding, for the slot's decoder. Base64 is taken in its one canonical form:
 * standard alphabet, padded, no line ends, no stray bits; inside it valid UTF-8 without a byte order mark, and JSON. The
 * length is looked at before anything is decoded. Never throws.
 */
export function payloadOf({ encoding, id }: AnySlot, raw: unknown): Result<unknown> {
  if (encoding === undefined) return accept(raw)
  if (typeof raw !== "string") return refuse("invalid", "text in base64", kindOf(raw), id)
  if (raw.length > encodedAtMost) return refuse("limit", `at most ${encodedAtMost} characters of base64`, "string", id)
  const bytes = Buffer.from(raw, "base64")
  if (bytes.toString("base64") !== raw) return refuse("invalid", "text in base64", "malformed text", id)
  try {
    return accept(JSON.parse(utf8.decode(bytes)))
  } catch {
    return refuse("invalid", "base64 of JSON text", "malformed text", id)
  }
}

/** What goes onto the wire for a payload that the slot's decoder accepts. */
export function writtenPayload({ encoding, id }: AnySlot, value: unknown): Result<unknown> {
  if (encoding === undefined) return accept(value)
  const text = Buffer.from(JSON.stringify(value), "utf8").toString("base64")
  if (text.length > encodedAtMost)
    return refuse("limit", `at most ${encodedAtMost} characters of base64`, kindOf(value), id)
  return accept(text)
}
