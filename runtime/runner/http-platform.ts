import type { Heard } from "../connector/platform.ts"
import { memberOf } from "../member.ts"
import { asking } from "./ask.ts"
import type { AskOptions } from "./ask.ts"
import type { JobClaim, RunnerPlatform } from "./platform.ts"
import { readClaim } from "./read-claim.ts"

/** As which runner the platform is asked. */
export interface HttpPlatformOptions extends AskOptions {
  /** The runner's own name for itself, which it keeps from start to start. */
  readonly runner: string
  readonly key: string
  /** How long any answer may take beyond what it was allowed to wait, in milliseconds. */
  readonly patience?: number
}

/** The platform over HTTP. Nothing of it rejects, but a call of the platform's tools that nobody answers. */
export function httpPlatform({ runner, key, patience = 15_000, ...options }: HttpPlatformOptions): RunnerPlatform {
  const ask = asking(options)
  const own = `/v1/runners/${encodeURIComponent(runner)}`
  const ofClaim = <Value>(
    { id, bearer }: JobClaim,
    what: string,
    body: unknown,
    read: (answer: unknown) => Value | undefined,
  ): Promise<Heard<Value>> => {
    const target = `/v1/claims/${encodeURIComponent(id)}/${what}`
    return ask({ method: "POST", target, bearer, body, read, milliseconds: patience })
  }
  return {
    announce: (presence) =>
      ask({ method: "PUT", target: own, bearer: key, body: presence, read: () => null, milliseconds: patience }),
    claim: (seconds, stop) =>
      ask({
        method: "POST",
        target: `${own}/claims`,
        bearer: key,
        body: { wait_seconds: seconds },
        read: (answer) => (answer === null ? null : readClaim(answer)),
        milliseconds: seconds * 1_000 + patience,
        stop,
      }),
    renew: (claim, progress) =>
      ofClaim(claim, "heartbeat", progress === "" ? {} : { progress }, (answer) => {
        const asked = memberOf(answer, "cancel_requested")
        return typeof asked === "boolean" ? { isCancelled: asked } : undefined
      }),
    append: (claim, sequence, observations) =>
      ofClaim(claim, "observations", { sequence, observations }, (answer) => {
        const next = memberOf(answer, "next_sequence")
        return typeof next === "number" ? next : undefined
      }),
    complete: (claim, completion) => ofClaim(claim, "completion", { evidence: null, ...completion }, () => null),
    call: async ({ mcpUrl, bearer }, message) => {
      if (mcpUrl === null) throw new Error("the claim has no tools of the platform")
      const read = (answer: unknown): { readonly said: object | null } | undefined =>
        typeof answer === "object" ? { said: answer } : undefined
      const asked = { method: "POST", target: mcpUrl, bearer, body: message, read, milliseconds: patience } as const
      const heard = await ask(asked)
      if (heard.kind !== "answered") throw new Error(heard.kind === "away" ? heard.why : heard.refusal.what)
      return heard.value.said
    },
  }
}
