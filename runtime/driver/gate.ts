import type { AnySlot, Contract, DeclarationData } from "../../output/kernel.ts"
import type { Refusal } from "../refusal.ts"

/** The declaration without which a slot of a contract must not be used; null: none is needed. */
export function gateOf(slot: AnySlot, declarations: Contract<string>["declarations"]): DeclarationData | null {
  return declarations.find(({ name }) => name === slot.gate) ?? null
}

/** Why a gated slot must not be sent to an agent that has not declared it; null: it may be sent. */
export function closed(slot: AnySlot, gate: DeclarationData | null, declared: ReadonlySet<string>): Refusal | null {
  if (slot.gate === null || (gate !== null && declared.has(gate.id))) return null
  return {
    code: "send/undeclared",
    what: `${slot.id} needs ${gate?.id ?? "a declaration that its contract does not know"}, which the agent has not declared.`,
    why: "what is needed and undeclared is refused before model work, since the agent would not know what to do with it",
    fix: "do without it for this agent, or use one that declares it",
    facts: gate === null ? [slot.id] : [slot.id, gate.id],
  }
}
