import type { Clock } from "../../driver/clock.ts"
import type { Closing, Closure } from "../../driver/connection.ts"
import type { CancelCause } from "../../driver/outcome/outcome.ts"
import { supervise } from "../../driver/transport/supervisor.ts"
import type { Launch } from "../../driver/transport/supervisor.ts"
import type { Limits } from "../../driver/transport/limits.ts"
import { deadlines } from "../../driver/turn/deadlines.ts"

/** What a process is given, and how long it may take. */
export interface ProcessTerms {
  readonly launch: Launch
  /** Written to its standard input, which ends behind it; empty: it ends at once. */
  readonly input: string
  readonly clock: Clock
  readonly transport: Limits
  readonly turn: number
  readonly stall: number
  readonly outputBytes: number
  readonly output: (chunk: Uint8Array) => void
}

/** A process that ended, and by whom. */
export interface EndedProcess {
  readonly closing: Closing
  readonly cancelled: CancelCause | null
  readonly isOverrun: boolean
  /** Bytes of its standard output. */
  readonly bytes: number
}

/** A process under way. */
export interface TurnProcess {
  /** Never rejects. Settled when nothing of the process is left. */
  readonly ended: Promise<EndedProcess>
  /** The first cause stays; after the end of its output there is nothing left to cancel. */
  readonly cancel: (cause: CancelCause) => void
}

/** Runs a process to its end, which comes by its exit, by a deadline, by too much output or by a cancel. */
export function runProcess(terms: ProcessTerms): TurnProcess {
  const { launch, input, clock, transport, outputBytes } = terms
  let cancelled: CancelCause | null = null
  let isOverrun = false
  let isOver = false
  let bytes = 0
  const timers = deadlines<"stall" | "timeout">(clock, (cause) => cancel(cause))
  let conclude = (_closure: Closure): void => {}
  const concluded = new Promise<Closure>((resolve) => (conclude = resolve))
  const process = supervise(launch, clock, transport, {
    started: () => {},
    output: (chunk) => {
      bytes += chunk.length
      if (isOverrun) return
      timers.arm("stall", terms.stall)
      if (bytes <= outputBytes) return terms.output(chunk)
      isOverrun = true
      end()
    },
    ended: (told) => {
      isOver = true
      timers.disarmAll()
      const closure: Closure = { ...told, lastMethod: null }
      conclude(closure)
      return closure
    },
  })
  const end = (): void => void process.end("ended_by_us")
  const cancel = (cause: CancelCause): void => {
    if (isOver || cancelled !== null) return
    cancelled = cause
    timers.disarmAll()
    end()
  }
  timers.arm("timeout", terms.turn)
  timers.arm("stall", terms.stall)
  process.finish(input)
  const ended = async (): Promise<EndedProcess> => {
    await concluded
    // By now it is being ended by itself; this waits until nothing is left of it.
    const closing = await process.end("ended_by_us")
    return { closing, cancelled, isOverrun, bytes }
  }
  return { ended: ended(), cancel }
}
