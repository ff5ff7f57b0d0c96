import type { OutboundSlot } from "../../../output/contract.ts"
import type { Sender } from "../handlers.ts"
import { fragment } from "../outgoing.ts"

/** Sends a payload as framed text, so that an agent which ignores `_meta` still sees where the data begins and ends. */
export function framing<P>(slot: OutboundSlot<P>): Sender<P> {
  return {
    send: (value) => {
      const outgoing = fragment(slot, value)
      return outgoing.ok ? { ok: true, outgoing: outgoing.value, observation: null } : outgoing
    },
  }
}
