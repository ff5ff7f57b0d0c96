import type { Declaration } from "../../../model/entries.ts"
import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import type { ContractFacts, Slot } from "../../../model/slot.ts"
import { rule } from "../rule.ts"

/** Looks at gates from both sides: slots that need one, and declarations that open nothing. */
export const gateMissing = rule({
  code: "gate/missing",
  states: "Every declaration gates a slot of its contract, and what is secret, or asks for obedience, has a gate.",
  because:
    "A gate tells who may be sent what; without it a harness that never said so is asked, or handed a secret, in vain.",
  acceptable: true,
  check: ({ contracts }) =>
    contracts.flatMap((contract) => [
      ...contract.slots.flatMap((slot) => [...foreign(contract, slot), ...ungated(contract, slot)]),
      ...idle(contract),
    ]),
})

function foreign({ declarations, name: contract }: ContractFacts, { id, name, gate }: Slot): readonly Violation[] {
  if (gate === null || declarations.some((declaration) => declaration.id === gate.id)) return []
  return [
    {
      at: factPath(id, "gate"),
      what: `${name} belongs to ${contract}, and is gated by ${gate.id}, which does not.`,
      fix: `gate it by a declaration of ${contract}`,
    },
  ]
}

/** What an owned contract may not send unasked. Adopted ones are taken as published. */
function ungated({ ownership }: ContractFacts, slot: Slot): readonly Violation[] {
  const { id, name, gate, site, posture, ride, sensitivity } = slot
  if (ownership === "adopted" || gate !== null) return []
  const needs =
    site.kind === "method" && ride.from === "client" && posture === "authority"
      ? `a method that the client calls with authority`
      : sensitivity === "secret"
        ? "secret"
        : null
  if (needs === null) return []
  return [
    {
      at: factPath(id, "gate"),
      what: `${name} is ${needs}, and no declaration gates it.`,
      fix: "gate it by the declaration of whoever serves it",
    },
  ]
}

function idle({ slots, declarations }: ContractFacts): readonly Violation[] {
  const gating = new Set(slots.flatMap(({ gate }) => (gate === null ? [] : [gate.id])))
  return declarations
    .filter(({ id }) => !gating.has(id))
    .map(({ id, name }: Declaration) => ({
      at: id as FactId,
      what: `${name} is declared, and gates no slot.`,
      fix: "name it as the gate of the slot that it is for, or remove it",
    }))
}
