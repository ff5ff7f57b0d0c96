import { redacting } from "../../driver/transport/redact.ts"
import type { Redact } from "../../driver/transport/redact.ts"
import { defaultDriveLimits } from "../../driver/limits.ts"
import type { CancelCause, ServedCall } from "../../driver/outcome/outcome.ts"
import { servedSince } from "../../driver/turn/served.ts"
import { oneshotOutcome } from "../outcome/outcome.ts"
import type { OneshotVerdict } from "../outcome/outcome.ts"
import type { OneshotWishes } from "../options.ts"
import type { OneshotFailure, OneshotResult } from "../result.ts"
import { changedPaths, workspacePrint } from "../state/workspace-print.ts"
import type { OneshotObservation } from "../observed.ts"
import { messageOf, prepare } from "./preparing.ts"
import type { Prepared } from "./preparing.ts"
import { runProcess } from "./process.ts"
import type { EndedProcess, TurnProcess } from "./process.ts"
import type { TurnSeat } from "./seat.ts"
import { tally } from "./tally.ts"
import type { Tally } from "./tally.ts"
import { judgeOutput } from "./typed-output.ts"

/** A turn that runs, or is over. */
export interface RunningTurn {
  readonly result: Promise<OneshotResult>
  readonly cancel: (cause: CancelCause) => void
}

/** How many changed paths a result names. */
const changedAtMost = 100

/** Prepares a turn, runs its process to the end, judges what came of it and keeps its state. Its result never rejects. */
export function runOneshotTurn(seat: TurnSeat, prompt: string, wishes: OneshotWishes): RunningTurn {
  const { options, clock, limits, turn } = seat
  const started = clock.now()
  // What is secret in the environment is known once the launch is; nothing is shown before.
  let redact: Redact = options.redact ?? ((text) => text)
  const reader = seat.reader((text) => redact(text))
  const counted = tally(turn, seat.observer, reader, limits)
  let cancelled: CancelCause | null = null
  let process: TurnProcess | null = null
  const tell = (observations: readonly OneshotObservation[]): void => {
    for (const observation of observations) seat.observed(observation, counted.sessionId())
  }
  const settled = (verdict: OneshotVerdict, rest: Partial<OneshotResult> = {}): OneshotResult => {
    tell([{ kind: "ended", ...verdict }])
    return {
      ...unstarted(turn),
      ...counted.content(),
      sessionId: counted.sessionId(),
      claim: counted.claim(),
      complaint: counted.complaint(),
      cancelled,
      diagnostics: counted.diagnostics(),
      milliseconds: clock.now() - started,
      ...rest,
      ...verdict,
    }
  }
  const unlaunched = (failure: OneshotFailure | null): OneshotResult => {
    const verdict = oneshotOutcome({ ...nothing, cancelled })
    return settled(verdict, { failure })
  }
  const whole = async (): Promise<OneshotResult> => {
    const prepared = await prepare(seat, prompt, wishes)
    if (!prepared.ok) return unlaunched(prepared.failure)
    try {
      if (cancelled !== null) return unlaunched(null)
      redact = options.redact ?? redacting(prepared.launch.environment)
      const served = servedSince({
        record: options.record ?? null,
        clock,
        limits: { ...defaultDriveLimits, record: limits.record },
      })
      process = runProcess({
        launch: prepared.launch,
        input: prepared.input,
        clock,
        transport: seat.transport,
        turn: limits.turn,
        stall: limits.stall,
        outputBytes: limits.outputBytes,
        output: (chunk) => tell(reader.push(chunk).flatMap(counted.take)),
      })
      const ended = await process.ended
      ;({ cancelled } = ended)
      tell(reader.end().flatMap(counted.take))
      counted.settle(cancelled === null ? "unfinished" : "cancelled")
      const calls = await new Promise<readonly ServedCall[] | null>(served)
      return await judged(seat, prepared, ended, calls, { counted, tell, settled, redact })
    } finally {
      await prepared.clear()
    }
  }
  return {
    result: whole(),
    cancel: (cause) => {
      if (process === null) cancelled ??= cause
      else process.cancel(cause)
    },
  }
}

interface Telling {
  readonly counted: Tally
  readonly tell: (observations: readonly OneshotObservation[]) => void
  readonly settled: (verdict: OneshotVerdict, rest: Partial<OneshotResult>) => OneshotResult
  readonly redact: Redact
}

/** The result of a turn whose process has ended, once its state is kept. */
async function judged(
  { options, goesOn }: TurnSeat,
  { argv, schema, print }: Prepared,
  { closing: told, cancelled, isOverrun, bytes }: EndedProcess,
  served: readonly ServedCall[] | null,
  { counted, tell, settled, redact }: Telling,
): Promise<OneshotResult> {
  const closure = { ...told.closure, errorTail: redact(told.closure.errorTail) }
  const closing = { ...told, closure }
  if (isOverrun)
    tell(counted.diagnose("too_much_output", `The command was ended after ${bytes} bytes of output.`, null))
  if (closing.orphans.length > 0)
    tell(counted.diagnose("outlived", "Processes outlived the command, and were killed.", closing.orphans))
  const output = schema === null ? null : await judgeOutput(schema, counted.output(), options.validate)
  const changed = print === null ? [] : await changes(options.workspace, print)
  const verdict = oneshotOutcome({
    closure,
    cancelled,
    isOverrun,
    claim: counted.claim(),
    isEmpty: counted.content().isEmpty,
    output: output?.state ?? "not_asked",
    wroteReadOnly: changed.length > 0,
    served,
  })
  const { spawnError } = closure
  const failure: OneshotFailure | null = spawnError === null ? null : { code: "spawn_failed", spawnError }
  const isResumed = goesOn && options.release.resume_flag !== undefined
  const rest = { argv, isResumed, served, output, changed, closing, failure, cancelled }
  if (!isCompleted(verdict) || options.state === undefined || options.isEphemeral === true)
    return settled(verdict, rest)
  try {
    await options.state.save()
    return settled(verdict, rest)
  } catch (error) {
    const lost: OneshotFailure = { code: "state_not_kept", message: messageOf(error) }
    return settled({ outcome: "failed", because: "state_not_kept" }, { ...rest, failure: lost })
  }
}

/** Whether a turn came to an end of its own that a later one can go on from. */
export function isCompleted({ outcome }: OneshotVerdict): boolean {
  return outcome === "succeeded" || outcome === "unverified" || outcome === "needs_input"
}

/** A workspace that is gone has changed. */
async function changes(workspace: string, before: NonNullable<Prepared["print"]>): Promise<readonly string[]> {
  try {
    return changedPaths(before, await workspacePrint(workspace), changedAtMost)
  } catch {
    return ["."]
  }
}

const nothing = {
  closure: null,
  cancelled: null,
  isOverrun: false,
  claim: "unspoken",
  isEmpty: true,
  output: "not_asked",
  wroteReadOnly: false,
  served: null,
} as const

/** The result of a turn that was not started. */
export function unstarted(turn: number): OneshotResult {
  return {
    outcome: "failed",
    because: "not_done",
    text: "",
    textCut: 0,
    isEmpty: true,
    tools: [],
    plan: null,
    usage: [],
    permissions: { asked: 0, allowed: 0, denied: 0 },
    lastObservation: null,
    turn,
    argv: [],
    isResumed: false,
    sessionId: null,
    claim: "unspoken",
    complaint: null,
    cancelled: null,
    failure: null,
    served: null,
    output: null,
    changed: [],
    diagnostics: [],
    closing: null,
    milliseconds: 0,
  }
}
