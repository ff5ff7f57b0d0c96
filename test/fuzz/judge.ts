import { isDeepStrictEqual } from "node:util"
import { accepts } from "../../model/accepts.ts"
import { carrierLimits } from "../../output/kernel.ts"
import type { Target } from "./targets.ts"

/** What became of a text. */
export type Verdict = "accepted" | "invalid" | "limit" | "malformed"

/** Has both decoders and the interpreter read a text. Throws where one of them does, or where they do not say the same. */
export function verdictOn({ payload, decode, decodeText }: Target, text: string): Verdict {
  const fromText = decodeText(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    if (fromText.ok || fromText.error.actual !== "malformed text") throw new Error("text that is no JSON is read")
    return "malformed"
  }
  const result = decode(value)
  const refusals = accepts(payload, value)
  if (result.ok) {
    if (!fromText.ok) throw new Error(`its text is refused: ${JSON.stringify(fromText.error)}`)
    if (result.value !== value) throw new Error("another value is given")
    if (refusals.length > 0) throw new Error(`the interpreter refuses: ${JSON.stringify(refusals[0])}`)
    return "accepted"
  }
  if (!isDeepStrictEqual(fromText, result)) throw new Error("value and text are not refused alike")
  const { kind, path, expected, actual } = result.error
  // The limits of a carrier come first, and the interpreter does not know them.
  if (kind === "limit" && expected === carrierLimits) return "limit"
  const same = refusals.some(
    (refusal) =>
      refusal.kind === kind &&
      refusal.expected === expected &&
      refusal.actual === actual &&
      isDeepStrictEqual(refusal.path, path),
  )
  if (!same) throw new Error(`the interpreter does not say ${JSON.stringify(result.error)}`)
  return kind === "limit" ? "limit" : "invalid"
}
