import { format } from "prettier"
import { transpileModule, ModuleKind, ScriptTarget } from "typescript"
import { describe, expect, it } from "vitest"
import { accepts, fact, inventedAcp, inventedFacts, ref } from "../../test/fixtures/invented-catalog.ts"
import type { Fact } from "../../model/fact.ts"
import { resolve } from "../resolve/resolve.ts"
import { routesOf } from "../../model/route.ts"
import type { Route } from "../../model/route.ts"
import { allowListFiles } from "./allow-list.ts"

const files = (facts: readonly Fact[]): { readonly json: string; readonly module: string } => {
  const planned = allowListFiles(resolve(facts, inventedAcp).catalog, "out")
  const text = (path: string): string => planned.find((file) => file.path === path)?.text ?? ""
  return { json: text("out/gateway/routes.json"), module: text("out/gateway/routes.ts") }
}

async function evaluated(module: string): Promise<readonly Route[]> {
  const { outputText } = transpileModule(module, {
    compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2023 },
  })
  const loaded = (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)) as {
    readonly routes: readonly Route[]
  }
  return loaded.routes
}

const bearer = { header: "authorization", prefix: "Bearer " }

describe("the allow-list", () => {
  it("has for each dialect its exact request and every provider that accepts it", () => {
    expect(routesOf(resolve(inventedFacts, inventedAcp).catalog)).toEqual([
      {
        method: "POST",
        target: "/v1/glyphs",
        dialect: "glyphs",
        servedBy: "provider",
        queries: [],
        headers: [],
        credentials: [],
        upstreams: [
          { provider: "oracle", origin: "https://oracle.example", credential: bearer, path: "/api/glyphs" },
          { provider: "seer", origin: "https://seer.example", credential: bearer, path: "/api/glyphs" },
        ],
      },
      {
        method: "GET",
        target: "/v1/knots",
        dialect: "knots",
        servedBy: "provider",
        queries: [],
        headers: [],
        credentials: [],
        upstreams: [{ provider: "weaver", origin: "https://weaver.example", credential: bearer, path: "/api/knots" }],
      },
      {
        method: "POST",
        target: "/v1/runes",
        dialect: "runes",
        servedBy: "provider",
        queries: [],
        headers: [],
        credentials: [],
        upstreams: [{ provider: "oracle", origin: "https://oracle.example", credential: bearer, path: "/api/runes" }],
      },
    ])
  })

  it("says the same as a module and as JSON, in text that Prettier leaves as it is", async () => {
    const hostile = fact("dialect/hostile", {
      method: "POST",
      path: `/v1/"quoted"/'${"long".repeat(40)}'/</script>/\u2028`,
    })
    const nobody = fact("dialect/nobody", { method: "POST", path: "/v1/nobody" })
    const long = fact("provider/long", {
      origin: `https://${"very-".repeat(20)}long.example`,
      accepts: [accepts("hostile")],
      priced: true,
    })
    const asked = fact("dialect-request/asked", {
      dialect: ref("dialect/runes"),
      queries: [
        { name: "deep", kind: "fixed", value: "yes" },
        { name: "limit", kind: "decimal", digits: 4 },
      ],
      headers: ["rune-version"],
      credentials: ["x-rune-key"],
    })
    const own = fact("gateway-route/own", { method: "GET", path: "/v1/own", queries: [], answers: "names" })
    for (const facts of [inventedFacts, [...inventedFacts, hostile, nobody, long, asked, own], []]) {
      const { json, module } = files(facts)
      expect(await evaluated(module)).toEqual(JSON.parse(json))
      expect(await format(module, { parser: "typescript", semi: false, printWidth: 100 })).toBe(module)
      expect(await format(json, { parser: "json", semi: false, printWidth: 100 })).toBe(json)
    }
  })

  it("lists the facts that it is made of", () => {
    const planned = allowListFiles(resolve(inventedFacts, inventedAcp).catalog, "out")
    const json = planned.find(({ path }) => path.endsWith(".json"))
    expect(json?.facts).toEqual([
      "dialect/glyphs",
      "dialect/knots",
      "dialect/runes",
      "provider/oracle",
      "provider/seer",
      "provider/weaver",
    ])
  })
})
