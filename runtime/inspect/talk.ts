import type { Contract } from "../../output/contract.ts"
import { once } from "../driver/transport/ladder.ts"
import { openConnection } from "../driver/index.ts"
import type { Answer, Clock, Closing, Launch } from "../driver/index.ts"
import { optionsIn } from "../driver/observation/read-message.ts"
import { choose } from "../driver/policy/permission.ts"
import { declining } from "../extensions/declining.ts"
import type { InspectLimits } from "./options.ts"
import { transcript } from "./transcript.ts"
import type { Transcript } from "./transcript.ts"
import type { StopSignal } from "../stop-signal.ts"

/** A conversation with one process of an agent, step by step. */
export interface Talk {
  readonly transcript: Transcript
  /** Milliseconds of the clock. */
  readonly startedAt: number
  /** Asks, and waits no longer than for an answer, a turn or the rest of the process's time. Never rejects. */
  readonly ask: (method: string, params: unknown, atMost?: number) => Promise<Answer>
  readonly tell: (method: string, params: unknown) => void
  /** Waits until something holds, looked at every ten milliseconds; false where it does not in its time. */
  readonly until: (holds: () => boolean, milliseconds: number) => Promise<boolean>
  /** Waits until nothing has passed for so long, but no longer than so long. */
  readonly silent: (milliseconds: number, atMost: number) => Promise<void>
  /** How many requests for permission there were. */
  readonly permissions: () => number
  /** Milliseconds of the clock at which the process had ended; null while it lives. */
  readonly endedAt: () => number | null
  /** Sends the agent's own process SIGTERM. */
  readonly terminate: () => void
  readonly close: () => Promise<Closing>
}

/** What a conversation needs besides the process. */
export interface TalkSetting {
  readonly clock: Clock
  readonly limits: InspectLimits
  readonly contracts: readonly Contract<string>[]
  readonly signal: StopSignal | undefined
}

/**
 * Starts a process and talks to it. Permission is given once wherever it is asked for; extensions are declined as their
 * slots say, and everything else as a method that nobody serves.
 */
export function openTalk(launch: Launch, { clock, limits, contracts, signal }: TalkSetting): Talk {
  const written = transcript(clock)
  const startedAt = clock.now()
  const decline = declining(contracts)
  let permissions = 0
  let endedAt: number | null = null
  const connection = openConnection(
    { ...launch, clock, trace: written.trace, limits: { inputGrace: limits.ending, terminateGrace: limits.ending } },
    {
      notified: () => {},
      observed: () => {},
      requested: ({ method, params, reply }) => {
        if (method !== "session/request_permission") return reply(decline(method))
        permissions += 1
        const { optionId } = choose("allow_once", optionsIn(params))
        reply({ result: { outcome: optionId === null ? { outcome: "cancelled" } : { outcome: "selected", optionId } } })
      },
      closed: () => {
        endedAt = clock.now()
      },
    },
  )
  const stop = (): void => void connection.close()
  signal?.addEventListener("abort", stop)
  if (signal?.aborted === true) stop()
  const until: Talk["until"] = async (holds, milliseconds) => {
    const last = clock.now() + Math.min(milliseconds, left())
    while (!holds()) {
      if (clock.now() >= last || endedAt !== null) return holds()
      await once(clock).within(10)
    }
    return true
  }
  const left = (): number => Math.max(1, startedAt + limits.probe - clock.now())
  return {
    transcript: written,
    startedAt,
    ask: (method, params, atMost = limits.answer) =>
      new Promise((resolve) => connection.request(method, params, Math.min(atMost, left()), resolve)),
    tell: connection.notify,
    until,
    silent: async (milliseconds, atMost) => {
      const begun = clock.now()
      const last = (): number => Math.max(begun, written.lines().at(-1)?.at ?? begun)
      await until(() => clock.now() - last() >= milliseconds, atMost)
    },
    permissions: () => permissions,
    endedAt: () => endedAt,
    terminate: () => {
      const id = written.process()
      if (id !== null && endedAt === null) process.kill(id, "SIGTERM")
    },
    close: () => {
      signal?.removeEventListener("abort", stop)
      return connection.close()
    },
  }
}
