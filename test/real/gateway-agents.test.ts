import { describe, expect, it } from "vitest"
import { accessLanes } from "../../output/facts/access-lanes.ts"
import { dialects } from "../../output/facts/dialects.ts"
import { harnesses } from "../../output/facts/harnesses.ts"
import { modelCards } from "../../output/facts/model-cards.ts"
import { providers } from "../../output/facts/providers.ts"
import type { AccessLane, Harness } from "../../output/facts/types.ts"
import { admitHarnessOwned, freezeRouting } from "../../runtime/admission/index.ts"
import { fewAtATime } from "./agents/few-at-a-time.ts"
import { listed, servedModel, setGatewayStage, unlisted } from "./agents/gateway-stage.ts"
import type { GatewayStage } from "./agents/gateway-stage.ts"
import { install } from "./agents/install.ts"
import { recipes } from "./agents/recipes.ts"
import { throughGateway } from "./agents/through-gateway.ts"

/** What each agent asks for, and where: the model that it names in its turns, the one target, and whose header bears what is bought. */
const expected: {
  readonly [agent: string]: readonly [model: string, target: string, provider: string, header: string]
} = {
  "claude-agent-acp": ["claude-opus-4-8", "/v1/messages", unlisted, "x-api-key"],
  "codex-acp": ["local-model", "/v1/responses", listed, "authorization"],
  OpenCode: ["local-model", "/v1/chat/completions", listed, "authorization"],
  "pi-acp": ["local-model", "/v1/chat/completions", listed, "authorization"],
  "Qwen Code": ["local-model", "/v1/chat/completions", listed, "authorization"],
  "Copilot CLI": ["local-model", "/v1/chat/completions", listed, "authorization"],
}
const agents = recipes.filter(({ name }) => expected[name] !== undefined)
const oneOfTwo = fewAtATime(2)

/** What an agent might ask besides, what no route allows, and the status that it is refused with. */
const unrouted = [
  ["POST", "/v1/messages/count_tokens", 404],
  ["POST", "/v1/messages?beta=1", 400],
  ["POST", "/v1/embeddings", 404],
  ["GET", "/v1/models/local-model", 404],
] as const

/** What the gateway answers to those, with the agent's own lease. */
async function unroutedAnswers({ gateway, bearer }: GatewayStage): Promise<readonly number[]> {
  const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" }
  const answers: number[] = []
  for (const [method, path] of unrouted) {
    const body = method === "POST" ? { body: '{"model":"default"}' } : {}
    answers.push((await fetch(`${gateway.url}${path}`, { method, headers, ...body })).status)
  }
  return answers
}

describe("a real agent with nothing but a lease", () => {
  it("is one of six", () => {
    expect(agents.map(({ name }) => name).toSorted()).toEqual(Object.keys(expected).toSorted())
  })

  it.concurrent.for(agents)(
    "runs its turns through the gateway, and no failing answer is called a success: $name",
    { timeout: 900_000 },
    async (recipe, { skip }) => {
      const [model, target, provider, header] = expected[recipe.name] ?? ["", "", "", ""]
      await oneOfTwo(async () => {
        const installed = await install(recipe)
        if (!installed.ok) {
          skip(process.env["CI"] !== "true", installed.why)
          throw new Error(installed.why)
        }
        const stage = await setGatewayStage(recipe, installed.folder)
        try {
          const run = await throughGateway(stage)
          const { plain, tool, slow, ...failing } = run.outcomes
          expect({ plain, tool, slow, ran: run.ran }).toEqual({
            plain: "succeeded",
            tool: "succeeded",
            slow: "cancelled",
            ran: true,
          })
          for (const [scene, outcome] of Object.entries(failing))
            expect(["failed", "timed_out"], scene).toContain(outcome)

          // Each call is in the ledger with both names, once for each that the provider saw.
          const begun = run.entries.map(({ begin }) => begin)
          expect(new Set(begun.map((each) => each.target))).toEqual(new Set([target]))
          expect(new Set(begun.map((each) => `${each.provider} ${each.sentModel}`))).toEqual(
            new Set([`${provider} ${servedModel}`]),
          )
          const turns = begun.filter(({ offersTools }) => offersTools)
          expect(new Set(turns.map(({ requestedModel }) => requestedModel))).toEqual(new Set([model]))
          expect(run.provided.map(({ requestedModel }) => requestedModel)).toEqual(begun.map(() => servedModel))
          for (const { end } of run.entries.filter((entry) => entry.end?.outcome === "answered"))
            expect(end).toMatchObject({ status: 200, usage: expect.any(Object) as unknown })
          for (const failure of ["provider_auth_failed", "provider_error", "ended_early"])
            expect(run.entries.map(({ end }) => end?.failure)).toContain(failure)

          const gone = run.cancelled.filter(({ begin, end }) => begin.offersTools && end?.outcome === "client_gone")
          expect(gone).toHaveLength(1)
          expect(
            run.provided.filter(({ abortedAt, outcome }) => outcome === "client_gone" && abortedAt !== null),
          ).not.toEqual([])

          // The credential: one header of each request to the provider, and nowhere else.
          expect(run.leaks).toEqual([])
          expect(run.bearing).toEqual(run.provided.map(() => header))
          expect(run).toMatchObject({ hasLease: true, leftAlive: 0 })
          expect(run.environments).toBeGreaterThanOrEqual(2)

          // Nothing that it asks by itself is refused but what the provider refused; the rest of the world is.
          expect(new Set(stage.refused.map(({ code }) => code))).toEqual(new Set(["provider/auth-failed"]))
          const before = [stage.refused.length, stage.seen.length] as const
          expect(await unroutedAnswers(stage)).toEqual(unrouted.map(([, , status]) => status))
          expect(stage.refused).toHaveLength(before[0] + unrouted.length)
          expect(stage.seen).toHaveLength(before[1])
        } finally {
          await stage.strike()
        }
      })
    },
  )
})

describe("an agent that speaks no dialect of the gateway", () => {
  const laneCalled = (literal: string): AccessLane => accessLanes.find((lane) => lane.literal === literal) as AccessLane
  const codex = harnesses.find(({ name }) => name === "codex") as Harness
  const gemini: Harness = { ...codex, id: "harness/gemini-cli", name: "gemini-cli", dialects: [], launch: null }

  it("is refused at admission, whoever the provider is, because they share no dialect", () => {
    for (const provider of [...providers.map(({ name }) => name), unlisted]) {
      const source = { type: "platform_provider", provider_key: provider, policy: "eligible_at_admission" } as const
      const answer = freezeRouting(
        {
          id: "mrpr_1",
          profile: "mrp_1",
          number: 1,
          access: "platform_routed",
          policy: "pinned",
          candidates: [{ tier: "default", provider, model: servedModel, credential_source: source }],
        },
        {
          harness: gemini,
          providers,
          dialects,
          cards: modelCards,
          credentials: [],
          supplied: [provider],
          allowed: null,
          modelSpendBudget: false,
        },
      )
      expect(answer).toMatchObject({
        ok: false,
        refusal: {
          code: "routing/no-eligible-model",
          what: expect.stringContaining(`${provider} "${servedModel}" shares no dialect with gemini-cli`) as unknown,
          facts: ["harness/gemini-cli#/dialects", `provider/${provider}#/accepts`],
        },
      })
    }
  })

  it("is not let in by a model of its own either, without a mark of the server", () => {
    const lane = laneCalled("harness_owned")
    const pinned = {
      profile_version: "hprofv_1",
      release_digest: `sha256:${"1".repeat(64)}`,
      provider: "google",
      model: "g",
    }
    const answer = admitHarnessOwned({
      lanes: accessLanes,
      lane,
      harness: { ...gemini, modelLane: lane.modelLane },
      marker: null,
      pinned,
      pool: "pool_own",
      restrictedNetwork: false,
      runners: [],
      now: 0,
    })
    expect(answer).toMatchObject({ ok: false, refusal: { code: "harness-owned/no-marker" } })
  })
})
