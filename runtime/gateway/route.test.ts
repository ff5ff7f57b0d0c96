import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { providers } from "../../output/facts/providers.ts"
import { dialects } from "../../output/facts/dialects.ts"
import { routes } from "../../output/gateway/routes.ts"
import type { Route } from "../../output/gateway/routes.ts"
import { chooseUpstream, findRoute } from "./route.ts"
import { routeTable } from "./route-table.ts"

const table = routeTable(routes)

const dotted = [
  "/v1/x/../messages",
  "/v1/./messages",
  "/./v1/messages",
  "/../v1/messages",
  "/v1/messages/.",
  "/v1/messages/..",
  "/v1/messages/../files",
  "/v1/messages/../../v1/api_keys",
  "/v1/messages/../messages",
  "/v1/chat/completions/../files",
  "/v1/chat/./completions",
  "/v1/..;/v1/messages",
]
const encoded = [
  "/v1/%6dessages",
  "/v1%2Fmessages",
  "/v1%2fmessages",
  "/v1/%256dessages",
  "/v1/%2e%2e/v1/messages",
  "/v1/%2e/messages",
  "/v1/..%2fmessages",
  "/v1/messages%00",
  "/v1/messages%20",
  "/v1/messages%0d%0aHost:%20evil",
  "/v1/messages%3fbeta=true",
  "/v1/messages%23",
  "/v1/messages/%2e%2e/files",
  "/%76%31/messages",
  "/v1/messages%c0%af..",
  "/v1/chat%2fcompletions",
  "/v1/responses%2F",
]
const queried = [
  "/v1/messages?",
  "/v1/messages?beta=true",
  "/v1/messages?beta=true&x=1",
  "/v1/messages?beta=true#",
  "/v1/messages?%62eta=true",
  "/v1/messages?BETA=true",
  "/v1/messages??beta=true",
  "/v1/messages?/../files",
  "/v1/chat/completions?api-key=x",
  "/v1/responses?x=/v1/messages",
  "?/v1/messages",
]
const slashed = [
  "//v1/messages",
  "/v1//messages",
  "/v1/messages/",
  "/v1/messages//",
  "/v1\\messages",
  "\\v1\\messages",
  "/v1/\\messages",
  "/v1/v1/messages",
  "/v1/v1/chat/completions",
  "//evil.example/v1/messages",
  "/v1/messages;x=1",
  "/v1;x=1/messages",
]
const otherForms = [
  "",
  "/",
  "*",
  "v1/messages",
  "http://evil.example/v1/messages",
  "https://api.anthropic.com/v1/messages",
  "HTTP://evil.example/v1/messages",
  "evil.example:443",
  "http:/v1/messages",
  "/v1/messages#",
  "/v1/messages#f",
  "#/v1/messages",
  " /v1/messages",
  "/v1/messages ",
  "/v1/messages\t",
  "/v1/messages\u0000",
  "/v1/messages\r\nx: y",
  "/v1/messages HTTP/1.1",
]
const otherLetters = [
  "/V1/messages",
  "/v1/Messages",
  "/V1/MESSAGES",
  "/v1/meſsages",
  "/v1/messages\u200b",
  "/v1/mеssages",
  "／v1／messages",
  "/v1/chat/Completions",
]
const otherPaths = [
  "/v1",
  "/v1/",
  "/v1/message",
  "/v1/messagess",
  "/v1/messages/batches",
  "/v1/messages/count_tokens",
  "/v1/files",
  "/v1/models",
  "/v1/api_keys",
  "/v1/organizations",
  "/v1/chat",
  "/v1/completions",
  "/v1/responses/resp_1",
  "/v1/embeddings",
  "/__proto__",
  "__proto__",
  "constructor",
  "/fal-ai/flux/dev?fal_webhook=http://evil",
]
const hostile = [...dotted, ...encoded, ...queried, ...slashed, ...otherForms, ...otherLetters, ...otherPaths]

describe("the gateway's route", () => {
  it("is found for every dialect's method and target", () => {
    for (const { method, path, name } of dialects) {
      const found = findRoute(table, method, path)
      expect(found.ok && [name, `dialect/${name}`].includes(found.route.dialect), path).toBe(true)
    }
    expect(routes.length).toBe(dialects.length)
  })

  it(`is found for none of ${hostile.length} hostile targets, whatever the method`, () => {
    expect(new Set(hostile).size).toBe(hostile.length)
    expect(hostile.length).toBeGreaterThanOrEqual(60)
    const through = ["POST", "GET", "post", "CONNECT"].flatMap((method) =>
      hostile.filter((target) => findRoute(table, method, target).ok),
    )
    expect(through).toEqual([])
  })

  it.each(["GET", "post", "Post", "PUT", "POST ", " POST", "", "__proto__", "constructor", undefined])(
    "is not found for the method %j",
    (method) => {
      for (const { target } of routes)
        expect(findRoute(table, method, target)).toMatchObject({ ok: false, refusal: { code: "gateway/method" } })
    },
  )

  it("is not found without a target", () => {
    expect(findRoute(table, "POST", undefined).ok).toBe(false)
  })

  it("is found for no edit of an allowed target", () => {
    const allowed = new Set(routes.map(({ target }) => target))
    const unit = fc.string({ unit: "binary", minLength: 0, maxLength: 3 })
    fc.assert(
      fc.property(fc.constantFrom(...allowed), fc.nat(30), fc.nat(3), unit, (target, at, cut, put) => {
        const edited = target.slice(0, at) + put + target.slice(at + cut)
        return findRoute(table, "POST", edited).ok === allowed.has(edited)
      }),
      { numRuns: 2000 },
    )
  })

  it("lets exactly its listed queries pass, each as it is written", () => {
    const [first] = routes
    const beta: Route = { ...(first as Route), query: ["beta=true"] }
    const closed = routeTable([beta])
    expect(findRoute(closed, beta.method, `${beta.target}?beta=true`)).toEqual({ ok: true, route: beta })
    expect(findRoute(closed, beta.method, beta.target).ok).toBe(true)
    const others = [
      "?",
      "?beta=true&x=1",
      "?beta=true#",
      "?%62eta=true",
      "?beta=TRUE",
      "?beta=true&",
      "??beta=true",
      "?x=1&beta=true",
    ]
    expect(others.filter((query) => findRoute(closed, beta.method, beta.target + query).ok)).toEqual([])
  })

  it.each([
    ["/v1/messages?x=1", "gateway/query"],
    ["/v1/%6dessages", "gateway/encoded"],
    ["/v1/messages#f", "gateway/fragment"],
    ["http://evil.example/v1/messages", "gateway/not-origin-form"],
    ["//v1/messages", "gateway/not-origin-form"],
    ["/v1/mеssages", "gateway/not-ascii"],
    ["/v1/files", "gateway/target"],
  ])("refuses %s as %s, names what is served, and does not repeat the target", (target, code) => {
    const found = findRoute(table, "POST", target)
    expect(found).toMatchObject({ ok: false, refusal: { code } })
    const text = JSON.stringify(found)
    for (const route of routes) expect(text).toContain(route.target)
    expect(text.replaceAll(/POST \/[a-z0-9/_]+/g, "")).not.toContain(target)
  })

  it("names at most eight served requests", () => {
    const many = Array.from({ length: 500 }, (_, index): Route => ({ ...(routes[0] as Route), target: `/t${index}` }))
    expect(JSON.stringify(findRoute(routeTable(many), "POST", "/x")).length).toBeLessThan(800)
  })

  it("is never ambiguous: a table in which two routes claim one request is no table", () => {
    expect(() => routeTable([...routes, routes[0] as Route])).toThrow("two routes claim")
  })
})

describe("the upstream of a route", () => {
  it("is the provider's constant origin and path, and there is one for each provider that accepts the dialect", () => {
    for (const provider of providers)
      for (const { dialect, path } of provider.accepts) {
        const found = findRoute(table, dialect.method, dialect.path)
        if (!found.ok) throw new Error(dialect.name)
        expect(chooseUpstream(found.route, provider.name)).toEqual({
          ok: true,
          upstream: { provider: provider.name, origin: provider.origin, path },
        })
      }
  })

  it.each(["", "nobody", "__proto__", "toString", "ANTHROPIC"])("is refused for %j", (provider) => {
    for (const route of routes)
      expect(chooseUpstream(route, provider)).toMatchObject({ ok: false, refusal: { code: "gateway/no-upstream" } })
  })
})
