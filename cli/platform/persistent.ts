import type { Fetch } from "../../output/client/index.ts"
import type { Clock } from "../../runtime/driver/index.ts"

type SentRequest = Parameters<Fetch>[1]
type Answered = Awaited<ReturnType<Fetch>>

/** How long is waited before each further attempt, in milliseconds. */
export const waits: readonly number[] = [250, 500, 1_000, 2_000, 4_000]

const stillRunning = 409

/**
 * A sender that survives a connection that breaks, and a server that is started again: what may be repeated, since it reads or
 * bears an idempotency key, is sent again word for word. A server that was never reached is not waited for. After a break the
 * first attempt may still be at work, which the server answers with a conflict: then that is waited for too. An answer is whole
 * when it is handed on.
 */
export function persistent(send: Fetch, clock: Clock): Fetch {
  let wasReached = false
  return async (url, request) => {
    const repeats = mayRepeat(request)
    let broke = false
    for (let attempt = 0; ; attempt += 1) {
      const wait = waits[attempt]
      try {
        const answer = await whole(await send(url, request))
        wasReached = true
        if (!(broke && answer.status === stillRunning && wait !== undefined)) return answer
      } catch (thrown) {
        wasReached ||= !isRefused(thrown)
        if (request.signal?.aborted === true || !repeats || !wasReached || wait === undefined) throw thrown
        broke = true
      }
      await pause(wait, clock, request.signal ?? null)
    }
  }
}

async function whole(answer: Answered): Promise<Answered> {
  const said = await answer.text()
  return { status: answer.status, headers: answer.headers, text: () => Promise.resolve(said) }
}

function mayRepeat({ method, headers }: SentRequest): boolean {
  return method === "GET" || headers["idempotency-key"] !== undefined
}

/** Whether nobody listens where the request went. */
export function isRefused(thrown: unknown): boolean {
  return codesOf(thrown).some((code) => ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"].includes(code))
}

/** The codes of a failure and of what caused it. */
function codesOf(thrown: unknown): readonly string[] {
  if (!(thrown instanceof Error)) return []
  const own = "code" in thrown && typeof thrown.code === "string" ? [thrown.code] : []
  const inner = thrown instanceof AggregateError ? thrown.errors.flatMap(codesOf) : []
  return [...own, ...inner, ...codesOf(thrown.cause)]
}

/** Waits, and rejects with the signal's reason where that comes first. */
export async function pause(milliseconds: number, clock: Clock, signal: AbortSignal | null): Promise<void> {
  await new Promise<void>((settle, fail) => {
    const stop = (): void => {
      takeBack()
      fail(signal?.reason as Error)
    }
    const takeBack = clock.after(milliseconds, () => {
      signal?.removeEventListener("abort", stop)
      settle()
    })
    signal?.addEventListener("abort", stop, { once: true })
    if (signal?.aborted === true) stop()
  })
}
