import { appendObservations, claimConnectedRun, completeClaim, renewClaim } from "../../output/facts/endpoints.ts"
import { apiVersion } from "../../output/facts/revisions.ts"
import { isObject, own } from "../../output/kernel.ts"
import type { Clock } from "../driver/clock.ts"
import type { StopSignal } from "../stop-signal.ts"
import { readClaim } from "./read-claim.ts"
import type { Claim, Completion, Heard, Platform, PlatformRefusal, SealedBatch } from "./platform.ts"

/** Where the platform is, and as which connected runtime it is asked. */
export interface HttpPlatformOptions {
  /** Without a slash at its end. */
  readonly url: string
  readonly runtime: string
  readonly token: string
  readonly send: typeof fetch
  readonly clock: Clock
  /** How long any answer may take beyond what it was allowed to wait, in milliseconds. */
  readonly patience?: number
}

const usualPatience = 15_000
/** What the platform says while it restarts, or when somebody between does: the same request may be made again. */
const mayComeBack: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504])

/** The platform over HTTP. Nothing of it ever rejects. */
export function httpPlatform(options: HttpPlatformOptions): Platform {
  const { url, runtime, token, send, clock, patience = usualPatience } = options
  const ask = async <Value>(
    target: string,
    bearer: string,
    body: unknown,
    read: (answer: unknown) => Value | undefined,
    within: { readonly milliseconds: number; readonly stop?: StopSignal },
  ): Promise<Heard<Value>> => {
    const ending = new AbortController()
    const end = (): void => ending.abort()
    const takeBack = clock.after(within.milliseconds, end)
    within.stop?.addEventListener("abort", end)
    if (within.stop?.aborted === true) end()
    try {
      const response = await send(url + target, {
        method: "POST",
        headers: {
          authorization: `Bearer ${bearer}`,
          "content-type": "application/json",
          "checkfu-version": apiVersion.literal,
        },
        body: JSON.stringify(body),
        redirect: "error",
        signal: ending.signal,
      })
      const answer = jsonIn(await response.text())
      if (mayComeBack.has(response.status)) return { kind: "away", why: `it answers ${response.status}` }
      if (!response.ok) return { kind: "refused", refusal: refusalOf(response.status, answer) }
      const value = read(answer)
      return value === undefined ? { kind: "away", why: "its answer cannot be read" } : { kind: "answered", value }
    } catch (thrown) {
      return { kind: "away", why: reasonOf(thrown) }
    } finally {
      takeBack()
      within.stop?.removeEventListener("abort", end)
    }
  }
  const ofClaim = <Value>(
    claim: Claim,
    { path }: { readonly path: string },
    body: unknown,
    read: (answer: unknown) => Value | undefined,
  ): Promise<Heard<Value>> => {
    const target = path.replace("{claim_id}", encodeURIComponent(claim.id))
    return ask(target, claim.bearer, body, read, { milliseconds: patience })
  }
  return {
    claim: (seconds, { httpMcp }, stop) => {
      const target = claimConnectedRun.path.replace("{connected_runtime_id}", encodeURIComponent(runtime))
      const body = { wait_seconds: seconds, advertises: { http_mcp: httpMcp } }
      const read = (answer: unknown) => (answer === null ? null : readClaim(answer, runtime))
      return ask(target, token, body, read, { milliseconds: seconds * 1_000 + patience, stop })
    },
    renew: (claim) =>
      ofClaim(claim, renewClaim, {}, (answer) => {
        const asked = isObject(answer, true) ? own(answer, "cancel_requested") : undefined
        return typeof asked === "boolean" ? { isCancelled: asked } : undefined
      }),
    append: (claim, batch) => ofClaim(claim, appendObservations, bodyOf(batch), () => null),
    complete: (claim, completion) => ofClaim(claim, completeClaim, completionBody(completion), () => null),
  }
}

function bodyOf(batch: SealedBatch): object {
  switch (batch.kind) {
    case "signed":
      return { signed: Buffer.from(batch.bytes).toString("base64url") }
    case "unsigned":
      return { sequence: batch.sequence, observations: batch.observations }
    default:
      return batch satisfies never
  }
}

function completionBody({ outcome, because, stopReason, text }: Completion): object {
  return { outcome, result: { because, stop_reason: stopReason, text } }
}

/** What can be read of a problem document; of any other answer the status is all there is. */
function refusalOf(status: number, answer: unknown): PlatformRefusal {
  const text = (name: string): string | null => {
    const member = isObject(answer, true) ? own(answer, name) : undefined
    return typeof member === "string" ? member : null
  }
  return { status, code: text("code"), what: text("detail") ?? `it answers ${status}` }
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
  const cause: unknown = thrown.cause
  const code = isObject(cause, true) ? own(cause, "code") : undefined
  return typeof code === "string" ? code : thrown.name === "AbortError" ? "it takes too long" : thrown.message
}
