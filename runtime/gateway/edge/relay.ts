import type { Exchange } from "../http/exchange.ts"
import type { FailedAnswer } from "../stream/attempt-end.ts"

/** Passes a provider's own failure on. */
export function relay(exchange: Exchange, { status, headers, body }: FailedAnswer): void {
  if (!exchange.isOpen() || exchange.hasBegun()) return
  exchange.begin(status, headers, body.length)
  exchange.write(body)
  exchange.end()
}

/** An answer with the shortest wait that any candidate named: who asks again then, is served by that one. */
export function withSoonest(answer: FailedAnswer, all: readonly FailedAnswer[], now: number): FailedAnswer {
  const waits = all.map((each) => waitOf(each, now)).filter((wait) => wait !== null)
  const [soonest] = waits.toSorted((left, right) => left - right)
  if (waits.length < 2 || soonest === undefined) return answer
  const kept = pairs(answer.headers).filter(([name]) => name !== "retry-after" && name !== "retry-after-ms")
  return { ...answer, headers: [...kept.flat(), "retry-after", String(Math.ceil(soonest))] }
}

function pairs(headers: readonly string[]): readonly (readonly [string, string])[] {
  return headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ""] as const] : []))
}

/** The seconds that an answer asks to wait, by a number or by the date at which to come back; null: it names none. */
function waitOf({ headers }: FailedAnswer, now: number): number | null {
  const named = new Map(pairs(headers))
  const milliseconds = named.get("retry-after-ms")
  if (milliseconds !== undefined) return waitIn(Number(milliseconds) / 1000)
  const after = named.get("retry-after")
  if (after === undefined) return null
  return waitIn(/^\d+$/.test(after) ? Number(after) : (Date.parse(after) - now) / 1000)
}

function waitIn(seconds: number): number | null {
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}
