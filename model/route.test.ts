import { describe, expect, it } from "vitest"
import type { Dialect, Provider } from "./entries.ts"
import { hasPlace, isPlainPath, overlapsOf, routesOf } from "./route.ts"
import type { ModelId, RouteFacts } from "./route.ts"

const plain: Dialect = { id: "dialect/plain", name: "plain", method: "POST", path: "/v1/plain" }
const queue: Dialect = { id: "dialect/queue", name: "queue", method: "POST", path: "/{model}" }
const north: Provider = {
  id: "provider/north",
  name: "north",
  origin: "https://north.example",
  credential: { header: "authorization", prefix: "Bearer " },
  accepts: [
    { dialect: plain, path: "/api/plain" },
    { dialect: queue, path: "/q/{model}/runs" },
  ],
  priced: true,
}
const south: Provider = { ...north, id: "provider/south", name: "south", origin: "https://south.example" }

function model(provider: Provider, value: string): ModelId {
  return { id: `model-id/${value}`, name: value, provider, dialect: queue, value }
}

function facts(more: Partial<RouteFacts>): RouteFacts {
  return {
    dialects: [plain, queue],
    providers: [north, south],
    modelIds: [],
    dialectRequests: [],
    gatewayRoutes: [],
    ...more,
  }
}

describe("the routes of a catalog", () => {
  it("have none for a dialect whose path awaits a model of which no id is known", () => {
    expect(routesOf(facts({})).map(({ target }) => target)).toEqual(["/v1/plain"])
  })

  it("have one for each known id, sent on only to the providers that know it", () => {
    const modelIds = [model(north, "a/b"), model(south, "a/b"), model(south, "a/b/c")]
    expect(routesOf(facts({ modelIds })).slice(1)).toMatchObject([
      {
        target: "/a/b",
        upstreams: [{ provider: "north", path: "/q/a/b/runs", credential: north.credential }, { provider: "south" }],
      },
      { target: "/a/b/c", upstreams: [{ provider: "south", path: "/q/a/b/c/runs" }] },
    ])
  })

  it("say all of where each provider answers, and nothing of one that does not accept the dialect", () => {
    const west: Provider = { ...north, id: "provider/west", name: "west", accepts: [] }
    expect(routesOf(facts({ providers: [north, west] }))).toEqual([
      {
        method: "POST",
        target: "/v1/plain",
        servedBy: "provider",
        dialect: "plain",
        queries: [],
        headers: [],
        credentials: [],
        upstreams: [
          {
            provider: "north",
            origin: "https://north.example",
            credential: { header: "authorization", prefix: "Bearer " },
            path: "/api/plain",
          },
        ],
      },
    ])
    expect(routesOf(facts({ dialects: [plain], providers: [] }))).toMatchObject([
      { target: "/v1/plain", upstreams: [] },
    ])
  })

  it("take an id as it is, also where it looks like a replacement", () => {
    expect(routesOf(facts({ modelIds: [model(north, "$&")] }))[1]?.target).toBe("/$&")
  })

  it("carry the queries and headers that are stated for the dialect, and for no other", () => {
    const dialectRequests = [
      {
        id: "dialect-request/p",
        name: "p",
        dialect: plain,
        queries: [{ name: "beta", kind: "fixed", value: "true" }],
        headers: ["p-version"],
        credentials: ["p-key"],
      },
    ] as const
    expect(routesOf(facts({ dialectRequests, modelIds: [model(north, "a")] }))).toMatchObject([
      { queries: [{ name: "beta" }], headers: ["p-version"], credentials: ["p-key"] },
      { queries: [], headers: [], credentials: [] },
    ])
  })

  it("end with what the gateway answers itself", () => {
    const own = {
      id: "gateway-route/own",
      name: "own",
      method: "GET",
      path: "/own",
      queries: [],
      answers: "x",
    } as const
    expect(routesOf(facts({ gatewayRoutes: [own] })).at(-1)).toEqual({
      method: "GET",
      target: "/own",
      servedBy: "gateway",
      answers: "x",
      queries: [],
    })
  })
})

describe("routes that overlap", () => {
  it("are those whose method and expanded target are the same, whatever they are made of", () => {
    const clash = routesOf(facts({ modelIds: [model(north, "v1/plain"), model(north, "v1/plain/x")] }))
    expect(overlapsOf(clash).map((pair) => pair.map((route) => "dialect" in route && route.dialect))).toEqual([
      ["plain", "queue"],
    ])
    const read = {
      id: "gateway-route/own",
      name: "own",
      method: "GET",
      path: "/v1/plain",
      queries: [],
      answers: "x",
    } as const
    expect(overlapsOf(routesOf(facts({ gatewayRoutes: [read] })))).toEqual([])
    expect(overlapsOf(routesOf(facts({ gatewayRoutes: [{ ...read, method: "POST" }] })))).toHaveLength(1)
  })
})

describe("a plain path", () => {
  it.each(["/a", "/v1/messages", "/v1beta/openai/chat", "/{model_id}", "/q/{id}/runs", "/a.b/..c/~d", "/-_.~"])(
    "is %s",
    (path) => expect(isPlainPath(path)).toBe(true),
  )

  it.each([
    "",
    "/",
    "a",
    "//a",
    "/a/",
    "/a//b",
    "/.",
    "/a/..",
    "/../a",
    "/./a",
    "/a?b",
    "/a#b",
    "/a%2e",
    "/a b",
    "/a;b",
  ])("is not %j", (path) => expect(isPlainPath(path)).toBe(false))

  it.each(["/a\n", "/a\\b", "/ä", "/{}", "/{A}", "/x{a}", "/a\u0000"])("is not %j either", (path) =>
    expect(isPlainPath(path)).toBe(false),
  )
})

describe("a place for a model's id", () => {
  it("is a lower-case name in braces, anywhere in a path", () => {
    expect(["/{model}", "/q/{model_id}/runs", "/x{a}"].map(hasPlace)).toEqual([true, true, true])
    expect(["/model", "/{}", "/{Model}", "/{a", "/a}"].map(hasPlace)).toEqual([false, false, false, false, false])
  })
})
