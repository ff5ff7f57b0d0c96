import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dialects } from "../../../output/facts/dialects.ts"
import { providers } from "../../../output/facts/providers.ts"
import { routes } from "../../../output/gateway/routes.ts"
import type { ProviderRoute, Route } from "../../../output/gateway/routes.ts"
import { hostileTargets } from "../../../test/real/support/hostile-targets.ts"
import { chooseUpstream, findRoute } from "./route.ts"
import { routeTable } from "./route-table.ts"

const table = routeTable(routes)
const providerRoutes = routes.filter((route): route is ProviderRoute => route.servedBy === "provider")

describe("the gateway's route", () => {
  it("is found for every dialect's method and target, or for those of its known models", () => {
    for (const { method, path, name } of dialects) {
      const templated = path.includes("{")
      const own = providerRoutes.filter(({ dialect }) => dialect === name)
      expect(own.length, path).toBeGreaterThan(0)
      if (!templated) expect(own.map(({ target }) => target)).toEqual([path])
      for (const { target } of own)
        expect(findRoute(table, method, target)).toMatchObject({ ok: true, route: { target } })
      expect(findRoute(table, method, path).ok).toBe(!templated)
    }
  })

  it.each(hostileTargets)("is not found for $name: $method $target", ({ method, target }) => {
    expect(findRoute(table, method, target)).toMatchObject({ ok: false })
  })

  it("is found for a query whose value is a number of at most its digits", () => {
    const read: Route = {
      method: "GET",
      target: "/t",
      servedBy: "gateway",
      queries: [
        { name: "n", kind: "decimal", digits: 3 },
        { name: "page", kind: "decimal", digits: 1 },
      ],
      answers: "nothing",
    }
    const numbered = routeTable([read])
    const found = (query: string): boolean => findRoute(numbered, "GET", `/t?${query}`).ok
    for (const query of ["n=1", "n=10", "n=999", "page=9"]) expect(found(query), query).toBe(true)
    const others = ["n=", "n=0", "n=01", "n=1000", "n=1 ", "n=1\n", "n=-1", "n=1.0", "n=1e1", "N=1", "m=1", "n=1&n=1"]
    const more = ["?n=1", "n=1?", "=1", "1", "page=10", "nn=1", "n=\u0661", "n==1", "n=1#", "n=%31", " n=1", ""]
    for (const query of [...others, ...more]) expect(found(query), query).toBe(false)
    expect(findRoute(numbered, "POST", "/t?n=1").ok).toBe(false)
    expect(findRoute(numbered, "GET", "/t/?n=1").ok).toBe(false)
  })

  it.each(["PATCH", "post", "Post", "PUT", "POST ", " POST", "get", "", "__proto__", "constructor", undefined])(
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
    const allowed = new Set(providerRoutes.map(({ target }) => target))
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
    const beta: Route = { ...(providerRoutes[0] as Route), queries: [{ name: "beta", kind: "fixed", value: "true" }] }
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
    expect(text.replaceAll(/(?:POST|GET) \/[a-z0-9/_-]+/g, "")).not.toContain(target)
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
      for (const { dialect, path } of provider.accepts)
        for (const route of providerRoutes.filter((each) => each.dialect === dialect.name)) {
          const constant = path.includes("{") ? route.target : path
          expect(chooseUpstream(route, provider.name)).toEqual({
            ok: true,
            upstream: {
              provider: provider.name,
              origin: provider.origin,
              credential: provider.credential,
              path: constant,
            },
          })
        }
  })

  it.each(["", "nobody", "__proto__", "toString", "ANTHROPIC"])("is refused for %j", (provider) => {
    for (const route of providerRoutes)
      expect(chooseUpstream(route, provider)).toMatchObject({ ok: false, refusal: { code: "gateway/no-upstream" } })
  })
})
