import type { OutboundSlot } from "../../../output/contract.ts"
import { refused } from "../../refusal.ts"
import type { Sender } from "../handlers.ts"
import { fragment } from "../outgoing.ts"

/** What marks a text block as policy or as task data. */
interface Mark {
  readonly trust: "trusted" | "untrusted"
  readonly taskMode: string | null
  readonly synthetic?: boolean
}

/**
 * Marks a text block of a prompt. Besides its decoder it holds the mark to what the published contract says in prose: the
 * mode stands on untrusted blocks alone, and `synthetic` is true, on untrusted blocks of generated turns, or absent.
 */
export function marking<P extends Mark>(slot: OutboundSlot<P>): Sender<P> {
  return {
    send: (value) => {
      const outgoing = fragment(slot, value)
      if (!outgoing.ok) return outgoing
      const fix = misfit(value)
      if (fix === null) return { ok: true, outgoing: outgoing.value, observation: null }
      return refused({
        code: "send/inconsistent",
        what: `${slot.id} marks a block ${value.trust} with members that only the other kind of block has.`,
        why: "an agent maps trusted blocks to policy and untrusted ones to data, and reads the mode where the data stands",
        fix,
        facts: [slot.id],
      })
    },
  }
}

function misfit({ trust, taskMode, synthetic }: Mark): string | null {
  if (synthetic === false) return "leave synthetic out of a turn that nobody generated"
  switch (trust) {
    case "trusted":
      if (synthetic !== undefined) return "leave synthetic out of a trusted block"
      return taskMode === null ? null : "set taskMode to null on a trusted block"
    case "untrusted":
      return taskMode === null ? "set taskMode on an untrusted block" : null
    default:
      return trust satisfies never
  }
}
