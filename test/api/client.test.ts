import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { CheckfuProblem, apiVersion, createCheckfu } from "../../output/client/index.ts"
import type { Checkfu } from "../../output/client/index.ts"
import type { Answered, SentRequest } from "../../output/client/transport.ts"
import { documentDecoders } from "../../output/documents/decoders.ts"
import { endpoints } from "../../output/facts/endpoints.ts"
import type { DocumentName } from "../../output/facts/endpoints.ts"
import { testApi } from "../../runtime/api/api.fixture.ts"
import type { TestApi } from "../../runtime/api/api.fixture.ts"

type Method = (...parameters: readonly unknown[]) => Promise<unknown>

/** Every method of a client by its operation. */
function methodsOf(client: object, before = ""): ReadonlyMap<string, Method> {
  return new Map(
    Object.entries(client).flatMap(([name, inner]): readonly (readonly [string, Method])[] =>
      typeof inner === "function"
        ? [[`${before}${name}`, inner as Method]]
        : [...methodsOf(inner as object, `${before}${name}.`)],
    ),
  )
}

/** A client whose requests are kept and answered with one answer. */
function recording(status: number, text: string, headers: { readonly [name: string]: string } = {}) {
  const sent: { readonly url: string; readonly request: SentRequest }[] = []
  const fetch = (url: string, request: SentRequest): Promise<Answered> => {
    sent.push({ url, request })
    const answer = {
      status,
      headers: { get: (name: string) => headers[name] ?? null },
      text: () => Promise.resolve(text),
    }
    return Promise.resolve(answer)
  }
  return { sent, client: createCheckfu({ baseUrl: "https://api.acme.example/", apiKey: "key_1", fetch }) }
}

/** What is thrown. */
async function thrownBy(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail("nothing is thrown"),
    (thrown: unknown) => thrown,
  )
}

describe("the client of the API", () => {
  it("has a method for each endpoint that names one, and no other", () => {
    const { client } = recording(200, "{}")
    const named = endpoints.flatMap(({ operation }) => (operation === null ? [] : [operation]))
    expect([...methodsOf(client).keys()].toSorted()).toEqual(named.toSorted())
    expect(endpoints.filter(({ operation }) => operation === null).map(({ name }) => name)).toEqual([
      "call-platform-mcp",
    ])
  })

  it("sends what each endpoint asks for: places first, then the body or the query, then the options", async () => {
    const { client, sent } = recording(200, "{}")
    const methods = methodsOf(client)
    for (const { operation, method, path, segments, takes, queries, bearer, writes } of endpoints) {
      if (operation === null) continue
      const places = segments.flatMap((each) => (typeof each === "string" ? [] : [each.parameter]))
      const query = Object.fromEntries(queries.map(({ name, form }) => [name, form === "integer" ? 7 : "a b"]))
      const parameters = [
        ...places.map((name) => `${name}-1`),
        ...(takes === null ? [] : [{ of: takes }]),
        ...(queries.length === 0 ? [] : [query]),
        { idempotencyKey: "once" },
      ]
      await methods.get(operation)?.(...parameters)
      const { url, request } = sent.at(-1) ?? expect.fail(operation)
      const search = queries.map(({ name, form }) => `${name}=${form === "integer" ? "7" : "a%20b"}`).join("&")
      const target = path.replaceAll(/\{(\w+)\}/g, "$1-1") + (search === "" ? "" : `?${search}`)
      expect([request.method, url]).toEqual([method, `https://api.acme.example${target}`])
      expect(request.body).toBe(takes === null ? undefined : JSON.stringify({ of: takes }))
      expect(request.redirect).toBe("error")
      expect(request.headers).toEqual({
        accept: "application/json, application/problem+json",
        authorization: "Bearer key_1",
        "checkfu-version": apiVersion,
        "idempotency-key": "once",
        ...(takes === null ? {} : { "content-type": "application/json" }),
      })
      expect(bearer === "api_key" || writes).toBe(true)
    }
  })

  it.each(["", ".", "..", "a/b", "a?b", "a#b", "%2e", "a b", "é", "a".repeat(257)])(
    "puts no %j into a path, where it would ask for something else",
    async (id) => {
      const { client, sent } = recording(200, "{}")
      expect(() => client.sessions.read(id)).toThrow(TypeError)
      expect(sent).toEqual([])
    },
  )

  it("throws a refusal with all that its problem document says", async () => {
    const document = {
      type: "/reference/refusals/api-busy",
      title: "API at its bound",
      status: 503,
      detail: "The API has as much to do as it may.",
      code: "api/busy",
      why: "a reason",
      fix: "a cure",
      facts: ["harness/codex"],
    }
    const { client } = recording(503, JSON.stringify(document), { "retry-after": "2" })
    const thrown = await thrownBy(client.models.list())
    expect(thrown).toBeInstanceOf(CheckfuProblem)
    expect(thrown).toMatchObject({ ...document, message: document.detail, retryAfter: 2 })
  })

  it.each([
    [502, "<html>", "The answer has status 502 and is no problem document."],
    [404, "{}", "The answer has status 404 and is no problem document."],
    [200, "not JSON", "The answer has status 200 and is no problem document."],
  ])("says of an answer %j that is no problem document what came instead", async (status, text, message) => {
    const { client } = recording(status, text)
    expect(await thrownBy(client.models.list())).toMatchObject({ status, code: null, message })
  })

  it("answers nothing where there is nothing, and names the workspace where one is given", async () => {
    const { client } = recording(204, "")
    expect(await client.runners.claim("r-1", {})).toBeNull()
    const sent: SentRequest[] = []
    const other = createCheckfu({
      baseUrl: "http://127.0.0.1:1",
      apiKey: "k",
      workspace: "ws_1",
      fetch: (_url, request) => {
        sent.push(request)
        return Promise.reject(new Error("no network"))
      },
    })
    expect(await thrownBy(other.workspaces.list())).toEqual(new Error("no network"))
    expect(sent[0]?.headers["checkfu-workspace"]).toBe("ws_1")
  })
})

describe("the client against the API itself", () => {
  let here: TestApi
  let checkfu: Checkfu
  let workspace: string
  beforeAll(async () => {
    here = await testApi()
    workspace = await here.workspace("one")
    checkfu = createCheckfu({ baseUrl: here.api.url, apiKey: await here.key("developer", workspace) })
  })
  afterAll(() => here.end())

  const fits = (document: DocumentName, value: unknown): void => {
    const read = documentDecoders[document](value)
    expect(read.ok ? null : read.error).toBeNull()
  }

  it("runs the published sample as it is printed, once under one key", async () => {
    const statement = /const profile = (await checkfu[^]*?\n {2}\))\n/.exec(
      readFileSync("docs/guides/use-the-api.mdx", "utf8"),
    )
    const sample = new Function("checkfu", `return (async () => ${statement?.[1] ?? ""})()`) as (
      client: Checkfu,
    ) => ReturnType<Checkfu["harnessRuntime"]["profiles"]["create"]>
    const profile = await sample(checkfu)
    fits("harness-profile-record", profile)
    expect(profile).toMatchObject({ name: "claims-specialist", resource_version: 1, evidence: "unverified" })
    expect(await checkfu.harnessRuntime.profiles.read(profile.id)).toEqual(profile)
    expect(await thrownBy(sample(checkfu))).toMatchObject({ status: 409 })
  })

  it("serves nobody what no endpoint states, whatever the key may do", async () => {
    for (const role of ["root", "runner"])
      for (const path of ["/v1/agents", "/v1/sessions/s/secrets", "/v2/models"]) {
        const bearer = await here.key(role, role === "root" ? null : workspace)
        expect((await here.ask("GET", path, { bearer })).json).toMatchObject({ status: 404, code: "api/path" })
      }
  })

  it("does once what is asked twice under one key", async () => {
    const asked = [
      { image: `ghcr.io/a/b@sha256:${"0".repeat(64)}`, entrypoint: "/a" },
      { idempotencyKey: "k-1" },
    ] as const
    const release = await checkfu.harnessRuntime.releases.create(...asked)
    expect(await checkfu.harnessRuntime.releases.create(...asked)).toEqual(release)
    fits("harness-release-record", release)
    const { data } = await checkfu.harnessRuntime.releases.list()
    expect(data.filter(({ id }) => id === release.id)).toHaveLength(1)
  })

  it("gives documents of the form that each endpoint promises", async () => {
    const credential = await checkfu.modelCredentials.create(workspace, {
      key: "primary",
      provider_key: "anthropic",
      api_key: "sk-canary",
    })
    fits("model-credential-record", credential)
    const profile = await checkfu.modelRoutingProfiles.create(workspace, { key: "primary" })
    fits("model-routing-profile-record", profile)
    const revision = await checkfu.modelRoutingProfiles.publish(profile.id, {
      expected_resource_version: profile.resource_version,
      routing_policy: "fallback",
      candidates: [
        {
          tier: "default",
          provider: "anthropic",
          model: "claude-sonnet-4-5",
          credential_source: { type: "workspace_credential", model_credential_id: credential.id },
        },
      ],
    })
    fits("model-routing-revision-record", revision)
    for (const model of (await checkfu.models.list()).data) fits("routable-model", model)
    for (const entry of (await checkfu.harnessRuntime.catalog.list()).data) fits("harness-catalog-entry", entry)
    for (const support of (await checkfu.support.harnesses.list()).data) fits("harness-support", support)
    const paged = await checkfu.modelRoutingProfiles.list(workspace, { limit: 1 })
    expect(paged).toEqual({ data: [await checkfu.modelRoutingProfiles.read(profile.id)], next: null })
    fits("runner-inventory", await checkfu.runners.list())
  })

  it("is refused as the API refuses: another's id like a missing one, and a viewer that writes", async () => {
    const viewer = createCheckfu({ baseUrl: here.api.url, apiKey: await here.key("viewer", workspace) })
    expect(await thrownBy(viewer.modelRoutingProfiles.create(workspace, { key: "two" }))).toMatchObject({
      status: 403,
      code: "api/role",
    })
    const foreign = createCheckfu({
      baseUrl: here.api.url,
      apiKey: await here.key("viewer", await here.workspace("two")),
    })
    const [own] = (await checkfu.harnessRuntime.profiles.list()).data
    const missing = await thrownBy(foreign.harnessRuntime.profiles.read("hprof_none"))
    expect(missing).toMatchObject({ status: 404, code: "api/not-found" })
    expect(await thrownBy(foreign.harnessRuntime.profiles.read(own?.id ?? ""))).toEqual(missing)
  })
})
