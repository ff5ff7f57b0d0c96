import { isRef } from "./fact.ts"
import type { Fact, FactId, FactValue } from "./fact.ts"
import type { Condition } from "./table.ts"

/** What stands at the end of a dotted path. */
export interface Leaves {
  /** The values; nothing where nothing, or null, stands there. */
  readonly values: readonly FactValue[]
  /** Whether the path met a list. */
  readonly many: boolean
}

/**
 * Whether a fact satisfies all conditions of a table or a page, so that it has a row or a page there. Paths go through
 * references and over lists; in a list, one element that equals is enough.
 */
export function selects(
  conditions: readonly Condition[],
  fact: Fact,
  lookup: (id: FactId) => Fact | undefined,
): boolean {
  return conditions.every((condition) => meets(condition, leavesAt(fact, condition.member.split("."), lookup)))
}

/** Whether what stands at a condition's path is as the condition says. */
export function meets({ is, not }: Condition, { values, many }: Leaves): boolean {
  const met = is === null ? values.some((value) => many || value !== false) : values.some((value) => same(value, is))
  return met !== not
}

function leavesAt(fact: Fact, path: readonly string[], lookup: (id: FactId) => Fact | undefined): Leaves {
  const values: FactValue[] = []
  let many = false
  const open: { readonly value: FactValue | undefined; readonly owner: Fact | null; readonly at: number }[] = [
    { value: fact.body, owner: fact, at: 0 },
  ]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, owner, at } = next
    if (value === undefined || value === null) continue
    if (Array.isArray(value)) {
      many = true
      for (const element of (value as readonly FactValue[]).toReversed()) open.push({ value: element, owner: null, at })
      continue
    }
    const segment = path[at]
    if (segment === undefined) values.push(value)
    else if (isRef(value)) {
      const target = lookup(value.$ref)
      if (target !== undefined) open.push({ value: target.body, owner: target, at })
    } else if (typeof value === "object") {
      const own = Object.hasOwn(value, segment)
        ? (value as { readonly [member: string]: FactValue })[segment]
        : undefined
      open.push({
        value: own ?? (owner !== null && segment === "name" ? owner.name : undefined),
        owner: null,
        at: at + 1,
      })
    }
  }
  return { values, many }
}

function same(left: FactValue, right: FactValue): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right)
}
