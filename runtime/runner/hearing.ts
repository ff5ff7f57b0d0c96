import { CheckfuProblem } from "../../output/client/index.ts"
import type { Heard } from "../connector/platform.ts"
import type { Clock } from "../driver/index.ts"
import { memberOf } from "../member.ts"
import type { StopSignal } from "../stop-signal.ts"

/** How long an answer is waited for, in milliseconds, and what ends the wait. */
export interface Patience {
  readonly milliseconds: number
  readonly stop?: StopSignal
}

/** What the platform says while it restarts, or when somebody between does: the same request may be made again. */
const mayComeBack: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * Makes a request, and tells what became of it. Never rejects, and never takes longer than its patience. An answer that is none
 * of the API's, as a proxy in between gives one, is as good as none.
 */
export async function hearing<Answer, Value>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  read: (answer: Answer) => Value | undefined,
  clock: Clock,
  { milliseconds, stop }: Patience,
): Promise<Heard<Value>> {
  const ending = new AbortController()
  const end = (): void => ending.abort()
  const takeBack = clock.after(milliseconds, end)
  stop?.addEventListener("abort", end)
  if (stop?.aborted === true) end()
  try {
    const value = read(await ask(ending.signal))
    return value === undefined ? { kind: "away", why: "its answer cannot be read" } : { kind: "answered", value }
  } catch (thrown) {
    if (!(thrown instanceof CheckfuProblem)) return { kind: "away", why: reasonOf(thrown) }
    const { status, code, detail } = thrown
    if (mayComeBack.has(status)) return { kind: "away", why: `it answers ${status}` }
    if (status < 400) return { kind: "away", why: "its answer cannot be read" }
    return { kind: "refused", refusal: { status, code, what: detail } }
  } finally {
    takeBack()
    stop?.removeEventListener("abort", end)
  }
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return "it cannot be reached"
  const code = memberOf(thrown.cause, "code")
  return typeof code === "string" ? code : thrown.name === "AbortError" ? "it takes too long" : thrown.message
}
