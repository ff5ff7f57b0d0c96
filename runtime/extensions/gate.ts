import type { AnySlot, DeclarationData } from "../../output/contract.ts"
import { refused } from "../refusal.ts"
import type { Refusal } from "../refusal.ts"
import { fragment } from "./outgoing.ts"
import type { Fragment } from "./outgoing.ts"

/**
 * Makes a slot's fragments for agents that may be handed them: where the slot's gate is not among the declared ids, the
 * value is refused before anybody looks at it.
 */
export function gated(
  slot: AnySlot,
  declarations: readonly DeclarationData[],
): (value: unknown, declared: ReadonlySet<string>) => Fragment {
  const gate = declarations.find(({ name }) => name === slot.gate) ?? null
  return (value, declared) => {
    const refusal = closed(slot, gate, declared)
    return refusal === null ? fragment(slot, value) : refused(refusal)
  }
}

function closed(slot: AnySlot, gate: DeclarationData | null, declared: ReadonlySet<string>): Refusal | null {
  if (slot.gate === null || (gate !== null && declared.has(gate.id))) return null
  return {
    code: "send/undeclared",
    what: `${slot.id} needs ${gate?.id ?? "a declaration that its contract does not know"}, which the agent has not declared.`,
    why: "what is needed and undeclared is refused before model work, since the agent would not know what to do with it",
    fix: "do without it for this agent, or use one that declares it",
    facts: gate === null ? [slot.id] : [slot.id, gate.id],
  }
}
