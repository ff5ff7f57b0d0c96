import type { DeclarationData, OutboundSlot } from "../../../output/contract.ts"
import { checkConfigurationSchema } from "../../admission/profile/check.ts"
import type { SchemaFinding } from "../../admission/profile/finding.ts"
import { refused } from "../../refusal.ts"
import type { Sender } from "../handlers.ts"
import { granting } from "./granting.ts"

/**
 * Sends a JSON Schema that what the agent answers is held to. Besides the slot's gate and decoder it is held to the safety
 * profile, since an answer of any kind must be judged in bounded time. What is judged is the JSON text that goes onto the
 * wire; the value itself goes out as it was given.
 */
export function constraining<P>(slot: OutboundSlot<P>, declarations: readonly DeclarationData[]): Sender<P> {
  const { send } = granting(slot, declarations)
  return {
    send: (value, context) => {
      const sending = send(value, context)
      if (!sending.ok) return sending
      const verdict = checkConfigurationSchema(JSON.stringify(value))
      if (verdict.ok) return sending
      const [first] = verdict.findings as readonly [SchemaFinding, ...SchemaFinding[]]
      const more = verdict.findings.length - 1
      return refused({
        code: "send/unsafe-schema",
        what: `${slot.id} at ${first.pointer === "" ? "the root" : first.pointer}: ${first.message}${more === 0 ? "" : `, and ${more} more`}.`,
        why: "no schema that is accepted, with any value, may keep whoever judges by it busy",
        fix: first.fix,
        facts: [slot.id],
      })
    },
  }
}
