import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { RoutingCandidate } from "../../../output/documents/definitions.ts"
import { dialects } from "../../../output/facts/dialects.ts"
import { harnesses } from "../../../output/facts/harnesses.ts"
import { modelCards } from "../../../output/facts/model-cards.ts"
import { providers } from "../../../output/facts/providers.ts"
import type { Harness, ModelCard, Provider } from "../../../output/facts/types.ts"
import { unlistedProvider } from "./eligible.ts"
import type { RoutingTerms } from "./eligible.ts"
import { freezeRouting } from "./freeze.ts"
import type { RoutingRevision } from "./revision.ts"

const harnessOf = (name: string): Harness => harnesses.find((each) => each.name === name) as Harness
const openai = providers.find(({ name }) => name === "openai") as Provider
const priced = (model: string, inputPrice: number | null, outputPrice: number | null): ModelCard => ({
  id: `model-card/openai/${model}`,
  name: model,
  provider: openai,
  model,
  outputCap: null,
  cacheReadPrice: null,
  cacheWritePrice: null,
  contextWindow: 100_000,
  inputPrice,
  outputPrice,
  effort: [],
})
const cards: readonly ModelCard[] = [
  priced("dear", 9_000_000, 9_000_000),
  priced("cheap", 1_000_000, 2_000_000),
  priced("chatty", 1_000_000, 9_000_000),
  priced("twin", 1_000_000, 2_000_000),
  priced("half", 1_000_000, null),
  ...modelCards.filter(({ provider }) => provider === null),
]
const supply = (model: string, more: Partial<RoutingCandidate> = {}): RoutingCandidate => ({
  tier: "default",
  provider: "openai",
  model,
  credential_source: {
    type: "platform_provider",
    provider_key: more.provider ?? "openai",
    policy: "eligible_at_admission",
  },
  ...more,
})
const keyed = (model: string, id: string, more: Partial<RoutingCandidate> = {}): RoutingCandidate => ({
  ...supply(model, more),
  credential_source: { type: "workspace_credential", model_credential_id: id },
})
const terms: RoutingTerms = {
  harness: harnessOf("codex"),
  providers,
  dialects,
  cards,
  credentials: [
    { id: "mcred_1", provider: "openai", generation: "gen_7" },
    { id: "mcred_gone", provider: "openai", generation: null },
    { id: "mcred_acme", provider: "acme-models", generation: "gen_1" },
  ],
  supplied: ["openai", "anthropic", "google-ai-studio"],
  allowed: null,
  modelSpendBudget: false,
}
const revision = (policy: RoutingRevision["policy"], ...candidates: readonly RoutingCandidate[]): RoutingRevision => ({
  id: "mrpr_1",
  profile: "mrp_1",
  number: 1,
  access: "platform_routed",
  policy,
  candidates,
})

/** The ladders as `tier: model, model`, or the code of the refusal. */
function laddersOf(of: RoutingRevision, more: Partial<RoutingTerms> = {}): string {
  const result = freezeRouting(of, { ...terms, ...more })
  if (!result.ok) return result.refusal.code
  return result.ladders
    .map(({ tier, candidates }) => `${tier}: ${candidates.map(({ model }) => model).join(", ")}`)
    .join("; ")
}

describe("a frozen ladder", () => {
  it.each<[RoutingRevision["policy"], readonly string[], string]>([
    ["pinned", ["dear", "cheap"], "dear"],
    ["fallback", ["dear", "cheap", "unknown"], "dear, cheap, unknown"],
    ["cheapest_sufficient", ["dear", "cheap"], "cheap"],
    ["cheapest_sufficient", ["unknown", "dear"], "dear"],
    ["cheapest_sufficient", ["unknown", "half", "dear"], "dear"],
    ["cheapest_sufficient", ["unknown", "other"], "unknown"],
    ["cheapest_sufficient", ["chatty", "cheap"], "cheap"],
    ["cheapest_sufficient", ["twin", "cheap"], "twin"],
    ["cheapest_sufficient", ["cheap", "twin"], "cheap"],
    ["cheapest_sufficient", ["half", "unknown"], "half"],
  ])("under %s of %j is %s", (policy, models, expected) => {
    expect(laddersOf(revision(policy, ...models.map((model) => supply(model))))).toBe(`default: ${expected}`)
  })

  it("is made for each tier by itself, and only the default one must be there", () => {
    const planning = { tier: "planning" } as const
    expect(laddersOf(revision("pinned", supply("dear"), supply("cheap", planning), supply("twin", planning)))).toBe(
      "default: dear; planning: cheap",
    )
    expect(laddersOf(revision("pinned", supply("cheap", planning)))).toBe("routing/no-eligible-model")
    expect(laddersOf(revision("fallback", supply("dear"), keyed("cheap", "mcred_gone", planning)))).toBe(
      "routing/no-eligible-model",
    )
  })

  it("promotes no model that was not listed, and moves by no later price", () => {
    const of = revision("cheapest_sufficient", supply("dear"), supply("chatty"))
    const result = freezeRouting(of, terms)
    expect(result).toMatchObject({
      ladders: [
        { candidates: [{ listed: 1, model: "chatty", price: 3_000_000, contextWindow: 100_000, effort: null }] },
      ],
    })
    expect(laddersOf(of, { cards: [priced("dear", 1, 1), ...cards.slice(1)] })).toBe("default: dear")
    expect(result).toMatchObject({ ladders: [{ candidates: [{ model: "chatty" }] }] })
  })

  it("holds the credential's generation, the effort and the window of the floor", () => {
    expect(freezeRouting(revision("pinned", keyed("unknown", "mcred_1", { effort: "high" })), terms)).toEqual({
      ok: true,
      revision: "mrpr_1",
      policy: "pinned",
      skipped: [],
      ladders: [
        {
          tier: "default",
          candidates: [
            {
              listed: 0,
              provider: "openai",
              model: "unknown",
              effort: "high",
              source: { type: "workspace_credential", model_credential_id: "mcred_1", generation: "gen_7" },
              contextWindow: 32_768,
              price: null,
            },
          ],
        },
      ],
    })
  })
})

describe("a candidate that may not serve", () => {
  const good = keyed("cheap", "mcred_1")
  it.each<[string, RoutingCandidate, Partial<RoutingTerms>]>([
    ["provider_not_allowed", supply("m", { provider: "anthropic" }), { harness: null, allowed: ["openai"] }],
    ["unreachable", supply("m", { provider: "anthropic" }), {}],
    ["unreachable", supply("m", { provider: "google-ai-studio" }), {}],
    ["no_live_credential", keyed("dear", "mcred_gone"), {}],
    ["no_live_credential", keyed("dear", "mcred_unknown"), {}],
    ["no_live_credential", keyed("dear", "mcred_acme"), {}],
    ["no_live_credential", { ...supply("dear"), credential_source: { type: "harness_owned" } }, {}],
    ["not_supplied", supply("m", { provider: "openrouter" }), {}],
    ["not_supplied", supply("m", { provider: "acme-models" }), {}],
  ])("is skipped as %s: %j", (reason, candidate, more) => {
    const fallback = freezeRouting(revision("fallback", candidate, good), { ...terms, ...more })
    expect(fallback).toMatchObject({
      ok: true,
      skipped: [{ listed: 0, reason }],
      ladders: [{ candidates: [{ listed: 1 }] }],
    })
    expect(laddersOf(revision("cheapest_sufficient", candidate, good), more)).toBe("default: cheap")
    expect(laddersOf(revision("fallback", candidate), more)).toBe("routing/no-eligible-model")
  })

  it("is not replaced where it is pinned", () => {
    expect(laddersOf(revision("pinned", keyed("dear", "mcred_gone"), good))).toBe("routing/no-eligible-model")
  })

  it("is named with its reason and the facts of its reach", () => {
    expect(
      freezeRouting(revision("fallback", supply("m", { provider: "anthropic" }), keyed("dear", "mcred_gone")), terms),
    ).toMatchObject({
      refusal: {
        what: 'No candidate of the tier default may serve: anthropic "m" shares no dialect with codex; openai "dear" has no live credential.',
        facts: ["harness/codex#/dialects", "provider/anthropic#/accepts"],
      },
    })
    expect(freezeRouting(revision("pinned"), terms)).toMatchObject({
      refusal: { what: expect.stringContaining("none is listed") },
    })
  })

  it("is judged by the workspace first: a policy wins over everything else", () => {
    const result = freezeRouting(revision("fallback", supply("m", { provider: "anthropic" })), {
      ...terms,
      allowed: [],
    })
    expect(result).toMatchObject({ refusal: { what: expect.stringContaining("does not allow") } })
  })
})

describe("reach before any turn", () => {
  it("agrees with the published table for every harness and provider", () => {
    for (const harness of harnesses)
      for (const { name } of providers) {
        const frozen = laddersOf(revision("pinned", supply("m", { provider: name })), { harness, supplied: [name] })
        const fits =
          harness.dialects === null ||
          providers.some(
            (each) => each.name === name && each.accepts.some(({ dialect }) => harness.dialects?.includes(dialect)),
          )
        expect(frozen).toBe(fits ? "default: m" : "routing/no-eligible-model")
      }
  })

  it("gives an unlisted provider the three chat dialects, and no other", () => {
    expect(unlistedProvider("acme-models", dialects).accepts.map(({ dialect }) => dialect.name)).toEqual([
      "anthropic_messages",
      "openai_chat",
      "openai_responses",
    ])
    const acme = keyed("m", "mcred_acme", { provider: "acme-models" })
    for (const harness of harnesses) expect(laddersOf(revision("pinned", acme), { harness })).toBe("default: m")
  })

  it("is unconstrained for an image without an entry", () => {
    expect(laddersOf(revision("pinned", supply("m", { provider: "anthropic" })), { harness: null })).toBe("default: m")
  })
})

describe("a model without reviewed price", () => {
  const budget = { modelSpendBudget: true }
  it.each<[RoutingRevision["policy"], readonly string[], string]>([
    ["pinned", ["unknown", "cheap"], "routing/unpriced-model"],
    ["pinned", ["cheap", "unknown"], "default: cheap"],
    ["fallback", ["cheap", "unknown"], "routing/unpriced-model"],
    ["cheapest_sufficient", ["unknown", "cheap"], "default: cheap"],
    ["cheapest_sufficient", ["unknown"], "routing/unpriced-model"],
    ["cheapest_sufficient", ["half"], "routing/unpriced-model"],
  ])("under a budget, by %s of %j: %s", (policy, models, expected) => {
    const of = revision(policy, ...models.map((model) => supply(model)))
    expect(laddersOf(of, budget)).toBe(expected)
    expect(laddersOf(of)).toMatch(/^default: /)
  })

  it("has none either where the provider is not priced", () => {
    const replay = providers.find(({ priced: isPriced }) => !isPriced) as Provider
    const card = { ...priced("m", 1, 1), provider: replay }
    const of = revision("pinned", supply("m", { provider: replay.name }))
    expect(laddersOf(of, { ...budget, cards: [card], supplied: [replay.name] })).toBe("routing/unpriced-model")
  })
})

describe("freezing", () => {
  const models = fc.uniqueArray(fc.constantFrom("dear", "cheap", "chatty", "twin", "unknown", "other"), {
    minLength: 1,
  })
  const policy = fc.constantFrom<RoutingRevision["policy"]>("pinned", "fallback", "cheapest_sufficient")

  it("does not depend on the order of anything but the author's list", () => {
    fc.assert(
      fc.property(policy, models, fc.boolean(), (each, names, modelSpendBudget) => {
        const of = revision(each, ...names.map((name) => supply(name)))
        const turned = {
          ...terms,
          modelSpendBudget,
          cards: cards.toReversed(),
          providers: providers.toReversed(),
          credentials: terms.credentials.toReversed(),
          supplied: terms.supplied.toReversed(),
        }
        expect(freezeRouting(of, turned)).toEqual(freezeRouting(of, { ...terms, modelSpendBudget }))
      }),
    )
  })

  it("never serves less where more is allowed, supplied or live, and never refuses without a budget what it takes with one", () => {
    const count = (text: string): number => (text.startsWith("routing/") ? 0 : text.split(",").length)
    fc.assert(
      fc.property(
        policy,
        models,
        fc.subarray([...terms.supplied]),
        fc.subarray(["openai", "anthropic"]),
        (each, names, supplied, allowed) => {
          const of = revision(each, ...names.map((name) => supply(name)))
          const less = count(laddersOf(of, { supplied, allowed }))
          expect(count(laddersOf(of, { supplied }))).toBeGreaterThanOrEqual(less)
          expect(count(laddersOf(of, { allowed }))).toBeGreaterThanOrEqual(less)
          expect(count(laddersOf(of))).toBeGreaterThanOrEqual(count(laddersOf(of, { modelSpendBudget: true })))
        },
      ),
    )
  })
})
