import { byPrice } from "../../../model/price.ts"
import type { RoutingCandidate } from "../../../output/documents/definitions.ts"
import { refused, shown } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import { eligible } from "./eligible.ts"
import type { FrozenCandidate, Ineligible, RoutingTerms } from "./eligible.ts"
import type { RoutingRevision } from "./revision.ts"

/** The literal of a tier. */
export type Tier = RoutingCandidate["tier"]

/** What may answer a tier, in the order in which it is tried. Only under `fallback` is there more than one. */
export interface Ladder {
  readonly tier: Tier
  readonly candidates: readonly FrozenCandidate[]
}

/** Routing as it stands for the whole run: no later price, revision or rotation moves it. */
export interface FrozenRouting {
  readonly ok: true
  readonly revision: string
  readonly policy: RoutingRevision["policy"]
  /** One for each tier that has candidates; any other tier is answered by the default one. */
  readonly ladders: readonly Ladder[]
  readonly skipped: readonly Ineligible[]
}

/** The tier that answers whatever has no ladder of its own. */
const defaultTier: Tier = "default"

/**
 * Freezes a platform-routed revision for one run. `pinned` takes the first candidate listed for a tier and no other;
 * `cheapest_sufficient` the cheapest eligible one by reviewed price, with unpriced ones behind and the author's order among
 * equals; `fallback` all eligible ones in the author's order. Refused where a tier is left without candidate, and where a
 * model that would serve has no price while a budget of model spend must admit it.
 */
export function freezeRouting(revision: RoutingRevision, terms: RoutingTerms): FrozenRouting | Refused {
  const judged = revision.candidates.map((candidate, listed) => ({
    tier: candidate.tier,
    found: eligible(candidate, listed, terms),
  }))
  const tiers = [...new Set([defaultTier, ...judged.map(({ tier }) => tier)])]
  const ladders: Ladder[] = []
  for (const tier of tiers) {
    const candidates = ladderOf(
      revision.policy,
      judged.filter((each) => each.tier === tier).map(({ found }) => found),
    )
    if (candidates.length === 0) {
      const skipped = judged.flatMap((each) => (each.tier === tier && "reason" in each.found ? [each.found] : []))
      return refused(noEligibleModel(tier, skipped))
    }
    const unpriced = terms.modelSpendBudget ? candidates.find(({ price }) => price === null) : undefined
    if (unpriced !== undefined) return refused(unpricedModel(unpriced))
    ladders.push({ tier, candidates })
  }
  const skipped = judged.flatMap(({ found }) => ("reason" in found ? [found] : []))
  return { ok: true, revision: revision.id, policy: revision.policy, ladders, skipped }
}

function ladderOf(
  policy: RoutingRevision["policy"],
  found: readonly (FrozenCandidate | Ineligible)[],
): readonly FrozenCandidate[] {
  const open = found.filter((each) => !("reason" in each)) as readonly FrozenCandidate[]
  switch (policy) {
    case "pinned":
      return open.filter(({ listed }) => listed === found[0]?.listed)
    case "cheapest_sufficient":
      return byPrice(open, ({ price }) => price).slice(0, 1)
    case "fallback":
      return open
    default:
      return policy satisfies never
  }
}

function noEligibleModel(tier: Tier, skipped: readonly Ineligible[]): Refusal {
  const reasons = skipped.map(({ says }) => says).join("; ")
  return {
    code: "routing/no-eligible-model",
    what: `No candidate of the tier ${tier} may serve: ${reasons || "none is listed"}.`,
    why: "routing fails closed, and never promotes a model that nobody listed",
    fix: "publish a revision with a candidate that the workspace allows, the harness reaches and a live credential pays for",
    facts: [...new Set(skipped.flatMap(({ facts }) => facts))],
  }
}

function unpricedModel({ provider, model }: FrozenCandidate): Refusal {
  return {
    code: "routing/unpriced-model",
    what: `${provider} ${shown(model)} has no reviewed price, and a budget of model spend must admit the run.`,
    why: "a budget cannot hold what nobody can reckon",
    fix: "list a priced model, or run without a budget of model spend",
    facts: [],
  }
}
