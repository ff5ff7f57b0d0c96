import type { InboundSlot } from "../../../output/contract.ts"
import type { Reader } from "../handlers.ts"
import { sealed } from "../sealed.ts"

/** State that the agent hands over for keeping, or word that there is too much of it. */
type Handover =
  { readonly status: string; readonly version: string; readonly state: unknown } | { readonly status: "too_large" }

/** Takes the agent's state into custody, unread, in place of what was held; too much of it leaves nothing held. */
export function keeping<P extends Handover>(slot: InboundSlot<P>): Reader<P> {
  return {
    read: (value) => {
      if (!("state" in value)) return { kind: "keeping", slot: slot.id, phase: "discarded" }
      const { version, state } = value
      return { kind: "keeping", slot: slot.id, phase: "held", checkpoint: { version, state: sealed(state) } }
    },
  }
}
