import { describe, expect, it } from "vitest"
import { decodeModelCredential } from "../../../output/documents/model-credential.ts"
import { createHead } from "./head.ts"
import type { RoutingHead } from "./head.ts"
import { publishRevision } from "./revision.ts"
import type { CredentialState } from "./revision.ts"

const credentials: readonly CredentialState[] = [
  { id: "mcred_…", provider: "anthropic", generation: "mcredg_1" },
  { id: "mcred_2", provider: "openai", generation: null },
]
const head: RoutingHead = { id: "mrp_1", key: "primary", access: "platform_routed", resource_version: 1, revision: 0 }
const workspace = (id: string): object => ({ type: "workspace_credential", model_credential_id: id })
const platform = (provider_key: string): object => ({
  type: "platform_provider",
  provider_key,
  policy: "eligible_at_admission",
})
const own = { type: "harness_owned" }
const candidate = (provider: string, credential_source: object, more: object = {}): object => ({
  tier: "default",
  provider,
  model: "m-1",
  credential_source,
  ...more,
})

function publish(
  candidates: readonly object[],
  of: RoutingHead = head,
  more: object = {},
): ReturnType<typeof publishRevision> {
  const request = { expected_resource_version: of.resource_version, routing_policy: "fallback", candidates, ...more }
  return publishRevision(of, request, { id: "mrpr_1", credentials })
}

function answer(...given: Parameters<typeof publish>): string {
  const result = publish(...given)
  return result.ok ? `revision ${result.revision.number}` : result.refusal.code
}

describe("the requests that the platform's documentation prints", () => {
  it("decode: a credential, a head, and its first revision with the credential's id", () => {
    expect(decodeModelCredential({ key: "anthropic-primary", provider_key: "anthropic", api_key: "sk-ant-…" }).ok).toBe(
      true,
    )
    const created = createHead({ key: "primary" }, "mrp_1")
    expect(created).toEqual({ ok: true, head })
    const published = publishRevision(
      head,
      {
        expected_resource_version: 1,
        routing_policy: "fallback",
        candidates: [
          {
            tier: "default",
            provider: "anthropic",
            model: "claude-sonnet-4-5",
            credential_source: { type: "workspace_credential", model_credential_id: "mcred_…" },
          },
        ],
      },
      { id: "mrpr_1", credentials },
    )
    expect(published).toMatchObject({ ok: true, head: { resource_version: 2, revision: 1 }, revision: { number: 1 } })
  })

  it("create a harness-owned head by its access alone", () => {
    expect(createHead({ key: "own", access: "harness_owned" }, "mrp_2")).toMatchObject({
      head: { access: "harness_owned" },
    })
  })
})

describe("the head of a routing profile", () => {
  it.each([
    [null],
    [{}],
    [{ key: "" }],
    [{ key: "A" }],
    [{ key: "a", access: "both" }],
    [{ key: "a", candidates: [] }],
  ])("is not made of %j", (request) => {
    expect(createHead(request, "x")).toMatchObject({ refusal: { code: "routing/malformed" } })
  })

  it("goes by platform_routed where it says nothing", () => {
    expect(createHead({ key: "a" }, "x")).toEqual(createHead({ key: "a", access: "platform_routed" }, "x"))
  })
})

describe("a revision", () => {
  it("is numbered from 1, fenced by the head's version, and changes no head but the one it gives", () => {
    const first = publish([candidate("anthropic", workspace("mcred_…"))])
    if (!first.ok) throw new Error(first.refusal.what)
    expect(head).toEqual({ ...head, resource_version: 1, revision: 0 })
    expect(answer([candidate("anthropic", workspace("mcred_…"))], first.head)).toBe("revision 2")
    for (const expected_resource_version of [2, 7])
      expect(answer([candidate("anthropic", workspace("mcred_…"))], head, { expected_resource_version })).toBe(
        "routing/stale-version",
      )
  })

  it("cannot be changed by whoever holds it", () => {
    const published = publish([candidate("anthropic", workspace("mcred_…"))])
    if (!published.ok) throw new Error(published.refusal.what)
    const { revision } = published
    expect(() => Object.assign(revision, { number: 9 })).toThrow(TypeError)
    expect(() => Object.assign(revision.candidates[0] ?? {}, { model: "x" })).toThrow(TypeError)
    expect(() => Object.assign(revision.candidates[0]?.credential_source ?? {}, { type: "x" })).toThrow(TypeError)
    expect(() => (revision.candidates as unknown[]).push({})).toThrow(TypeError)
  })

  const harnessHead: RoutingHead = { ...head, access: "harness_owned" }
  it.each<[string, readonly object[], RoutingHead, string]>([
    ["a credential of the workspace", [candidate("anthropic", workspace("mcred_…"))], head, "revision 1"],
    ["a revoked one, which may be rotated", [candidate("openai", workspace("mcred_2"))], head, "revision 1"],
    ["a supply of the platform", [candidate("openai", platform("openai"))], head, "revision 1"],
    ["a login of the harness", [candidate("openai", own)], harnessHead, "revision 1"],
    ["a login of the harness in a routed profile", [candidate("openai", own)], head, "routing/mixed-lanes"],
    [
      "a credential in a profile of the harness",
      [candidate("anthropic", workspace("mcred_…"))],
      harnessHead,
      "routing/mixed-lanes",
    ],
    [
      "a supply in a profile of the harness",
      [candidate("openai", platform("openai"))],
      harnessHead,
      "routing/mixed-lanes",
    ],
    [
      "one routed candidate among those of the harness",
      [candidate("a", own), candidate("openai", platform("openai"))],
      harnessHead,
      "routing/mixed-lanes",
    ],
    ["a supply of another provider", [candidate("openai", platform("anthropic"))], head, "routing/other-provider"],
    ["a credential of another provider", [candidate("openai", workspace("mcred_…"))], head, "routing/other-provider"],
    [
      "a credential of another workspace",
      [candidate("openai", workspace("mcred_9"))],
      head,
      "routing/unknown-credential",
    ],
    [
      "two sources of one provider",
      [candidate("openai", platform("openai")), candidate("openai", workspace("mcred_2"), { tier: "planning" })],
      head,
      "routing/shared-provider",
    ],
    [
      "one source for two tiers",
      [candidate("openai", platform("openai")), candidate("openai", platform("openai"), { tier: "planning" })],
      head,
      "revision 1",
    ],
    [
      "two providers by two sources",
      [candidate("openai", platform("openai")), candidate("anthropic", workspace("mcred_…"))],
      head,
      "revision 1",
    ],
    [
      "the same source with its members in another order",
      [
        candidate("openai", platform("openai")),
        candidate("openai", { policy: "eligible_at_admission", provider_key: "openai", type: "platform_provider" }),
      ],
      head,
      "revision 1",
    ],
    ["no candidate", [], head, "routing/malformed"],
    [
      "too many candidates",
      Array.from({ length: 65 }, () => candidate("openai", platform("openai"))),
      head,
      "routing/malformed",
    ],
    [
      "a nullable hybrid",
      [candidate("openai", { type: "workspace_credential", model_credential_id: null })],
      head,
      "routing/malformed",
    ],
    [
      "two forms in one",
      [candidate("openai", { ...platform("openai"), model_credential_id: "mcred_2" })],
      head,
      "routing/malformed",
    ],
    ["a source without form", [candidate("openai", { provider_key: "openai" })], head, "routing/malformed"],
    [
      "a harness-owned source with an id",
      [candidate("openai", { ...own, model_credential_id: "x" })],
      harnessHead,
      "routing/malformed",
    ],
    [
      "another promise than eligible_at_admission",
      [candidate("openai", { ...platform("openai"), policy: "always" })],
      head,
      "routing/malformed",
    ],
    ["a tier of nobody", [candidate("openai", platform("openai"), { tier: "fast" })], head, "routing/malformed"],
    [
      "an effort of nobody",
      [candidate("openai", platform("openai"), { effort: "extreme" })],
      head,
      "routing/malformed",
    ],
    ["an effort", [candidate("openai", platform("openai"), { effort: "max" })], head, "revision 1"],
  ])("of %s", (_, candidates, of, expected) => {
    expect(answer(candidates, of)).toBe(expected)
  })

  it.each(["cheapest_sufficient", "pinned", "fallback"])("may have the policy %s", (routing_policy) => {
    expect(answer([candidate("openai", platform("openai"))], head, { routing_policy })).toBe("revision 1")
  })

  it("tells nothing of a foreign credential", () => {
    expect(JSON.stringify(publish([candidate("openai", workspace("mcred_9"))]))).not.toContain("mcred_9")
  })
})
