import { accepts } from "../../../model/accepts.ts"
import { slotsOf, subjectsOf } from "../../../model/cross-slot.ts"
import type { CrossSlotRule, SlotCondition } from "../../../model/cross-slot.ts"
import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import type { ContractFacts, Slot } from "../../../model/slot.ts"
import { memberTypes } from "../../../model/wire/member-types.ts"
import { rule } from "../rule.ts"

/** Holds each cross-slot rule against the slots that it speaks of: whether anybody could keep it, and whether anybody could break it. */
export const slotsUnfitRule = rule({
  code: "slots/unfit-rule",
  states:
    "A cross-slot rule speaks of keys of its own contract that ride on one message, and of values that may stand in them.",
  because: "A rule that no message can break protects nobody, and one that no message can keep refuses everybody.",
  check: ({ contracts }) =>
    contracts.flatMap((contract) => {
      const slots = new Map<string, Slot>(contract.slots.map((slot) => [slot.id, slot]))
      return contract.crossSlot.flatMap((crossSlot) => [
        ...aimless(crossSlot),
        ...strangers(crossSlot, contract, slots),
        ...scattered(crossSlot, slots),
        ...impossible(crossSlot, slots),
      ])
    }),
})

function aimless(crossSlot: CrossSlotRule): readonly Violation[] {
  const id = crossSlot.id as FactId
  const found: Violation[] = []
  if (subjectsOf(crossSlot).length === 0)
    found.push({
      at: factPath(id, "where"),
      what: `${id} does not say which slot has to be there for it to apply.`,
      fix: "begin with the slot that must not ride without the others",
    })
  if (crossSlot.demands.length === 0)
    found.push({
      at: factPath(id, "demands"),
      what: `${id} demands nothing.`,
      fix: "state a demand, or remove the rule",
    })
  return found
}

function strangers(
  crossSlot: CrossSlotRule,
  { name }: ContractFacts,
  slots: ReadonlyMap<string, Slot>,
): readonly Violation[] {
  return slotsOf(crossSlot)
    .filter((slot) => !slots.has(slot))
    .map((slot) => ({
      at: crossSlot.id as FactId,
      what: `${crossSlot.id} speaks of ${slot}, which is no slot of ${name}.`,
      fix: `speak of slots of ${name}, whose readers know both`,
    }))
}

function scattered(crossSlot: CrossSlotRule, slots: ReadonlyMap<string, Slot>): readonly Violation[] {
  const named = slotsOf(crossSlot).flatMap((id) => slots.get(id) ?? [])
  const [first, ...others] = named
  const at = crossSlot.id as FactId
  if (first === undefined) return []
  const keyless = named.filter(({ site }) => site.kind !== "meta")
  if (keyless.length > 0)
    return keyless.map(({ id }) => ({
      at,
      what: `${crossSlot.id} speaks of ${id}, which is no key of a message.`,
      fix: "speak of keys of _meta, which can ride together",
    }))
  return others
    .filter((other) => other.site.kind === "meta" && first.site.kind === "meta" && other.site.def !== first.site.def)
    .map((other) => ({
      at,
      what: `${crossSlot.id} speaks of ${first.id} on ${first.ride.carrier} and of ${other.id} on ${other.ride.carrier}.`,
      fix: "speak of slots on one message, since no other is read together",
    }))
}

function impossible(crossSlot: CrossSlotRule, slots: ReadonlyMap<string, Slot>): readonly Violation[] {
  const judge =
    (list: "where" | "demands") =>
    (condition: SlotCondition): readonly Violation[] => {
      const slot = slots.get(condition.slot)
      if (condition.kind !== "equals" || slot === undefined) return []
      const { member, value } = condition
      const types = memberTypes(slot.payload, member)
      const { definitions } = slot.payload
      if (types.some((type) => accepts({ type, definitions }, value).length === 0)) return []
      const at = factPath(crossSlot.id as FactId, list, `${slot.name}.${member}`)
      return [
        types.length === 0
          ? { at, what: `${slot.name} has no member ${member}.`, fix: "name a member of its payload" }
          : {
              at,
              what: `${member} of ${slot.name} is never ${JSON.stringify(value)}.`,
              fix: "name a value that it may have",
            },
      ]
    }
  return [...crossSlot.where.flatMap(judge("where")), ...crossSlot.demands.flatMap(judge("demands"))]
}
