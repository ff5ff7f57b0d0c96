import { byPrice, blendedPrice, cardOf } from "../../../model/price.ts"
import type { ModelCard } from "../../../output/facts/types.ts"
import type { Candidate, Policy } from "../lease/grant.ts"

/** A candidate as it was frozen when its lease was minted. */
export interface RankedCandidate extends Candidate {
  /** The generation of its credential; a later rotation does not move it. */
  readonly generation: number
  /** null: nobody reviewed this model of this provider. */
  readonly card: ModelCard | null
}

/**
 * The candidates in the order in which they may be tried. Prices are compared once, here: a later price cannot move a run
 * that is under way. `generationOf` gives null for a credential that is revoked, unknown or another provider's.
 */
export function ranked<Listed extends Candidate>(
  { policy, candidates }: { readonly policy: Policy; readonly candidates: readonly Listed[] },
  cards: readonly ModelCard[],
  generationOf: (candidate: Listed) => number | null,
):
  { readonly ok: true; readonly candidates: readonly RankedCandidate[] } | { readonly ok: false; readonly at: number } {
  const frozen: RankedCandidate[] = []
  for (const [at, candidate] of candidates.entries()) {
    const generation = generationOf(candidate)
    if (generation === null) return { ok: false, at }
    frozen.push({ ...candidate, generation, card: cardOf(cards, candidate.provider, candidate.model).card })
  }
  const cheapest = policy === "cheapest_sufficient"
  return {
    ok: true,
    candidates: cheapest ? byPrice(frozen, ({ card }) => (card === null ? null : blendedPrice(card))) : frozen,
  }
}
