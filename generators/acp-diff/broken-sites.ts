import type { FactId } from "../../model/fact.ts"
import { ride } from "../../model/site.ts"
import type { AcpIndex, Site } from "../../model/site.ts"

/** Something that rides on the protocol, and where. */
export interface Rider {
  readonly id: FactId
  readonly site: Site
}

/** A rider that has a place in one schema and none in the other, with the reason. */
export interface BrokenSite {
  readonly id: FactId
  readonly problem: string
}

/** Who would lose the place that they ride on, by id. */
export function brokenSites(riders: readonly Rider[], before: AcpIndex, after: AcpIndex): readonly BrokenSite[] {
  return riders.flatMap(({ id, site }) => {
    const there = ride(site, after)
    return there.ok || !ride(site, before).ok ? [] : [{ id, problem: there.problem }]
  })
}
