import type { CrossSlotRule, SlotCondition } from "../../../model/cross-slot.ts"
import type { Doc } from "../../text/layout.ts"
import { arrayLiteral, objectLiteral, scalarLiteral, stringLiteral } from "../../text/typescript.ts"

/** A cross-slot rule as an object literal. */
export function crossSlotValue({ id, where, demands, because, fix }: CrossSlotRule): Doc {
  return objectLiteral([
    ["id", stringLiteral(id)],
    ["where", arrayLiteral(where.map(conditionValue))],
    ["demands", arrayLiteral(demands.map(conditionValue))],
    ["because", stringLiteral(because)],
    ["fix", stringLiteral(fix)],
  ])
}

function conditionValue(condition: SlotCondition): Doc {
  return objectLiteral([
    ["kind", stringLiteral(condition.kind)],
    ["slot", stringLiteral(condition.slot)],
    ...(condition.kind === "present"
      ? []
      : ([
          ["member", stringLiteral(condition.member)],
          ["value", scalarLiteral(condition.value)],
        ] as const)),
    ...(condition.not === undefined ? [] : [["not", "true"] as const]),
  ])
}
