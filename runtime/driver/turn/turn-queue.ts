import type { Failure } from "../failure.ts"
import type { ContentBlock } from "../../../output/acp/index.ts"
import { written } from "../extending/placing.ts"
import type { RunObservation } from "../observation/observation.ts"
import type { Phase } from "../observed.ts"
import type { CancelCause, Ending, ServedCall } from "../outcome/outcome.ts"
import { contentCollector } from "./content.ts"
import { resultOf } from "./result.ts"
import type { SettledTurn, TurnResult } from "./result.ts"
import { servedSince } from "./served.ts"
import { runTurn } from "./turn-run.ts"
import type { TurnRun, TurnSeat } from "./turn-run.ts"

/** A prompt that was given to a session. */
export interface Prompted {
  /** Never rejects, and settles by the deadlines of the turn and of those before it. */
  readonly result: Promise<TurnResult>
  /** Cancels the turn; one that waits is never sent. Does nothing to one that is over. */
  readonly cancel: () => void
}

/** The turns of one session, one after the other. */
export interface TurnQueue {
  /** `waits`: whether a prompt may wait while a turn runs, else it fails as busy. */
  readonly prompt: (content: readonly ContentBlock[], waits: boolean) => Prompted
  readonly phase: () => Phase
  /** The turn that runs or ran last. */
  readonly turn: () => number
  readonly mayAsk: () => boolean
  readonly take: (observations: readonly RunObservation[]) => void
  /** Cancels the running turn, and those that wait. */
  readonly cancelAll: (cause: CancelCause) => void
  readonly over: (failure: Failure) => void
  /** When no turn runs or waits any more. */
  readonly idle: () => Promise<void>
}

interface Waiting {
  readonly content: readonly ContentBlock[]
  readonly settle: (result: TurnResult) => void
  cancelled: CancelCause | null
}

/** Makes an empty queue. */
export function turnQueue(seat: Omit<TurnSeat, "settled">): TurnQueue {
  const { link, sessionId } = seat
  const waiting: Waiting[] = []
  const idlers: (() => void)[] = []
  let running: { readonly run: TurnRun; readonly of: Waiting } | null = null
  let isBusy = false
  let turn = 0
  let gone: Failure | null = null
  const unsent = (of: Waiting, ending: Ending): void => {
    const content = contentCollector(0, 0).content()
    const settled = { sessionId, turn: 0, ending, cancelled: of.cancelled, content, breach: null, milliseconds: 0 }
    of.settle(resultOf(settled, null))
  }
  const next = (): void => {
    running = null
    isBusy = false
    const of = waiting.shift()
    if (of === undefined) {
      for (const idle of idlers.splice(0)) idle()
      return
    }
    if (gone !== null) {
      unsent(of, { kind: "failed", failure: gone })
      return next()
    }
    begin(of)
  }
  const begin = (of: Waiting): void => {
    isBusy = true
    const body = { sessionId, prompt: of.content }
    const { extending } = link
    const members = extending.outgoing({ method: "session/prompt", sessionId, declared: link.declared() })
    const contracts = extending.spoken.map(({ contract }) => contract)
    const ready = members.ok ? written("PromptRequest", body, members.fragments, contracts, link.trace) : members
    if (!ready.ok) {
      unsent(of, { kind: "failed", failure: { stage: "session/prompt", code: "refused", refusal: ready.refusal } })
      return next()
    }
    turn++
    const calls = servedSince(link)
    let isDone = false
    const settled = (done: SettledTurn): void => {
      isDone = true
      calls((served: readonly ServedCall[] | null) => {
        of.settle(resultOf(done, served))
        next()
      })
    }
    const run = runTurn(turn, ready.body, { ...seat, settled })
    if (!isDone) running = { run, of }
  }
  return {
    prompt: (content, waits) => {
      let settle: (result: TurnResult) => void = () => {}
      const result = new Promise<TurnResult>((resolve) => {
        settle = resolve
      })
      const of: Waiting = { content, settle, cancelled: null }
      if (gone !== null) unsent(of, { kind: "failed", failure: gone })
      else if (!isBusy) begin(of)
      else if (waits) waiting.push(of)
      else unsent(of, { kind: "failed", failure: { stage: "session/prompt", code: "busy" } })
      const cancel = (): void => {
        if (running?.of === of) return running.run.cancel("asked")
        const at = waiting.indexOf(of)
        if (at < 0) return
        waiting.splice(at, 1)
        of.cancelled = "asked"
        unsent(of, { kind: "never_sent" })
      }
      return { result, cancel }
    },
    phase: () => running?.run.phase() ?? "idle",
    turn: () => turn,
    mayAsk: () => running?.run.mayAsk() ?? false,
    take: (observations) => running?.run.take(observations),
    cancelAll: (cause) => {
      for (const of of waiting.splice(0)) {
        of.cancelled = cause
        unsent(of, { kind: "never_sent" })
      }
      running?.run.cancel(cause)
    },
    over: (failure) => {
      gone = failure
      running?.run.over(failure)
      for (const of of waiting.splice(0)) unsent(of, { kind: "failed", failure })
    },
    idle: () => (isBusy ? new Promise((resolve) => idlers.push(resolve)) : Promise.resolve()),
  }
}
