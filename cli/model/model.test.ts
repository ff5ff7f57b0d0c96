import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest"
import { credential, revision, routing, workspaces } from "../platform/records.fixture.ts"
import { commanded, openStandIn, problem } from "../platform/stand-in.fixture.ts"
import type { Endpoint } from "../platform/stand-in.fixture.ts"

const secret = "sk-canary-0123456789"
const folder = mkdtempSync(join(tmpdir(), "model-"))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, "secret"), `${secret}\n`)
writeFileSync(join(folder, "empty"), "\n")
const stated = {
  routing_policy: "pinned",
  candidates: [
    {
      ...revision.candidates[0],
      credential_source: { type: "workspace_credential", model_credential_id: "anthropic-primary" },
    },
  ],
}
writeFileSync(join(folder, "revision.json"), JSON.stringify(stated))

const inWorkspace = "/v1/organizations/workspaces/ws_1"
const endpoints: Readonly<Record<string, Endpoint>> = {
  "GET /v1/workspaces": workspaces,
  [`GET ${inWorkspace}/model-credentials`]: { data: [credential], next: null },
  [`POST ${inWorkspace}/model-credentials`]: credential,
  "POST /v1/model-credentials/mcred_1/generations": { ...credential, active_generation: 2 },
  "DELETE /v1/model-credentials/mcred_1": { ...credential, status: "revoked", active_generation: null },
  "GET /v1/model-credentials/mcred_1/generations": {
    data: [{ id: "mcgen_1", number: 1, status: "active", created_at: credential.created_at }],
    next: null,
  },
  [`GET ${inWorkspace}/model-routing-profiles`]: { data: [routing], next: null },
  [`POST ${inWorkspace}/model-routing-profiles`]: { ...routing, resource_version: 1, revision: null },
  "POST /v1/model-routing-profiles/mrp_1/revisions": revision,
  "GET /v1/model-routing-profiles/mrp_1/revisions": { data: [revision], next: null },
  "GET /v1/models": {
    data: [
      {
        provider: "anthropic",
        model: "claude-sonnet-4-5",
        context_window: 200_000,
        priced: true,
        supply_class: "byok",
      },
    ],
  },
}

async function model(line: readonly string[], more: Readonly<Record<string, Endpoint>> = {}) {
  const api = await openStandIn({ ...endpoints, ...more })
  onTestFinished(api.close)
  return { api, ...(await commanded(api, ["model", ...line], { cwd: folder })) }
}

const candidate = "provider=anthropic,model=claude-sonnet-4-5,credential=anthropic-primary"

describe("model credential", () => {
  it.each([
    ["a file", ["--secret-file", "secret"]],
    ["a variable", ["--secret-env", "CANARY"]],
  ])("adds the secret of %s, and shows it nowhere", async (_, from) => {
    vi.stubEnv("CANARY", secret)
    onTestFinished(() => void vi.unstubAllEnvs())
    const line = ["credential", "add", "anthropic-primary", "--provider", "anthropic", ...from]
    const { api, code, out, err } = await model(line)
    expect({ code, err }).toEqual({ code: 0, err: "" })
    const [sent] = api.to(`POST ${inWorkspace}/model-credentials`)
    expect(sent?.body).toEqual({ key: "anthropic-primary", provider_key: "anthropic", api_key: secret })
    expect(sent?.headers).toMatchObject({
      "checkfu-version": "2026-08-29",
      "idempotency-key": expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(out).toMatch(/^Added anthropic-primary \(mcred_1\)\.\nNext: demo model profile create /)
    expect(`${out}${err}`).not.toContain(secret)
  })

  it("keeps one key through a broken connection", async () => {
    let broken = false
    const add = (): object | "cut" => {
      if (broken) return credential
      broken = true
      return "cut"
    }
    const line = ["credential", "add", "anthropic-primary", "--provider", "anthropic", "--secret-file", "secret"]
    const { api, code } = await model(line, { [`POST ${inWorkspace}/model-credentials`]: add })
    const keys = api.to(`POST ${inWorkspace}/model-credentials`).map(({ headers }) => headers["idempotency-key"])
    expect({ code, sent: keys.length, keys: new Set(keys).size }).toEqual({ code: 0, sent: 2, keys: 1 })
  })

  it.each([
    ["by its key", "anthropic-primary"],
    ["by its id", "mcred_1"],
  ])("is rotated %s, under the version that was seen", async (_, name) => {
    const { api, code, out } = await model(["credential", "rotate", name, "--secret-file", "secret"])
    expect({ code, out }).toEqual({ code: 0, out: "Rotated anthropic-primary to generation 2.\n" })
    const [sent] = api.to("POST /v1/model-credentials/mcred_1/generations")
    expect(sent?.body).toEqual({ expected_resource_version: 3, api_key: secret })
  })

  it("is revoked under the version that was seen", async () => {
    const { api, code, out } = await model(["credential", "revoke", "anthropic-primary"])
    expect({ code, out }).toEqual({ code: 0, out: "Revoked anthropic-primary.\n" })
    const [sent] = api.to("DELETE /v1/model-credentials/mcred_1")
    expect(sent?.query.get("expected_resource_version")).toBe("3")
  })

  it("is listed and shown, for people and as data", async () => {
    const listed = await model(["credential", "list"])
    expect(listed.out.split("\n")[1]).toMatch(/^anthropic-primary {2}anthropic {2}active/)
    const shown = await model(["credential", "show", "anthropic-primary"])
    expect(shown.out).toContain("https://api.anthropic.com")
    const asData = await model(["credential", "show", "mcred_1", "--json"])
    expect(JSON.parse(asData.out)).toMatchObject({ key: "anthropic-primary", generations: [{ number: 1 }] })
  })

  it.each<[readonly string[], string]>([
    [["add", "k", secret, "--provider", "anthropic"], "takes one argument, KEY"],
    [["add", "k", "--secret-file", "secret"], "needs --provider NAME"],
    [["add", "k", "--provider", "p", "--secret-env", secret], "names a variable that is not there"],
    [["add", "k", "--provider", "p", "--secret-file", "nowhere"], "cannot be read"],
    [["add", "k", "--provider", "p", "--secret-file", "empty"], "the secret is empty"],
    [["add", "k", "--provider", "p", "--secret-file", "a", "--secret-env", "B"], "give one of them"],
    [["list", "--provider", "p"], "--provider is of model credential add"],
    [["rename", "k"], "does add, list, rotate, revoke, show, not rename"],
    [["show"], "needs a KEY"],
  ])("is refused as %j, before anything is sent", async (line, expected) => {
    const { api, code, out, err } = await model(["credential", ...line])
    expect({ code, out, came: api.came }).toEqual({ code: 2, out: "", came: [] })
    expect(err).toContain(expected)
    expect(err).not.toContain(secret)
  })

  it("names the nearest one where there is none of that name", async () => {
    const { code, err } = await model(["credential", "show", "anthropic-primry"])
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining("nearest is anthropic-primary") })
  })

  it("says what the platform refuses, why, what mends it, and where its page is", async () => {
    const refusal = problem(409, "api/stale-version", "Somebody changed it meanwhile.\u001B[2J")
    const { code, err } = await model(["credential", "revoke", "mcred_1"], {
      "DELETE /v1/model-credentials/mcred_1": refusal,
    })
    expect({ code, err }).toEqual({
      code: 1,
      err: [
        "demo: api/stale-version: Somebody changed it meanwhile.[2J",
        "  Why   a rule",
        "  Fix   mend it",
        "  Page  /reference/refusals/api-stale-version",
        "",
      ].join("\n"),
    })
  })

  it("says how to start a server where nothing answers", async () => {
    const gone = await openStandIn({})
    await gone.close()
    const { code, err } = await commanded(gone, ["model", "credential", "list"])
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining("checkfu serve") })
  })
})

describe("model profile", () => {
  it("is created with its first revision, whose credential is found by its key", async () => {
    const { api, code, out } = await model(["profile", "create", "primary", "--candidate", `${candidate},effort=high`])
    expect({ code, out }).toEqual({
      code: 0,
      out: "Created primary (mrp_1) with revision 1.\nNext: demo harness verify HARNESS --model primary --wait\n",
    })
    const [head] = api.to(`POST ${inWorkspace}/model-routing-profiles`)
    const [published] = api.to("POST /v1/model-routing-profiles/mrp_1/revisions")
    expect(head?.body).toEqual({ key: "primary" })
    expect(published?.body).toEqual({
      expected_resource_version: 1,
      routing_policy: "fallback",
      candidates: [{ ...revision.candidates[0], effort: "high" }],
    })
    expect(head?.headers["idempotency-key"]).not.toBe(published?.headers["idempotency-key"])
  })

  it("is published from a file, in which a credential stands by its key", async () => {
    const { api, code } = await model(["profile", "publish", "primary", "--file", "revision.json"])
    expect(code).toBe(0)
    const [published] = api.to("POST /v1/model-routing-profiles/mrp_1/revisions")
    expect(published?.body).toEqual({
      expected_resource_version: 2,
      routing_policy: "pinned",
      candidates: revision.candidates,
    })
  })

  it("takes the platform's supply and a harness's own models as sources", async () => {
    const own = ["--candidate", "tier=planning,provider=anthropic,model=m,source=platform_provider"]
    const { api } = await model(["profile", "publish", "primary", "--policy", "pinned", ...own])
    const [published] = api.to("POST /v1/model-routing-profiles/mrp_1/revisions")
    const source = { type: "platform_provider", provider_key: "anthropic", policy: "eligible_at_admission" }
    expect(published?.body).toMatchObject({ candidates: [{ tier: "planning", credential_source: source }] })
  })

  it("is listed and shown", async () => {
    expect((await model(["profile", "list"])).out).toContain("primary  platform_routed  active  1")
    expect((await model(["profile", "show", "primary"])).out).toContain("default anthropic/claude-sonnet-4-5")
  })

  it.each<[readonly string[], string]>([
    [["publish", "primary"], "needs --candidate"],
    [["publish", "primary", "--file", "revision.json", "--policy", "pinned"], "leave out --candidate and --policy"],
    [["create", "k", "--candidate", "provider=a,model=b"], "exactly one of credential=KEY and source=NAME"],
    [["create", "k", "--candidate", "provider=a,credential=b"], "it has no model"],
    [["create", "k", "--candidate", "provider=a,provider=b"], "provider stands there twice"],
    [["create", "k", "--candidate", "providr=a"], "providr is none of"],
    [["create", "k", "--candidate", "provider=a,model=b,source=mine"], "source is one of"],
    [["create", "k", "--policy", "best"], "--policy is one of"],
  ])("is refused as %j, before anything is sent", async (line, expected) => {
    const { api, code, err } = await model(["profile", ...line])
    expect({ code, came: api.came }).toEqual({ code: 2, came: [] })
    expect(err).toContain(expected)
  })
})

describe("model list", () => {
  it("lists what a candidate may name", async () => {
    expect((await model(["list"])).out).toContain("anthropic  claude-sonnet-4-5  200000   priced  byok")
  })
})
