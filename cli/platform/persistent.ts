import type { Clock } from "../../runtime/driver/index.ts"

/** What sends a request, as the platform's `fetch` does. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

/** How long is waited before each further attempt, in milliseconds. */
export const waits: readonly number[] = [250, 500, 1_000, 2_000, 4_000]

const stillRunning = 409

/**
 * A sender that survives a connection that breaks, and a server that is started again: what may be repeated, since it reads or
 * bears an idempotency key, is sent again word for word. A server that was never reached is not waited for. After a break the
 * first attempt may still be at work, which the server answers with a conflict: then that is waited for too.
 */
export function persistent(send: Send, clock: Clock): Send {
  let wasReached = false
  return async (url, init) => {
    const repeats = mayRepeat(init)
    let broke = false
    for (let attempt = 0; ; attempt += 1) {
      const wait = waits[attempt]
      try {
        const response = await send(url, init)
        wasReached = true
        if (!(broke && response.status === stillRunning && wait !== undefined)) return response
        await response.body?.cancel()
      } catch (thrown) {
        wasReached ||= !isRefused(thrown)
        if (init.signal?.aborted === true || !repeats || !wasReached || wait === undefined) throw thrown
        broke = true
      }
      await pause(wait, clock, init.signal ?? null)
    }
  }
}

function mayRepeat({ method = "GET", headers }: RequestInit): boolean {
  return method === "GET" || new Headers(headers).has("idempotency-key")
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
