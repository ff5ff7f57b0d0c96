import { changesBetween } from "../model/change.ts"
import { factOf } from "../model/fact.ts"
import type { Fact, FactId, FactPath } from "../model/fact.ts"
import type { Drift } from "./disk/drift.ts"

/**
 * The same drift, with the changed places of facts in place of all the facts that a text is made of: what changed since
 * the files were generated is why they differ. Drift that no changed fact carries stays as it is.
 */
export function blamed(drifts: readonly Drift[], before: readonly Fact[], after: readonly Fact[]): readonly Drift[] {
  const changed = new Map<FactId, FactPath[]>()
  for (const { at } of changesBetween(before, after)) {
    const places = changed.get(factOf(at))
    if (places === undefined) changed.set(factOf(at), [at])
    else places.push(at)
  }
  return drifts.map((drift) => {
    const facts = drift.facts.flatMap((fact) => changed.get(factOf(fact)) ?? [])
    return facts.length === 0 ? drift : { ...drift, facts }
  })
}
