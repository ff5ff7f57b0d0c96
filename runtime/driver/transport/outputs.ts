import type { ChildProcess } from "node:child_process"
import type { Clock } from "../clock.ts"
import { once } from "./ladder.ts"
import type { Once } from "./ladder.ts"
import type { Limits } from "./limits.ts"
import { ring } from "./ring.ts"

/** Both outputs of an agent, being read. */
export interface Outputs {
  /** Happens when no byte of standard output will come any more. */
  readonly ended: Once
  /** Over when both outputs have ended; or have been silent for the drain, because a grandchild holds them open. */
  readonly drained: () => Promise<void>
  /** The end of standard error. */
  readonly errorTail: () => string
  /** Reads no more, whoever still writes. */
  readonly close: () => void
}

/** Reads on for as long as the process writes, so that it never waits for us. `output` is given each chunk as it comes. */
export function readOutputs(
  child: ChildProcess,
  clock: Clock,
  limits: Limits,
  output: (chunk: Buffer) => void,
): Outputs {
  const errors = ring(limits.errorBytes)
  const ended = once(clock)
  const bothEnded = once(clock)
  const pipes = [child.stdout, child.stderr]
  let open = pipes.length
  let bytes = 0
  for (const pipe of pipes) {
    const over = (): void => {
      if (pipe === child.stdout) ended.happen()
      open -= 1
      if (open === 0) bothEnded.happen()
    }
    if (pipe === null) over()
    pipe?.on("error", () => {})
    pipe?.on("close", over)
    pipe?.on("data", (chunk: Buffer) => {
      bytes += chunk.length
      if (pipe === child.stdout) output(chunk)
      else errors.push(chunk)
    })
  }
  return {
    ended,
    drained: async () => {
      const until = clock.now() + limits.drainAtMost
      for (let before = -1; before !== bytes && clock.now() < until;) {
        before = bytes
        if (await bothEnded.within(limits.drain)) return
        // Whoever was held up finds the timers due before having looked at the pipes: look once.
        if (await bothEnded.within(1)) return
      }
    },
    errorTail: errors.text,
    close: () => {
      for (const pipe of pipes) pipe?.destroy()
    },
  }
}
