import { memberOf } from "../member.ts"
import type { Heard, PlatformRefusal } from "../connector/platform.ts"
import type { Clock } from "../driver/index.ts"
import type { StopSignal } from "../stop-signal.ts"

/** Where the platform is, and how it is reached. */
export interface AskOptions {
  /** Without a slash at its end. */
  readonly url: string
  readonly send: typeof fetch
  readonly clock: Clock
}

/** One request. */
export interface Asked<Value> {
  readonly method: "POST" | "PUT"
  /** A path below the platform's address, or a whole address. */
  readonly target: string
  readonly bearer: string
  readonly body: unknown
  /** Reads a successful answer; undefined: it is none that can be read. The answer is null where it is empty. */
  readonly read: (answer: unknown) => Value | undefined
  readonly milliseconds: number
  readonly stop?: StopSignal
}

/** Makes a request, and tells what became of it. Never rejects, and never takes longer than the request allows. */
export type Ask = <Value>(asked: Asked<Value>) => Promise<Heard<Value>>

/** What the platform says while it restarts, or when somebody between does: the same request may be made again. */
const mayComeBack: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504])

/** Asks over HTTP, in the version of the API that this release was made with. */
export function asking({ url, send, clock }: AskOptions): Ask {
  return async ({ method, target, bearer, body, read, milliseconds, stop }) => {
    const ending = new AbortController()
    const end = (): void => ending.abort()
    const takeBack = clock.after(milliseconds, end)
    stop?.addEventListener("abort", end)
    if (stop?.aborted === true) end()
    try {
      const response = await send(target.startsWith("/") ? url + target : target, {
        method,
        headers: {
          authorization: `Bearer ${bearer}`,
          "content-type": "application/json",
          "checkfu-version": "2026-08-29",
        },
        body: JSON.stringify(body),
        redirect: "error",
        signal: ending.signal,
      })
      const answer = jsonIn(await response.text())
      if (mayComeBack.has(response.status)) return { kind: "away", why: `it answers ${response.status}` }
      if (!response.ok) return { kind: "refused", refusal: refusalOf(response.status, answer) }
      const value = answer === undefined ? undefined : read(answer)
      return value === undefined ? { kind: "away", why: "its answer cannot be read" } : { kind: "answered", value }
    } catch (thrown) {
      return { kind: "away", why: reasonOf(thrown) }
    } finally {
      takeBack()
      stop?.removeEventListener("abort", end)
    }
  }
}

/** What can be read of a problem document; of any other answer the status is all there is. */
function refusalOf(status: number, answer: unknown): PlatformRefusal {
  const [code, detail] = [memberOf(answer, "code"), memberOf(answer, "detail")]
  return {
    status,
    code: typeof code === "string" ? code : null,
    what: typeof detail === "string" ? detail : `it answers ${status}`,
  }
}

function jsonIn(text: string): unknown {
  if (text === "") return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return "it cannot be reached"
  const code = memberOf(thrown.cause, "code")
  return typeof code === "string" ? code : thrown.name === "AbortError" ? "it takes too long" : thrown.message
}
