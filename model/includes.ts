import { accepts } from "./accepts.ts"
import type { FactValue } from "./fact.ts"
import { objectDoubt } from "./wire/includes-object.ts"
import { opaqueDoubt } from "./wire/includes-opaque.ts"
import { scalarDoubt } from "./wire/includes-scalar.ts"
import { judge } from "./wire/inclusion.ts"
import type { Comparing, Doubt } from "./wire/inclusion.ts"
import type { Payload, WireType } from "./wire-type.ts"

/** Whether one payload has room for another, and if not, a value for which it has none. */
export type Inclusion =
  | { readonly included: true }
  | {
      readonly included: false
      /** Where in the type: member names, `*` for the items of a list and the values of a map. */
      readonly path: readonly string[]
      /** Accepted by the narrower payload and refused by the wider one; `undefined` where none of at most a million parts was found. */
      readonly counterexample: FactValue | undefined
    }

/**
 * Whether every value of `narrower` is a value of `wider`: then what a writer of the one sends, a reader of the other takes.
 *
 * Exact, with a counter-example for every no, but in three cases, where a doubt counts as no: a pattern fits under the
 * same pattern or under none; other types fit under opaque JSON if the upper estimate of their size does; an agreement
 * holds where the narrower object has the same one, or where the members that it may have decide it. References are
 * followed coinductively. Their depth limit is left out of account: it cuts both sides alike.
 */
export function includes(wider: Payload, narrower: Payload): Inclusion {
  const judges = { wider: judge(wider), narrower: judge(narrower) }
  const seen = new Map<WireType, Set<WireType>>()
  const open: Pair[] = [{ wider: wider.type, narrower: narrower.type, around: null }]
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const { around } = pair
    const below = judges.narrower.follow(pair.narrower)
    const smallest = below === null ? undefined : judges.narrower.sample(below)
    if (below === null || smallest === undefined) continue
    const above = judges.wider.follow(pair.wider)
    if (above === null) return refused(around, [smallest], wider, narrower)
    const against = seen.get(above) ?? new Set()
    if (against.has(below)) continue
    seen.set(above, against.add(below))
    const comparing: Comparing = {
      ...judges,
      demand: (left, right, segment, wrap) =>
        open.push({ wider: left, narrower: right, around: { segment, wrap, above: around } }),
    }
    if (below.kind === "nullable") {
      if (!judges.wider.accepts(above, null)) return refused(around, [null], wider, narrower)
      open.push({ wider: above, narrower: below.of, around })
    } else if (above.kind === "nullable" && below.kind !== "literal" && below.kind !== "opaque") {
      open.push({ wider: above.of, narrower: below, around })
    } else {
      const doubt = doubtOf(above, below, smallest, comparing)
      if (doubt !== null) return refused(around, doubt, wider, narrower)
    }
  }
  return { included: true }
}

/** Two types at the same place. */
interface Pair {
  readonly wider: WireType
  readonly narrower: WireType
  readonly around: Around | null
}

/** From a value of a part to a value of the whole, as a chain up to the root. */
interface Around {
  readonly segment: string
  readonly wrap: (inner: FactValue) => FactValue
  readonly above: Around | null
}

function doubtOf(wider: WireType, narrower: WireType, smallest: FactValue, comparing: Comparing): Doubt {
  if (narrower.kind === "literal") {
    const outside = narrower.values.filter((value) => !comparing.wider.accepts(wider, value))
    return outside.length === 0 ? null : outside
  }
  if (narrower.kind === "opaque" || wider.kind === "opaque") return opaqueDoubt(wider, narrower, smallest, comparing)
  if (narrower.kind === "nullable" || narrower.kind === "reference")
    throw new Error("a followed type is neither nullable nor a reference")
  if (narrower.kind === "text" || narrower.kind === "integer" || narrower.kind === "number")
    return scalarDoubt(wider, narrower, smallest)
  return objectDoubt(wider, narrower, smallest, comparing)
}

function refused(around: Around | null, doubt: readonly FactValue[], wider: Payload, narrower: Payload): Inclusion {
  const path: string[] = []
  for (let at = around; at !== null; at = at.above) path.push(at.segment)
  path.reverse()
  for (const candidate of doubt) {
    let value = candidate
    for (let at = around; at !== null; at = at.above) value = at.wrap(value)
    if (isHandy(value) && accepts(narrower, value).length === 0 && accepts(wider, value).length > 0)
      return { included: false, path, counterexample: value }
  }
  return { included: false, path, counterexample: undefined }
}

/** Whether a value is small enough to be shown and judged; samples share their parts and may be vast when spelled out. */
function isHandy(value: FactValue): boolean {
  let parts = 0
  const open: FactValue[] = [value]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (++parts > 1_000_000) return false
    if (typeof part === "object" && part !== null) for (const inner of Object.values(part)) open.push(inner)
  }
  return true
}
