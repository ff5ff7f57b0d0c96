import { readFileSync } from "node:fs"
import { runRunner } from "../../runtime/runner/index.ts"
import type { RunnerEnd, RunnerEvent } from "../../runtime/runner/index.ts"
import type { RunnerConfiguration } from "./configuration.ts"
import { machineName } from "./installation.ts"
import { StartFault } from "./start-fault.ts"

/** A runner at work. */
export interface OpenRunner {
  /** Takes no new job, gives back what does not end in its time, and says how it ended. */
  readonly stop: () => Promise<RunnerEnd>
  /** How it ended; it ends by itself where the platform refuses it. */
  readonly ended: Promise<RunnerEnd>
}

/** What a runner is started with. */
export interface RunnerTerms {
  readonly configuration: RunnerConfiguration
  readonly url: string
  readonly keyFile: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly drainMilliseconds: number
  /** Milliseconds since 1970: a later start has a higher one. */
  readonly now: number
  readonly tell: (line: string) => void
}

/** Starts a runner on this machine. Throws `StartFault` where its key cannot be read. */
export function openRunner(terms: RunnerTerms): OpenRunner {
  const { configuration, url, keyFile, environment, drainMilliseconds, now, tell } = terms
  const stop = new AbortController()
  const ended = runRunner({
    url,
    key: keyIn(keyFile),
    runner: configuration.id ?? machineName(),
    generation: now,
    pool: configuration.pool,
    placement: "byoc_docker",
    slots: configuration.slots,
    environment,
    chance: Math.random,
    stop: stop.signal,
    tell: saying(tell),
    limits: { drain: drainMilliseconds },
  })
  return {
    ended,
    stop: () => {
      stop.abort()
      return ended
    },
  }
}

/** What happened, in a line; an announcement only where it says something new. */
function saying(tell: (line: string) => void): (event: RunnerEvent) => void {
  let wasReady: boolean | null = null
  return (event) => {
    switch (event.kind) {
      case "announced":
        if (event.ready !== wasReady)
          tell(event.ready ? "runner ready" : `runner not ready: ${reasonsIn(event.readiness)}`)
        wasReady = event.ready
        return
      case "away":
        return tell(`runner: the API does not answer (${event.why})`)
      case "job_begun":
        return tell(`${event.claim.job.kind} ${event.claim.job.id} begun`)
      case "job_cancelling":
        return tell(`${event.claim.job.kind} ${event.claim.job.id} is to be cancelled`)
      case "job_ended":
        return tell(`${event.claim.job.kind} ${event.claim.job.id} ${event.end.kind.replaceAll("_", " ")}`)
      case "draining":
        return event.jobs > 0 ? tell(`runner: ${event.jobs} at work`) : undefined
      default:
        return event satisfies never
    }
  }
}

function reasonsIn(readiness: Extract<RunnerEvent, { readonly kind: "announced" }>["readiness"]): string {
  return readiness.map(({ reason }) => reason).join("; ") || "it gives no reason"
}

function keyIn(file: string): string {
  try {
    return readFileSync(file, "utf8").trim()
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    throw new StartFault(`the runner's key cannot be read: ${why}`)
  }
}
