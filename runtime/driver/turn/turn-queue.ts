import type { Failure } from "../failure.ts"
import type { ContentBlock } from "../../../output/acp/index.ts"
import { noFindings } from "../extending/findings.ts"
import type { Given } from "../extending/given.ts"
import { written } from "../extending/placing.ts"
import type { RunObservation } from "../observation/observation.ts"
import type { Phase } from "../observed.ts"
import type { CancelCause, Ending, ServedCall } from "../outcome/outcome.ts"
import { contentCollector } from "./content.ts"
import type { Prompted, PromptWishes } from "./prompted.ts"
import { resultOf } from "./result.ts"
import type { SettledTurn, TurnResult } from "./result.ts"
import { servedSince } from "./served.ts"
import { withFiles } from "./staged-files.ts"
import type { StagedFile } from "./staged-files.ts"
import { runTurn } from "./turn-run.ts"
import type { TurnRun, TurnSeat } from "./turn-run.ts"

/** The turns of one session, one after the other. */
export interface TurnQueue {
  /** `waits`: whether a prompt may wait while a turn runs, else it fails as busy. */
  readonly prompt: (content: readonly ContentBlock[], waits: boolean, wishes?: PromptWishes) => Prompted
  readonly phase: () => Phase
  /** The turn that runs or ran last. */
  readonly turn: () => number
  readonly mayAsk: () => boolean
  readonly take: (observations: readonly RunObservation[]) => void
  /** Cancels the running turn alone. */
  readonly cancel: (cause: CancelCause) => void
  /** Cancels the running turn, and those that wait; where the session closes, none begins any more. */
  readonly cancelAll: (cause: CancelCause) => void
  readonly over: (failure: Failure) => void
  /** When no turn runs or waits any more. */
  readonly idle: () => Promise<void>
}

interface Waiting {
  readonly content: readonly ContentBlock[]
  readonly given: readonly Given[]
  readonly files: readonly StagedFile[]
  readonly isFirst: boolean
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
    const settled = {
      sessionId,
      turn: 0,
      ending,
      cancelled: of.cancelled,
      content,
      findings: noFindings,
      milliseconds: 0,
    }
    of.settle(resultOf(settled, null))
  }
  const promoted = (): number => waiting.findLastIndex(({ isFirst }) => isFirst) + 1
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
    const body = { sessionId, prompt: withFiles(of.files, of.content) }
    const { extending } = link
    const members = extending.outgoing({
      method: "session/prompt",
      sessionId,
      declared: link.declared(),
      given: of.given,
      files: of.files,
    })
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
    prompt: (content, waits, { given = [], files = [], first = false } = {}) => {
      let settle: (result: TurnResult) => void = () => {}
      const result = new Promise<TurnResult>((resolve) => {
        settle = resolve
      })
      const of: Waiting = { content, given, files, isFirst: first, settle, cancelled: null }
      if (gone !== null) unsent(of, { kind: "failed", failure: gone })
      else if (!isBusy) begin(of)
      else if (waits) waiting.splice(first ? promoted() : waiting.length, 0, of)
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
    cancel: (cause) => running?.run.cancel(cause),
    cancelAll: (cause) => {
      if (cause === "closing") gone ??= { stage: "session/prompt", code: "closed_before" }
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
