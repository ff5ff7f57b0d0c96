import type { ProviderRoute, Upstream } from "../../../output/gateway/routes.ts"
import { chooseUpstream } from "../edge/route.ts"
import type { Policy } from "../lease/grant.ts"
import type { RankedCandidate } from "./rank.ts"

/** The name that every lease publishes, and that any unknown name means. */
export const defaultName = "default"

/** A candidate and where it answers this request. */
export interface Choice {
  readonly candidate: RankedCandidate
  readonly upstream: Upstream
}

/** Why a candidate of the tier is not tried. */
export interface Skipped {
  readonly provider: string
  readonly model: string
  readonly because: "dialect" | "other_model"
}

/** What a request may be served by, in order; never more than one but under `fallback`. */
export interface Choices {
  readonly tier: string
  readonly choices: readonly Choice[]
  readonly skipped: readonly Skipped[]
}

/** The model names that a lease publishes: its tiers, the default first. */
export function namesOf(candidates: readonly RankedCandidate[]): readonly string[] {
  return [...new Set([defaultName, ...candidates.map(({ tier }) => tier)])]
}

/**
 * The candidates of the tier that the model's name asks for. Those whose provider does not accept the request's dialect
 * are passed over, as are those of another model where the target itself names it.
 */
export function choicesOf(
  policy: Policy,
  candidates: readonly RankedCandidate[],
  route: ProviderRoute,
  name: string | null,
  namedByTarget: boolean,
): Choices {
  const tier = candidates.some((candidate) => candidate.tier === name) ? (name ?? defaultName) : defaultName
  const skipped: Skipped[] = []
  const choices: Choice[] = []
  for (const candidate of candidates) {
    if (!namedByTarget && candidate.tier !== tier) continue
    const { provider, model } = candidate
    const found = chooseUpstream(route, provider)
    if (!found.ok) skipped.push({ provider, model, because: "dialect" })
    else if (namedByTarget && route.target !== `/${model}`) skipped.push({ provider, model, because: "other_model" })
    else choices.push({ candidate, upstream: found.upstream })
  }
  return { tier, choices: policy === "fallback" ? choices : choices.slice(0, 1), skipped }
}
