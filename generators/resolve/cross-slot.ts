import type { CrossSlotRule, SlotCondition } from "../../model/cross-slot.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import type { Linker } from "./linker.ts"
import { at, elements, oneOf, pathOf, reference, root, text, truth, Unreadable, wrong } from "./reader.ts"
import type { Place } from "./reader.ts"

/** Reads a cross-slot rule; `isSlot` tells the slots that could be read. */
export function readCrossSlot(fact: Fact, link: Linker, isSlot: (id: FactId) => boolean): CrossSlotRule {
  const place = root(fact)
  link.contract(at(place, "contract"))
  const conditions = (member: string): readonly SlotCondition[] =>
    elements(at(place, member)).map((element) => readCondition(element, isSlot))
  return {
    id: fact.id,
    where: conditions("where"),
    demands: conditions("demands"),
    because: text(at(place, "because")),
    fix: text(at(place, "fix")),
  }
}

function readCondition(place: Place, isSlot: (id: FactId) => boolean): SlotCondition {
  const named = at(place, "slot")
  const slot = reference(named)
  if (!isSlot(slot))
    throw new Unreadable({
      code: "fact/unknown-reference",
      at: pathOf(named),
      what: `${place.fact.id} speaks of ${slot}, which is no slot that the catalog has and can read.`,
      fix: "name a slot of the catalog",
    })
  const turned = truth(at(place, "not")) ? ({ not: true } as const) : {}
  const kind = oneOf(at(place, "kind"), "present", "equals")
  switch (kind) {
    case "present":
      return { kind, slot, ...turned }
    case "equals":
      return { kind, slot, member: text(at(place, "member")), value: scalar(at(place, "value")), ...turned }
    default:
      return kind satisfies never
  }
}

function scalar(place: Place): string | number | boolean {
  const { value } = place
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value
  throw wrong(place, "a text, a number, true or false")
}
