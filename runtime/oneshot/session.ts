import { lineForms } from "../../output/facts/line-forms.ts"
import { systemClock } from "../driver/clock.ts"
import { observing } from "../driver/observation/observer.ts"
import { stream } from "../driver/stream.ts"
import { defaultLimits } from "../driver/transport/limits.ts"
import { minting } from "../extensions/mint.ts"
import { weightOf } from "../extensions/weight.ts"
import { jsonLines } from "./lines/json-lines.ts"
import { plainText } from "./lines/plain-text.ts"
import { defaultOneshotLimits } from "./limits.ts"
import type { OneshotObserved } from "./observed.ts"
import type { Oneshot, OneshotOptions, OneshotTurn } from "./options.ts"
import type { OneshotFailure, OneshotResult } from "./result.ts"
import { isCompleted, runOneshotTurn, unstarted } from "./turn/turn.ts"
import type { RunningTurn } from "./turn/turn.ts"

/** Its input has ended, so that there is nothing to wait for; between its output's end and its exit it may take a while. */
const oneshotTransport = { ...defaultLimits, inputGrace: 0, drain: 2_000, drainAtMost: 5_000 }

/**
 * Opens a session of a one-shot command. Nothing is started before the first prompt, and between turns nothing runs: what
 * goes on from turn to turn lies on the disk, and in the command's own session where the release has a flag for it.
 * @example openOneshot({ release, launch: (args) => ({ command, args, cwd, environment }), workspace: cwd }).prompt("Hi.")
 */
export function openOneshot(options: OneshotOptions): Oneshot {
  const { release, clock = systemClock } = options
  const isText = release.output_mode === "text"
  const silence = isText ? { stall: Infinity } : {}
  const limits = { ...defaultOneshotLimits, ...silence, ...options.limits }
  const transport = { ...oneshotTransport, ...options.transport }
  const observer = observing([])(minting("oneshot"))
  const opened = clock.now()
  let sequence = 0
  let turns = 0
  let goesOn = false
  let running: RunningTurn | null = null
  let closing: Promise<void> | null = null

  const refusedTurn = (failure: OneshotFailure): OneshotTurn => {
    const result: OneshotResult = { ...unstarted(turns), failure }
    return { observations: nothingObserved, result: Promise.resolve(result), cancel: () => {} }
  }
  const prompt: Oneshot["prompt"] = (text, wishes = {}) => {
    if (closing !== null) return refusedTurn({ code: "closed_before" })
    if (running !== null) return refusedTurn({ code: "busy" })
    if (options.isEphemeral === true && turns > 0) return refusedTurn({ code: "resume_refused" })
    turns++
    const turn = turns
    const observations = stream<OneshotObserved>({
      most: limits.unread,
      weigh: ({ observation }, most) => weightOf(observation, most),
      gap: (count, last) => {
        const what = `${count} ${count === 1 ? "observation was" : "observations were"} not read in time.`
        return { ...last, observation: { kind: "diagnostic", code: "observations_missed", what, raw: { count } } }
      },
    })
    const own = runOneshotTurn(
      {
        options,
        clock,
        limits,
        transport,
        observer,
        reader: (redact) => (isText ? plainText(limits.text) : jsonLines(lineForms, transport.lineBytes, redact)),
        turn,
        goesOn,
        observed: (observation, sessionId) => {
          sequence++
          const at = clock.now() - opened
          const observed: OneshotObserved = { sequence, at, sessionId, phase: "in_turn", turn, observation }
          observations.push(observed)
          try {
            options.watch?.(observed)
          } catch {
            // Whoever watches ends nothing.
          }
        },
      },
      text,
      wishes,
    )
    running = own
    const result = own.result.then((settled) => {
      running = null
      goesOn ||= isCompleted(settled)
      observations.end()
      return settled
    })
    return { observations, result, cancel: () => own.cancel("asked") }
  }
  const close = async (): Promise<void> => {
    running?.cancel("closing")
    await running?.result
    if (options.isEphemeral === true) await options.state?.forget().catch(() => {})
  }
  return { prompt, close: () => (closing ??= close()) }
}

/** The observations of a turn that was not started. */
const nothingObserved: AsyncIterable<never> = {
  [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }),
}
