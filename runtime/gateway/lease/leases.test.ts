import { inspect } from "node:util"
import { describe, expect, it } from "vitest"
import { drivers } from "../../../output/facts/drivers.ts"
import { modelCards } from "../../../output/facts/model-cards.ts"
import { manualClock } from "../../../test/gateway/manual-clock.ts"
import { credentialStore } from "../credential/credentials.ts"
import { Place } from "../credential/cuts.ts"
import type { LeaseGrant } from "./grant.ts"
import { keepsAnything } from "./keeps.ts"
import { hold, settle } from "./lease.ts"
import { leaseBook } from "./leases.ts"

const grant: LeaseGrant = {
  run: "r",
  policy: "pinned",
  candidates: [{ tier: "default", provider: "openai", model: "gpt-5.5", credential: "main" }],
  budget: null,
  seconds: 60,
}

function book() {
  const clock = manualClock()
  const credentials = credentialStore()
  credentials.put("main", "openai", "sk-main-0123456789")
  const leases = leaseBook({ clock, credentials, cards: modelCards })
  const mint = (more: Partial<LeaseGrant> = {}) => {
    const minted = leases.mint({ ...grant, ...more })
    if (!minted.ok) throw new Error(minted.refusal.code)
    return minted
  }
  return { clock, credentials, leases, mint }
}

function proves({ leases }: ReturnType<typeof book>, bearer: string): string {
  const proven = leases.proven(bearer)
  return proven.ok ? "live" : proven.refusal.code
}

describe("a lease", () => {
  it("is proven by its bearer alone", () => {
    const made = book()
    const { bearer, lease } = made.mint()
    expect(proves(made, bearer)).toBe("live")
    for (const wrong of [
      "",
      lease,
      bearer.slice(0, -1),
      `${bearer}0`,
      bearer.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
      bearer.toUpperCase(),
      "lease___proto__",
    ])
      expect(proves(made, wrong), wrong).toBe("lease/unknown")
    expect(inspect(made.leases.proven(bearer), { depth: null, showHidden: true })).not.toContain(bearer.slice(-64))
  })

  it.each([
    ["durable", true],
    ["ephemeral_zdr", false],
    ["forever", false],
    [undefined, false],
  ])("is minted with a wire record under the retention mode %s: %s", (retention, isMinted) => {
    const wants: LeaseGrant = { ...grant, wireRecord: true, ...(retention === undefined ? {} : { retention }) }
    const minted = book().leases.mint(wants)
    expect(minted.ok || minted.refusal.code).toBe(isMinted || "lease/grant")
    expect(book().leases.mint({ ...wants, wireRecord: false }).ok).toBe(true)
  })

  it("knows every retention mode of the catalog by what its envelopes keep", () => {
    const modes = [...new Set(drivers.flatMap(({ envelopes }) => envelopes.map(({ retention }) => retention)))]
    expect(modes.map((mode) => [mode, keepsAnything(mode)])).toEqual([
      ["durable", true],
      ["ephemeral_zdr", false],
      ["standard", false],
    ])
  })

  it("ends when its time is over, and its calls with it", () => {
    const made = book()
    const { bearer, lease } = made.mint()
    const proven = made.leases.proven(bearer)
    const ended: string[] = []
    if (proven.ok) proven.lease.cuts.add(new Place({ cutFor: (reason) => void ended.push(reason) }))
    made.clock.pass(59_999)
    expect(made.leases.renew(lease, 60)).toBe(true)
    made.clock.pass(59_999)
    expect([proves(made, bearer), ended]).toEqual(["live", []])
    made.clock.pass(1)
    expect([proves(made, bearer), ended]).toEqual(["lease/over", ["lease_expired"]])
    expect(made.leases.renew(lease, 60)).toBe(false)
    expect(made.leases.read(lease)).toMatchObject({ ended: "expired", secondsLeft: 0, openCalls: 0 })
    expect(made.clock.waiting()).toBe(0)
  })

  it("is one of its run: another is refused, or takes its place with the next epoch", () => {
    const made = book()
    const first = made.mint()
    expect(made.leases.mint(grant)).toMatchObject({ ok: false, refusal: { code: "lease/held" } })
    const second = made.leases.supersede(grant)
    expect(proves(made, first.bearer)).toBe("lease/over")
    expect(second.ok && proves(made, second.bearer)).toBe("live")
    expect(second.ok && made.leases.read(second.lease)).toMatchObject({ epoch: 2, run: "r" })
    expect(made.leases.end(first.lease)).toBe(false)
    expect(second.ok && made.leases.end(second.lease)).toBe(true)
    expect(made.leases.mint(grant).ok).toBe(true)
  })

  it("that cannot be minted leaves the living one alone", () => {
    const made = book()
    const { bearer } = made.mint()
    expect(made.leases.supersede({ ...grant, candidates: [] }).ok).toBe(false)
    expect(proves(made, bearer)).toBe("live")
  })

  it.each<[Partial<LeaseGrant>, string]>([
    [{ run: "" }, "lease/grant"],
    [{ seconds: 0 }, "lease/grant"],
    [{ seconds: NaN }, "lease/grant"],
    [{ budget: -1 }, "lease/grant"],
    [{ budget: 0.5 }, "lease/grant"],
    [{ candidates: [] }, "lease/grant"],
    [{ candidates: [{ tier: "planning", provider: "openai", model: "m", credential: "main" }] }, "lease/grant"],
    [
      {
        candidates: [
          grant.candidates[0] as never,
          { tier: "default", provider: "openai", model: "m", credential: "other" },
        ],
      },
      "lease/grant",
    ],
    [{ candidates: [{ tier: "default", provider: "openai", model: "m", credential: "nobody" }] }, "lease/credential"],
    [{ candidates: [{ tier: "default", provider: "anthropic", model: "m", credential: "main" }] }, "lease/credential"],
  ])("is not minted from %j", (more, code) => {
    expect(book().leases.mint({ ...grant, ...more })).toMatchObject({ ok: false, refusal: { code } })
  })

  it("keeps the generation of its credential through a rotation, and not through a revocation", () => {
    const made = book()
    const { bearer } = made.mint()
    expect(made.credentials.put("main", "openai", "sk-next-0123456789")).toEqual({ ok: true, generation: 2 })
    const proven = made.leases.proven(bearer)
    expect(proven.ok && proven.lease.candidates[0]?.generation).toBe(1)
    const ended: string[] = []
    made.credentials.use("main", 1)?.cuts.add(new Place({ cutFor: (reason) => void ended.push(reason) }))
    expect(made.credentials.revoke("main", 1)).toBe(true)
    expect(ended).toEqual(["credential_revoked"])
    expect(made.credentials.use("main", 1)).toBeNull()
    expect(made.credentials.read("main")).toEqual({ id: "main", provider: "openai", active: 2, live: [2] })
    expect(made.credentials.revoke("main")).toBe(true)
    expect([made.credentials.revoke("main"), made.credentials.read("main")?.active]).toEqual([false, null])
    expect(made.credentials.put("main", "anthropic", "sk-other-0123456789")).toMatchObject({
      ok: false,
      refusal: { code: "credential/other-provider" },
    })
    expect(made.credentials.put("a", "openai", "a b")).toMatchObject({
      ok: false,
      refusal: { code: "credential/unusable" },
    })
  })

  it("orders its candidates by price once, under the policy that asks for it; unpriced ones come last", () => {
    const made = book()
    made.credentials.put("b", "anthropic", "sk-b-0123456789")
    const of = (model: string, provider: string, credential: string) => ({
      tier: "default",
      provider,
      model,
      credential,
    })
    const candidates = [
      of("unheard-of", "openai", "main"),
      of("gpt-5.5", "openai", "main"),
      of("claude-sonnet-5", "anthropic", "b"),
      of("gpt-5.4", "openai", "main"),
    ]
    const order = (policy: LeaseGrant["policy"]) => {
      const minted = made.leases.supersede({ ...grant, policy, candidates })
      const proven = made.leases.proven(minted.ok ? minted.bearer : "")
      return proven.ok ? proven.lease.candidates.map(({ model }) => model) : []
    }
    expect(order("cheapest_sufficient")).toEqual(["claude-sonnet-5", "gpt-5.4", "gpt-5.5", "unheard-of"])
    expect(order("fallback")).toEqual(candidates.map(({ model }) => model))
    expect(order("pinned")).toEqual(candidates.map(({ model }) => model))
  })
})

describe("a budget", () => {
  it("holds a bound until the cost is known, and for good where it never is", () => {
    const account = { budget: 100, spent: 0, held: 0 }
    expect([hold(account, 60), hold(account, 60), hold(account, 40)]).toEqual([true, false, true])
    settle(account, 60, 10)
    settle(account, 40, null)
    expect(account).toEqual({ budget: 100, spent: 10, held: 40 })
    expect([hold(account, 51), hold(account, 50)]).toEqual([false, true])
  })
})
