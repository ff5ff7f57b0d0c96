import type { Dialect, Harness, ModelCard, Provider } from "../../../model/entries.ts"
import { blendedPrice, cardOf } from "../../../model/price.ts"
import { reach } from "../../../model/reach.ts"
import type { RoutingCandidate } from "../../../output/documents/definitions.ts"
import { shown } from "../../refusal.ts"
import type { CredentialState } from "./revision.ts"

/** What decides, at admission, whether a candidate may serve. */
export interface RoutingTerms {
  /** The entry of the run's harness; null for an image without one, which declares no dialects. */
  readonly harness: Harness | null
  readonly providers: readonly Provider[]
  readonly dialects: readonly Dialect[]
  readonly cards: readonly ModelCard[]
  readonly credentials: readonly CredentialState[]
  /** The providers for which the platform has a supply of its own. */
  readonly supplied: readonly string[]
  /** The providers that the workspace allows; null: all of them. */
  readonly allowed: readonly string[] | null
  /** Whether a budget of model spend must admit the run. */
  readonly modelSpendBudget: boolean
}

/** Where the credential of a frozen candidate comes from, down to its generation. */
export type FrozenSource =
  | { readonly type: "workspace_credential"; readonly model_credential_id: string; readonly generation: string }
  | { readonly type: "platform_provider"; readonly provider_key: string }

/** A candidate that may serve, as it stands for the whole run. */
export interface FrozenCandidate {
  /** Its place in the author's list, from 0. */
  readonly listed: number
  readonly provider: string
  readonly model: string
  readonly effort: RoutingCandidate["effort"] | null
  readonly source: FrozenSource
  /** In tokens; that of the floor for a model without a card. */
  readonly contextWindow: number | null
  /** Reviewed, as `blendedPrice` has it; null: unpriced. */
  readonly price: number | null
}

/** Why a candidate may not serve. */
export interface Ineligible {
  readonly listed: number
  readonly reason: "provider_not_allowed" | "unreachable" | "no_live_credential" | "not_supplied"
  readonly says: string
  readonly facts: readonly string[]
}

/** Judges one candidate of a platform-routed revision. */
export function eligible(
  candidate: RoutingCandidate,
  listed: number,
  terms: RoutingTerms,
): FrozenCandidate | Ineligible {
  const { provider, model, effort = null, credential_source: source } = candidate
  const not = (reason: Ineligible["reason"], says: string, facts: readonly string[] = []): Ineligible => ({
    listed,
    reason,
    says: `${provider} ${shown(model)} ${says}`,
    facts,
  })
  if (terms.allowed !== null && !terms.allowed.includes(provider))
    return not("provider_not_allowed", "is of a provider that the workspace does not allow")
  const known = terms.providers.find(({ name }) => name === provider)
  if (terms.harness !== null) {
    const derived = reach(terms.harness, known ?? unlistedProvider(provider, terms.dialects))
    if (derived.value === "unreachable")
      return not(
        "unreachable",
        `shares no dialect with ${terms.harness.name}`,
        derived.reasons.flatMap(({ from }) => ("fact" in from ? [from.fact] : [])),
      )
  }
  const { card, contextWindow } = cardOf(terms.cards, provider, model)
  const price = card === null || known?.priced !== true ? null : blendedPrice(card)
  const found = { listed, provider, model, effort, contextWindow, price }
  switch (source.type) {
    case "workspace_credential": {
      const credential = terms.credentials.find(({ id }) => id === source.model_credential_id)
      const generation = credential?.provider === provider ? credential.generation : null
      if (generation === null) return not("no_live_credential", "has no live credential")
      return { ...found, source: { type: source.type, model_credential_id: source.model_credential_id, generation } }
    }
    case "platform_provider":
      if (!terms.supplied.includes(provider)) return not("not_supplied", "is not supplied by the platform")
      return { ...found, source: { type: source.type, provider_key: source.provider_key } }
    case "harness_owned":
      return not("no_live_credential", "is the harness's own affair")
    default:
      return source satisfies never
  }
}

/** A compatible endpoint of a customer's own: it accepts every dialect that asks by one constant path. */
export function unlistedProvider(name: string, dialects: readonly Dialect[]): Provider {
  const accepts = dialects.filter(({ path }) => !path.includes("{")).map((dialect) => ({ dialect, path: dialect.path }))
  const credential = { header: "authorization", prefix: "Bearer " }
  return { id: `provider/${name}`, name, origin: "", credential, accepts, priced: false }
}
