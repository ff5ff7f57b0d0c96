import type { DeclarationData, OutboundSlot } from "../../../output/contract.ts"
import { gated } from "../gate.ts"
import type { Sender } from "../handlers.ts"

/**
 * Sends what grants something to a session or limits it. Held to the slot's gate and decoder, since the agent refuses the
 * whole session where it cannot read such a member. The value goes out as it was given, none of it copied or reordered.
 */
export function granting<P>(slot: OutboundSlot<P>, declarations: readonly DeclarationData[]): Sender<P> {
  const fragmentOf = gated(slot, declarations)
  return {
    send: (value, { declared }) => {
      const outgoing = fragmentOf(value, declared)
      return outgoing.ok ? { ok: true, outgoing: outgoing.value, observation: null } : outgoing
    },
  }
}
