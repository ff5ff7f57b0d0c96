import { describe, expect, it } from "vitest"
import { routes } from "../../../output/gateway/routes.ts"
import { gatewayConfiguration } from "./configuration.ts"
import { routesWith } from "./routes.ts"

const candidate = { tier: "default", provider: "openai", model: "gpt-5.5", credential: "main", effort: "high" }
const lease = { run: "r", policy: "pinned", candidates: [candidate], budget: 5, seconds: 60, bearerFile: "b" }
const whole = {
  listen: { host: "127.0.0.1", port: 8081 },
  operations: { host: "127.0.0.1", port: 8082 },
  logs: "warn",
  traces: "http://127.0.0.1:4318/v1/traces",
  ledger: "ledger.jsonl",
  credentials: [{ id: "main", provider: "openai", secret: { env: "OPENAI_API_KEY" } }],
  providers: [
    {
      name: "local",
      origin: "http://127.0.0.1:9",
      credential: { header: "x-api-key" },
      accepts: [{ dialect: "anthropic_messages" }, { dialect: "openai_chat", path: "/api/chat" }],
    },
  ],
  leases: [lease],
  limits: { calls: 10 },
  patience: { idle: 1000 },
  drainSeconds: 5,
}

function faultsOf(value: unknown): readonly string[] {
  const read = gatewayConfiguration(value)
  return read.ok ? [] : read.faults.map(({ pointer, expected }) => `${pointer} ${expected}`)
}

describe("the configuration of a gateway", () => {
  it("may hold everything, or hardly anything", () => {
    expect(faultsOf(whole)).toEqual([])
    expect(gatewayConfiguration({ listen: whole.listen })).toMatchObject({
      ok: true,
      configuration: {
        operations: null,
        logs: "info",
        traces: null,
        ledger: null,
        credentials: [],
        leases: [],
        drainSeconds: 30,
      },
    })
  })

  it.each<[unknown, string]>([
    [null, " is no object"],
    [[], " is no object"],
    [{}, "/listen/host is missing"],
    [{ ...whole, extra: 1 }, "/extra is no member that is known"],
    [{ ...whole, listen: { host: "a", port: 65_536 } }, "/listen/port is no whole number from 0 to 65535"],
    [{ ...whole, listen: { host: "a", port: "1" } }, "/listen/port is no whole number from 0 to 65535"],
    [{ ...whole, credentials: {} }, "/credentials is no list"],
    [
      { ...whole, credentials: [{ id: "a", provider: "b", secret: {} }] },
      "/credentials/0/secret names neither a file nor an env, or both",
    ],
    [
      { ...whole, credentials: [{ id: "a", provider: "b", secret: { env: "A", file: "b" } }] },
      "/credentials/0/secret names neither a file nor an env, or both",
    ],
    [{ ...whole, credentials: [{ id: "a", provider: "b", secret: "sk-1" }] }, "/credentials/0/secret is no object"],
    [
      { ...whole, providers: [{ ...whole.providers[0], name: "openai" }] },
      "/providers/0/name is the name of a provider that the catalog lists",
    ],
    [
      { ...whole, providers: [{ ...whole.providers[0], origin: "http://other.example" }] },
      "/providers/0/origin is no https origin, nor an http one of this machine",
    ],
    [
      { ...whole, providers: [{ ...whole.providers[0], origin: "https://a/b" }] },
      "/providers/0/origin is no https origin, nor an http one of this machine",
    ],
    [
      { ...whole, providers: [{ ...whole.providers[0], accepts: [{ dialect: "fal_queue" }] }] },
      "/providers/0/accepts/0/dialect is none of anthropic_messages, openai_chat, openai_responses",
    ],
    [
      { ...whole, providers: [{ ...whole.providers[0], accepts: [{ dialect: "openai_chat", path: "/a/../b" }] }] },
      "/providers/0/accepts/0/path is no plain path",
    ],
    [
      { ...whole, leases: [{ ...lease, policy: "random" }] },
      "/leases/0/policy is none of pinned, cheapest_sufficient, fallback",
    ],
    [{ ...whole, leases: [{ ...lease, "a/b~": 1 }] }, "/leases/0/a~1b~0 is no member that is known"],
    [{ ...whole, leases: [{ ...lease, seconds: 0 }] }, "/leases/0/seconds is no whole number from 1 to 31536000"],
    [{ ...whole, logs: "debug" }, "/logs is none of silent, warn, info"],
    [{ ...whole, traces: "http://user:pass@a/v1" }, "/traces is no http address without user and query"],
    [{ ...whole, traces: "collector:4318" }, "/traces is no http address without user and query"],
    [{ ...whole, limits: { calls: 0 } }, "/limits/calls is no whole number from 1 to 1000000"],
    [{ ...whole, patience: { forever: 1 } }, "/patience/forever is no member that is known"],
  ])("%j is refused", (value, fault) => {
    expect(faultsOf(value)).toContain(fault)
  })

  it("repeats no value: it may be a secret in the wrong place", () => {
    const said = faultsOf({
      ...whole,
      credentials: [{ id: "a", provider: "SK SECRET", secret: "SK SECRET" }],
      ledger: 1,
    }).join()
    expect(said).not.toContain("SK SECRET")
  })

  it("makes no request reachable that was not", () => {
    const read = gatewayConfiguration(whole)
    const more = routesWith(routes, read.ok ? read.configuration.providers : [])
    expect(more.map(({ method, target, queries }) => [method, target, queries])).toEqual(
      routes.map(({ method, target, queries }) => [method, target, queries]),
    )
    const upstreams = more.flatMap((route) => (route.servedBy === "provider" ? route.upstreams : []))
    expect(upstreams.filter(({ provider }) => provider === "local").map(({ path }) => path)).toEqual([
      "/v1/messages",
      "/api/chat",
    ])
  })
})
