import type { DeclarationData, RequestSlot } from "../../../output/contract.ts"
import { gated } from "../gate.ts"
import type { Requester } from "../handlers.ts"
import type { Observation } from "../observation.ts"

interface Asked {
  readonly sessionId: string
}

interface Answered {
  readonly status: "draining" | "refused"
  readonly reason?: string
}

/** Asks the agent to drain a session's running turn and to stop by itself, and reads whether it will. */
export function draining(
  slot: RequestSlot<Asked, Answered>,
  declarations: readonly DeclarationData[],
): Requester<Asked, Answered> {
  const fragmentOf = gated(slot, declarations)
  return {
    send: (value, { declared }) => {
      const outgoing = fragmentOf(value, declared)
      if (!outgoing.ok) return outgoing
      const observation: Observation = { kind: "draining", slot: slot.id, session: value.sessionId, phase: "requested" }
      return { ok: true, outgoing: outgoing.value, observation }
    },
    answer: ({ status, reason }, { sessionId }) => {
      switch (status) {
        case "draining":
          return { kind: "draining", slot: slot.id, session: sessionId, phase: "accepted" }
        case "refused":
          return { kind: "draining", slot: slot.id, session: sessionId, phase: "refused", reason: reason ?? null }
        default:
          return status satisfies never
      }
    },
  }
}
