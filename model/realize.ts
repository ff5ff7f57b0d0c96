import { atMost, strongest, weakest } from "./axis.ts"
import type { Derived, Reason, Turn } from "./derived.ts"
import type { Axis, Declaration, Driver, Harness } from "./entries.ts"
import { factPath } from "./fact.ts"
import type { FactId } from "./fact.ts"
import { upgrade } from "./upgrade.ts"

/**
 * What a ceiling on one axis amounts to. `unclaimed`: neither the entry nor its envelope names the axis.
 * `realizable`: some run can have it, through the envelope of at least one retention mode or by an exact declared upgrade.
 * What no envelope names stands at the weakest value of its axis.
 */
export type Realization =
  | { readonly status: "unclaimed" }
  | { readonly status: "realizable"; readonly value: string; readonly by: "envelope" | "declaration" }
  | { readonly status: "unrealizable"; readonly value: string; readonly grants: readonly string[] }

/** What a catalog entry's ceiling on an axis amounts to, given every declaration that the catalog knows. */
export function realize(harness: Harness, axis: Axis, declarations: readonly Declaration[]): Derived<Realization> {
  const claimed = claimOf(harness, axis)
  const value = judge(harness.driver, axis, claimed, declarations)
  const stated = Object.hasOwn(harness.ceiling, axis.name)
  const reasons: Reason[] = []
  if (stated)
    reasons.push({
      says: `${harness.name} promises`,
      value: claimed ?? "nothing",
      from: { fact: ceilingOf(harness, axis) },
    })
  for (const { retention, grants } of harness.driver.envelopes)
    reasons.push({
      says: `${harness.driver.lane} grants, ${retention}`,
      value: grants[axis.name] ?? "nothing",
      from: { fact: factPath(harness.driver.id as FactId, "envelopes", retention) },
    })
  for (const declaration of declarations)
    if (declaration.raises?.axis.name === axis.name)
      reasons.push({
        says: `declaring ${declaration.name} raises`,
        value: `${declaration.raises.from} → ${declaration.raises.to}`,
        from: { fact: declaration.id as FactId },
      })
  reasons.push({ says: "so it is", value: describe(value), from: { law: "model/realize.ts" } })
  return { value, reasons, turns: turns(harness, axis, claimed, declarations) }
}

/** A realization in one phrase. */
export function describe(realization: Realization): string {
  switch (realization.status) {
    case "unclaimed":
      return "not claimed"
    case "realizable":
      return `${realization.value}, by ${realization.by}`
    case "unrealizable":
      return `${realization.value}, which no run can have`
    default:
      return realization satisfies never
  }
}

/** What an entry claims on an axis: its ceiling, or what its driver grants at most; `undefined` where neither names it. */
export function claimOf(harness: Harness, axis: Axis): string | undefined {
  if (Object.hasOwn(harness.ceiling, axis.name)) return harness.ceiling[axis.name]
  return strongest(axis, granted(harness.driver, axis))[0]
}

function granted(driver: Driver, axis: Axis): readonly string[] {
  return driver.envelopes.flatMap(({ grants }) =>
    Object.hasOwn(grants, axis.name) ? [grants[axis.name] as string] : [],
  )
}

function judge(
  driver: Driver,
  axis: Axis,
  claimed: string | undefined,
  declarations: readonly Declaration[],
): Realization {
  if (claimed === undefined) return { status: "unclaimed" }
  const grants = granted(driver, axis)
  const granting = grants.length > 0 ? grants : [weakest(axis)]
  if (granting.some((grant) => grant !== undefined && atMost(axis, claimed, grant)))
    return { status: "realizable", value: claimed, by: "envelope" }
  const lifted = driver.envelopes.some(({ grants: each }) =>
    declarations.some((declaration) => upgrade(axis, each[axis.name], declaration) === claimed),
  )
  if (lifted) return { status: "realizable", value: claimed, by: "declaration" }
  return { status: "unrealizable", value: claimed, grants: strongest(axis, grants) }
}

function turns(
  harness: Harness,
  axis: Axis,
  claimed: string | undefined,
  declarations: readonly Declaration[],
): readonly Turn<Realization>[] {
  const others = axis.values
    .filter((value) => value !== claimed)
    .map((value): Turn<Realization> => ({
      says: `${harness.name} promised ${axis.name}=${value}`,
      change: { at: ceilingOf(harness, axis), after: value },
      becomes: judge(harness.driver, axis, value, declarations),
    }))
  const possible = others.filter(({ becomes }) => becomes.status === "realizable")
  return possible.length > 0 ? possible : others
}

function ceilingOf(harness: Harness, axis: Axis): ReturnType<typeof factPath> {
  return factPath(harness.id as FactId, "ceiling", axis.name)
}
