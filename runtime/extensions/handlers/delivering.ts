import type { DeclarationData, RequestSlot } from "../../../output/contract.ts"
import { gated } from "../gate.ts"
import type { Requester } from "../handlers.ts"
import type { Delivery } from "../observation.ts"

interface Input {
  readonly sessionId: string
  readonly idempotency_id: string
  readonly text: string
}

interface Answered {
  readonly status: "delivered" | "queued" | "refused"
  readonly reason?: string
}

/**
 * Sends input into a session's running turn, and reads what became of it. The record names the input by its idempotency id
 * and never holds its text. What is refused stays with us: whoever asked sends it as the next prompt.
 */
export function delivering(
  slot: RequestSlot<Input, Answered>,
  declarations: readonly DeclarationData[],
): Requester<Input, Answered> {
  const fragmentOf = gated(slot, declarations)
  const record = ({ sessionId, idempotency_id }: Input): Pick<Delivery, "kind" | "slot" | "session" | "input"> => ({
    kind: "delivery",
    slot: slot.id,
    session: sessionId,
    input: idempotency_id,
  })
  return {
    send: (value, { declared }) => {
      const outgoing = fragmentOf(value, declared)
      if (!outgoing.ok) return outgoing
      return { ok: true, outgoing: outgoing.value, observation: { ...record(value), phase: "requested" } }
    },
    answer: ({ status, reason }, asked) => {
      switch (status) {
        case "delivered":
        case "queued":
          return { ...record(asked), phase: status }
        case "refused":
          return { ...record(asked), phase: status, reason: reason ?? null }
        default:
          return status satisfies never
      }
    },
  }
}
