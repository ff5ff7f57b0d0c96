import type { ContractFact } from "./contract.ts"
import { demands, kind, limits, means, prose, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"
import type { SlotFact } from "./slot.ts"

export const crossSlotKind = kind({
  name: "cross-slot",
  states: "what slots that ride on one message must keep among themselves",
  meanings: {
    where: means(unordered, "breaking"),
    demands: means(limits, demands),
    because: prose,
    fix: prose,
  },
  whole: means(limits, demands),
})

/** A stated cross-slot rule. */
export type CrossSlotFact = Stated<"cross-slot">

/** A slot as conditions name it. */
type NamedSlot = SlotFact & { readonly name: string }

/** What is asked of one slot. */
export interface SlotConditionFact {
  readonly key: string
  readonly slot: SlotFact
  readonly kind: "present" | "equals"
  readonly member?: string
  readonly value?: string | number | boolean
  readonly not: boolean
}

/** The slot rides on the message. */
export function rides(slot: NamedSlot): SlotConditionFact {
  return { key: slot.name, slot, kind: "present", not: false }
}

/** The slot rides on the message, and a member of its payload has exactly this value. */
export function carries(slot: NamedSlot, member: string, value: string | number | boolean): SlotConditionFact {
  return { key: `${slot.name}.${member}`, slot, kind: "equals", member, value, not: false }
}

/** The opposite of a condition. */
export function unless(condition: SlotConditionFact): SlotConditionFact {
  return { ...condition, not: !condition.not }
}

/**
 * A rule over slots that ride on one message: where all of `where` holds, all of `demands` must. `because` is a clause
 * without full stop, `fix` says in the imperative what mends a breach.
 */
export function crossSlot(stated: {
  readonly contract: ContractFact & { readonly name: string }
  readonly name: string
  readonly where: readonly SlotConditionFact[]
  readonly demands: readonly SlotConditionFact[]
  readonly because: string
  readonly fix: string
}): CrossSlotFact {
  return state(crossSlotKind, stated, stated.contract.name)
}
