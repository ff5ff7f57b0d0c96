import type { InboundSlot } from "../../../output/contract.ts"
import type { Reader } from "../handlers.ts"

/** How a turn went, in the agent's own count. */
interface Report {
  readonly execution_class: string
  readonly model_retries: number
  readonly overflow_recoveries: number
  readonly wall_time_ms: number
}

/** Reads an agent's report of a turn. What it counts is said, not proven: nothing is settled or billed by it. */
export function reporting<P extends Report>(slot: InboundSlot<P>): Reader<P> {
  return {
    read: ({ execution_class, model_retries, overflow_recoveries, wall_time_ms }) => ({
      kind: "turn-report",
      slot: slot.id,
      work: execution_class,
      modelRetries: model_retries,
      overflowRecoveries: overflow_recoveries,
      wallTimeMs: wall_time_ms,
    }),
  }
}
