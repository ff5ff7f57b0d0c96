import { describe, expect, it } from "vitest"
import { accessLanes } from "../../../output/facts/access-lanes.ts"
import { harnesses } from "../../../output/facts/harnesses.ts"
import type { AccessLane, Harness } from "../../../output/facts/types.ts"
import type { HarnessOwnedGrant, ModelGrant } from "./grant.ts"
import { admitHarnessOwned } from "./harness-owned.ts"
import type { OwnedRun, OwnedRunner } from "./harness-owned.ts"
import { laneFits, laneOf } from "./lane.ts"

const laneCalled = (literal: string): AccessLane => accessLanes.find((lane) => lane.literal === literal) as AccessLane
const [routed, owned] = [laneCalled("platform_routed"), laneCalled("harness_owned")]
const cursor = harnesses.find(({ name }) => name === "cursor") as Harness
const codex = harnesses.find(({ name }) => name === "codex") as Harness
const now = 1_000_000
const pinned = {
  profile_version: "hprofv_3",
  release_digest: `sha256:${"1".repeat(64)}`,
  provider: "cursor",
  model: "composer-2",
}
const runner: OwnedRunner = {
  id: "runner_b",
  pool: "pool_own",
  placement: "byoc_docker",
  enrollment: pinned,
  advertisement: { ...pinned, login: true, expires_at: now + 1 },
}
const run: OwnedRun = {
  lanes: accessLanes,
  lane: owned,
  harness: cursor,
  marker: { harness: cursor.id, release_digest: pinned.release_digest },
  pinned,
  pool: "pool_own",
  restrictedNetwork: false,
  runners: [runner],
  now,
}
const announces = (part: object): OwnedRunner => ({
  ...runner,
  advertisement: { ...pinned, login: true, expires_at: now + 1, ...part },
})
const enrolled = (part: object): OwnedRunner => ({ ...runner, enrollment: { ...pinned, ...part } })
const answer = (part: Partial<OwnedRun>): string => {
  const result = admitHarnessOwned({ ...run, ...part })
  return result.ok ? result.runner : result.refusal.code
}

describe("a run that brings its own model", () => {
  it("is admitted on the exact runner, with nothing to reach a platform by, and evidence recorded as absent", () => {
    const result = admitHarnessOwned(run)
    expect(result).toEqual({
      ok: true,
      runner: "runner_b",
      grant: { access: "harness_owned", provider: "cursor", model: "composer-2" },
      record: { wire_provenance: "absent", usage_evidence: "absent" },
    })
  })

  it.each<[string, Partial<OwnedRun>, string]>([
    ["in another pool", { pool: "pool_other" }, "harness-owned/wrong-pool"],
    ["on a hosted placement", { runners: [{ ...runner, placement: "hosted" }] }, "harness-owned/hosted-placement"],
    [
      "for a newer profile than was enrolled",
      { runners: [enrolled({ profile_version: "hprofv_2" })] },
      "harness-owned/stale-profile",
    ],
    [
      "for a newer profile than is advertised",
      { runners: [announces({ profile_version: "hprofv_2" })] },
      "harness-owned/stale-profile",
    ],
    [
      "for a newer release than was enrolled",
      { runners: [enrolled({ release_digest: "sha256:0" })] },
      "harness-owned/stale-release",
    ],
    [
      "for a newer release than is advertised",
      { runners: [announces({ release_digest: "sha256:0" })] },
      "harness-owned/stale-release",
    ],
    [
      "for another model than was enrolled",
      { runners: [enrolled({ model: "composer-1" })] },
      "harness-owned/other-model",
    ],
    [
      "for another model than is advertised",
      { runners: [announces({ model: "composer-1" })] },
      "harness-owned/other-model",
    ],
    [
      "for another provider than was enrolled",
      { runners: [enrolled({ provider: "openai" })] },
      "harness-owned/other-model",
    ],
    [
      "for another provider than is advertised",
      { runners: [announces({ provider: "openai" })] },
      "harness-owned/other-model",
    ],
    ["without a local login", { runners: [announces({ login: false })] }, "harness-owned/missing-login"],
    ["with a restricted network", { restrictedNetwork: true }, "harness-owned/restricted-network"],
    ["without a mark of the server", { marker: null }, "harness-owned/no-marker"],
    [
      "with the mark of another release",
      { marker: { harness: cursor.id, release_digest: "sha256:0" } },
      "harness-owned/no-marker",
    ],
    [
      "with the mark of another harness",
      { marker: { harness: codex.id, release_digest: pinned.release_digest } },
      "harness-owned/no-marker",
    ],
    ["without a runner", { runners: [] }, "harness-owned/no-runner"],
    [
      "on a runner that announces nothing",
      { runners: [{ ...runner, advertisement: null }] },
      "harness-owned/no-runner",
    ],
    [
      "on a runner that was enrolled without",
      { runners: [{ ...runner, enrollment: null }] },
      "harness-owned/no-runner",
    ],
    ["on a runner whose presence ran out", { now: now + 1 }, "harness-owned/no-runner"],
    ["with a harness of the platform's lane", { harness: codex }, "lane/harness"],
    ["with an image without an entry", { harness: null }, "lane/harness"],
    ["by the lane that the platform routes", { lane: routed }, "lane/harness"],
  ])("%s is refused: %#", (_, part, expected) => {
    expect(answer(part)).toBe(expected)
  })

  it("takes the runner that fits among others, in any order", () => {
    const others = [
      { ...runner, id: "runner_a", pool: "x" },
      announces({ login: false }),
      { ...runner, id: "runner_c" },
    ]
    for (const runners of [[...others, runner], [runner, ...others], [...others, runner].toReversed()])
      expect(answer({ runners })).toBe("runner_b")
  })

  it("says of several runners what the nearest lacks, in any order", () => {
    const runners = [{ ...runner, pool: "x" }, announces({ login: false }), { ...runner, advertisement: null }]
    expect(answer({ runners })).toBe("harness-owned/missing-login")
    expect(answer({ runners: runners.toReversed() })).toBe("harness-owned/missing-login")
  })

  it("can be granted neither a URL nor a bearer", () => {
    const grant: HarnessOwnedGrant = { access: "harness_owned", provider: "cursor", model: "composer-2" }
    // @ts-expect-error: the grant has no member for a URL
    const withUrl: HarnessOwnedGrant = { ...grant, url: "https://gateway.example.test" }
    // @ts-expect-error: the grant has no member for a bearer
    const withBearer: ModelGrant = { access: "harness_owned", provider: "cursor", model: "composer-2", bearer: "x" }
    // @ts-expect-error: nobody can read a URL of a grant without knowing its lane
    const url = (of: ModelGrant): string => of.url
    expect([withUrl, withBearer, url]).toHaveLength(3)
  })
})

describe("access lanes", () => {
  const claim = (lane: AccessLane): Parameters<typeof laneOf>[0] => ({ ...lane, access: lane.literal })

  it("are claimed whole", () => {
    for (const lane of accessLanes) expect(laneOf(claim(lane), accessLanes)).toEqual({ ok: true, lane })
  })

  it("are never claimed in halves: every hybrid of the two is refused with what is strange", () => {
    const members = ["modelSelection", "credentialCustody", "routing", "wireProvenance", "usageEvidence"] as const
    for (let mask = 1; mask < 2 ** members.length; mask++) {
      const taken = members.filter((_, bit) => (mask >> bit) % 2 === 1)
      const hybrid = { ...claim(owned), ...Object.fromEntries(taken.map((member) => [member, routed[member]])) }
      expect(laneOf(hybrid, accessLanes)).toMatchObject({
        refusal: { code: "lane/hybrid", what: expect.stringContaining(taken.join(", ")) },
      })
    }
    expect(laneOf({ ...claim(owned), access: "both" }, accessLanes)).toMatchObject({ refusal: { code: "lane/hybrid" } })
  })

  it("run the entries that name them, and an image without an entry where nothing is lacking", () => {
    for (const harness of [...harnesses, null]) {
      const byRouting = harness === null || harness.modelLane === "platform_model_gateway"
      expect(laneFits(routed, harness, accessLanes).ok).toBe(byRouting)
      expect(laneFits(owned, harness, accessLanes).ok).toBe(harness?.name === "cursor")
    }
  })
})
