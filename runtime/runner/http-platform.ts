import { apiVersion, CheckfuProblem, createCheckfu } from "../../output/client/index.ts"
import type { Checkfu, Fetch } from "../../output/client/index.ts"
import type { Clock } from "../driver/index.ts"
import { hearing } from "./hearing.ts"
import type { JobClaim, RunnerPlatform } from "./platform.ts"
import { readClaim } from "./read-claim.ts"

/** Where the platform is, and as which runner it is asked. */
export interface HttpPlatformOptions {
  readonly url: string
  /** The runner's own name for itself, which it keeps from start to start. */
  readonly runner: string
  readonly key: string
  readonly send: Fetch
  readonly clock: Clock
  /** How long any answer may take beyond what it was allowed to wait, in milliseconds. */
  readonly patience?: number
}

/** The platform over HTTP. Nothing of it rejects, but a call of the platform's tools that nobody answers. */
export function httpPlatform(options: HttpPlatformOptions): RunnerPlatform {
  const { url: baseUrl, runner, key, send, clock, patience: milliseconds = 15_000 } = options
  const own = createCheckfu({ baseUrl, apiKey: key, fetch: send })
  const withClaim = ({ bearer }: JobClaim): Checkfu["claims"] =>
    createCheckfu({ baseUrl, apiKey: bearer, fetch: send }).claims
  return {
    announce: (presence) =>
      hearing(
        (signal) => own.runners.announce(runner, presence, { signal }),
        () => null,
        clock,
        { milliseconds },
      ),
    claim: (seconds, stop) =>
      hearing(
        (signal) => own.runners.claim(runner, { wait_seconds: seconds }, { signal }),
        (answer) => (answer === null ? null : readClaim(answer)),
        clock,
        { milliseconds: seconds * 1_000 + milliseconds, stop },
      ),
    renew: (claim, progress) =>
      hearing(
        (signal) => withClaim(claim).renew(claim.id, progress === "" ? {} : { progress }, { signal }),
        ({ cancel_requested: isCancelled }) => (typeof isCancelled === "boolean" ? { isCancelled } : undefined),
        clock,
        { milliseconds },
      ),
    append: (claim, sequence, observations) =>
      hearing(
        (signal) => withClaim(claim).append(claim.id, { sequence, observations }, { signal }),
        ({ next_sequence: next }) => (Number.isSafeInteger(next) ? next : undefined),
        clock,
        { milliseconds },
      ),
    complete: (claim, completion) =>
      hearing(
        (signal) => withClaim(claim).complete(claim.id, { evidence: null, ...completion }, { signal }),
        () => null,
        clock,
        { milliseconds },
      ),
    call: async ({ mcpUrl, bearer }, message) => {
      if (mcpUrl === null) throw new Error("the claim has no tools of the platform")
      const heard = await hearing((signal) => told(send, mcpUrl, bearer, message, signal), said, clock, {
        milliseconds,
      })
      if (heard.kind !== "answered") throw new Error(heard.kind === "away" ? heard.why : heard.refusal.what)
      return heard.value.said
    },
  }
}

/** Sends a message to the platform's server of tools, which the client of the API leaves to those who speak its protocol. */
async function told(send: Fetch, url: string, bearer: string, message: unknown, signal: AbortSignal): Promise<string> {
  const answer = await send(url, {
    method: "POST",
    headers: {
      authorization: `Bearer ${bearer}`,
      "checkfu-version": apiVersion,
      "content-type": "application/json",
      accept: "application/json",
    },
    body: JSON.stringify(message),
    redirect: "error",
    signal,
  })
  const text = await answer.text()
  if (answer.status >= 300) throw new CheckfuProblem(answer.status, null, null)
  return text
}

/** What the server says; nothing to a notification. */
function said(text: string): { readonly said: object | null } | undefined {
  if (text === "") return { said: null }
  const answer: unknown = JSON.parse(text)
  return typeof answer === "object" ? { said: answer } : undefined
}
