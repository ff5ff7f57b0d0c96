import type { OutboundSlot } from "../../../output/contract.ts"
import { refused } from "../../refusal.ts"
import type { Sender } from "../handlers.ts"
import { fragment } from "../outgoing.ts"

/** The two counters of a bundle: the server's passes of a workflow step, and the worker's own tries of one session. */
interface Counters {
  readonly attempt: number | null
  readonly runtimeAttempt: number | null
}

/**
 * Sends what the host knows of a turn, on whichever message opens the session. Besides its decoder, which demands every
 * member, it holds the counters to whole numbers from 0: the published schema lets any number pass.
 */
export function bundling<P extends Counters>(slot: OutboundSlot<P>): Sender<P> {
  return {
    send: (value) => {
      const outgoing = fragment(slot, value)
      if (!outgoing.ok) return outgoing
      const { attempt, runtimeAttempt } = value
      const wrong = Object.entries({ attempt, runtimeAttempt }).find(([, count]) => !isCount(count))
      if (wrong === undefined) return { ok: true, outgoing: outgoing.value, observation: null }
      return refused({
        code: "send/inconsistent",
        what: `${slot.id} counts ${wrong[0]} as ${String(wrong[1])}.`,
        why: "an agent tells tries apart by counting them, and half a try was never made",
        fix: "send a whole number from 0, or null where nothing is counted",
        facts: [slot.id],
      })
    },
  }
}

function isCount(count: number | null): boolean {
  return count === null || (Number.isSafeInteger(count) && count >= 0)
}
