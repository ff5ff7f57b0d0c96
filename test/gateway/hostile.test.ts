import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { routes } from "../../output/gateway/routes.ts"
import { hostileFraming } from "../real/support/hostile-framing.ts"
import { hostileTargets } from "../real/support/hostile-targets.ts"
import { call, requestOf } from "./calls.ts"
import type { Seen } from "./calls.ts"
import { opened } from "./opened.ts"
import type { Opened } from "./opened.ts"
import { answer, startUpstream } from "./upstream.ts"
import type { Upstream } from "./upstream.ts"

let upstream: Upstream
let at: Opened

beforeAll(async () => {
  upstream = await startUpstream(({ socket }) => void socket.write(answer(200, "{}")))
  at = await opened(upstream.origin)
})
afterAll(async () => {
  await at.gateway.close()
  await upstream.close()
})
beforeEach(() => {
  upstream.received.length = 0
})

const body = '{"model":"default","messages":[]}'
const host = "host: gateway.example"
const json = "content-type: application/json"

/** A request line in one of the ways in which a body can be framed, with the run's own lease in both places. */
function framed(method: string, target: string, framing: string): Buffer {
  const lease = [`authorization: Bearer ${at.bearer}`, `x-api-key: ${at.bearer}`]
  const head = [`${method} ${target} HTTP/1.1`, host, json, ...lease, "connection: close"]
  const length = Buffer.byteLength(body)
  switch (framing) {
    case "sized":
      return Buffer.from([...head, `content-length: ${length}`, "", body].join("\r\n"), "latin1")
    case "in chunks":
      return Buffer.from(
        [...head, "transfer-encoding: chunked", "", length.toString(16), body, "0", "", ""].join("\r\n"),
        "latin1",
      )
    case "awaiting a go-ahead":
      return Buffer.from(
        [...head, "expect: 100-continue", `content-length: ${length}`, "", body].join("\r\n"),
        "latin1",
      )
    default:
      return Buffer.from([...head, "", ""].join("\r\n"), "latin1")
  }
}
const framings = ["sized", "in chunks", "awaiting a go-ahead", "bare"] as const

function refusedAlone(seen: Seen): void {
  expect(seen.head).not.toMatch(/^HTTP\/1\.1 [123]/)
  expect(upstream.received).toEqual([])
}

describe("hostile requests through the gateway", () => {
  it("are many", () => {
    expect(hostileTargets.length * framings.length + hostileFraming.length).toBeGreaterThanOrEqual(300)
  })

  it.each(hostileTargets)("lets none through with $name: $method $target", async ({ method, target }) => {
    const answers = await Promise.all(framings.map((framing) => call(at.port, framed(method, target, framing), 2_000)))
    for (const seen of answers) refusedAlone(seen)
  })

  it.each(["GET", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "post", "PURGE"])(
    "lets none through by %s",
    async (method) => {
      for (const { target } of routes.filter(({ servedBy }) => servedBy === "provider"))
        refusedAlone(await call(at.port, framed(method, target, "sized"), 1_000))
    },
  )

  it.each(hostileFraming)("is not deceived by $name", async ({ bytes, body: kept }) => {
    // The frames of the corpus, with a lease, and the body as long as theirs, so that nothing but the frame is at fault.
    const withLease = bytes.replace(/(\r?\n)(host: edge\.example)/, `$1$2$1x-api-key: ${at.bearer}$1${json}`)
    const seen = await call(at.port, Buffer.from(withLease, "latin1"), 1_000)
    const passed = upstream.received.map(({ line }) => line)
    if (kept === null || passed.length === 0) refusedAlone(seen)
    else {
      expect(passed).toEqual(["POST /v1/messages HTTP/1.1"])
      const names = upstream.received.flatMap(({ headers }) => headers.map(([name]) => name))
      expect(
        names.filter((name) => /^(?:upgrade|http2-settings|authorization|transfer-encoding|expect)$/.test(name)),
      ).toEqual([])
    }
    upstream.received.length = 0
  })

  it.each<[string, readonly string[], number]>([
    ["two leases in two places", ["authorization: Bearer LEASE", "x-api-key: lease_0000000000000000_0"], 401],
    ["two leases in one place", ["authorization: Bearer LEASE", "authorization: Bearer LEASE"], 400],
    ["two keys", ["x-api-key: LEASE", "x-api-key: LEASE"], 400],
    ["no lease", [], 401],
    ["an empty lease", ["authorization: Bearer "], 401],
    ["another scheme", ["authorization: Basic LEASE"], 401],
    ["a lease that is none", [`authorization: Bearer lease_0123456789abcdef_${"0".repeat(64)}`], 401],
    ["half of a lease", ["authorization: Bearer HALF"], 401],
    ["a lease with something behind it", ["authorization: Bearer LEASEx"], 401],
    ["a lease in the query's place", ["x-goog-api-key: LEASE"], 401],
    ["a packed body", ["authorization: Bearer LEASE", "content-encoding: gzip"], 415],
    ["a body of another kind", ["authorization: Bearer LEASE", "content-type: text/plain"], 400],
    ["an upgrade", ["authorization: Bearer LEASE", "upgrade: h2c"], 400],
    ["a connection that hides the lease", ["authorization: Bearer LEASE", "connection: close, authorization"], 400],
    ["two hosts", ["authorization: Bearer LEASE", "host: gateway.example"], 400],
    [
      "more headers than anybody has",
      ["authorization: Bearer LEASE", ...Array.from({ length: 120 }, (_, each) => `x-${each}: 1`)],
      431,
    ],
    ["a head larger than anybody's", ["authorization: Bearer LEASE", `x-a: ${"a".repeat(20_000)}`], 431],
  ])("refuses %s", async (_, headers, status) => {
    const lines = headers.map((each) => each.replace("LEASE", at.bearer).replace("HALF", at.bearer.slice(0, 50)))
    const seen = await call(at.port, requestOf("/v1/messages", body, lines))
    expect(seen.status).toBe(status)
    refusedAlone(seen)
  })

  it("reaches exactly the requests of the table, each with its queries", async () => {
    for (const route of routes.filter(({ servedBy }) => servedBy === "provider"))
      for (const query of [
        "",
        ...route.queries.flatMap((each) => (each.kind === "fixed" ? [`?${each.name}=${each.value}`] : [])),
      ]) {
        upstream.received.length = 0
        const seen = await call(at.port, requestOf(route.target + query, body, [`authorization: Bearer ${at.bearer}`]))
        const served = route.target !== "/fal-ai/flux/schnell"
        expect([route.target, seen.status]).toEqual([route.target, served ? 200 : 400])
        expect(upstream.received).toHaveLength(served ? 1 : 0)
      }
  })

  it("refuses a count of tokens in the shape of the API that has one", async () => {
    const seen = await call(
      at.port,
      requestOf("/v1/messages/count_tokens?beta=true", body, [`x-api-key: ${at.bearer}`]),
    )
    expect(seen.status).toBe(404)
    expect(JSON.parse(seen.body.toString())).toMatchObject({ type: "error", error: { type: "not_found_error" } })
  })
})
