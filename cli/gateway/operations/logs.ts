import { pino } from "pino"
import type { Observer } from "../../../runtime/gateway/index.ts"

/** How much is logged: nothing, what did not go well, or every call. */
export type LogLevel = "silent" | "warn" | "info"

/**
 * One line of JSON for each call that is over, and for each request that was refused. Each member is named here and comes
 * from the configuration, the catalog or the gateway itself: what a client or a provider wrote, as a model's name, a
 * target, a header or a body, is in no line.
 */
export function logObserver(write: (line: string) => void, level: LogLevel): Observer {
  const log = pino({ level, base: null }, { write })
  return {
    refused: ({ code, status, lease }) => log.warn({ code, status, lease }, "refused"),
    began: () => undefined,
    ended: (begin, end) => {
      const { call, attempt, run, lease, dialect, provider, sentModel: model, tier, credential, generation } = begin
      const { outcome, status, failure, cut, tokens, cost, unpriced, maybeBilled, firstByteMs, ms, redacted } = end
      const sizes = { requestBytes: begin.requestBytes, sentBytes: end.sentBytes }
      const asked = { call, attempt, run, lease, dialect, provider, model, tier, credential, generation }
      const ended = { outcome, status, failure, cut, tokens, cost, unpriced, maybeBilled, firstByteMs, ms, redacted }
      const line = { ...asked, stream: begin.stream, ...ended, ...sizes }
      if (outcome === "answered" && !redacted) log.info(line, "call")
      else log.warn(line, "call")
    },
  }
}
