import { once } from "node:events"
import { connect } from "node:net"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { systemClock } from "../driver/clock.ts"
import type { Clock } from "../driver/clock.ts"
import { testApi } from "./api.fixture.ts"
import type { TestApi } from "./api.fixture.ts"

let here: TestApi
let admin: string
let workspace: string

beforeAll(async () => {
  here = await testApi()
  workspace = await here.workspace("one")
  admin = await here.key("admin", workspace)
})
afterAll(() => here.end())

/** Sends bytes as they are, and answers with all that comes back. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(here.api.url)
    const socket = connect(Number(port), "127.0.0.1", () => socket.end(bytes))
    let said = ""
    socket.on("data", (chunk) => (said += chunk.toString()))
    socket.on("close", () => resolve(said))
    socket.on("error", reject)
  })
}

describe("the door of the API", () => {
  it("says that it serves, and what, to anybody", async () => {
    expect(await here.ask("GET", "/healthz")).toMatchObject({ status: 200, json: { status: "serving" } })
    expect(await here.ask("GET", "/openapi.json")).toMatchObject({ status: 200, json: {} })
  })

  it("answers every request with an id and the version, and lets no cache keep it", async () => {
    const { headers } = await here.ask("GET", "/v1/models", { bearer: admin })
    expect(headers.get("request-id")).toMatch(/^req_[0-9a-f]{32}$/)
    expect(headers.get("checkfu-version")).toBe("2026-08-29")
    expect(headers.get("cache-control")).toBe("no-store")
  })

  it.each([
    ["GET", "/v1/nothing", 404, "api/path"],
    ["GET", "/", 400, "api/target"],
    ["GET", "/v1/models/", 400, "api/target"],
    ["GET", "/v1//models", 400, "api/target"],
    ["GET", "/v1/%6dodels", 400, "api/target"],
    ["GET", "/v1/api-keys%2fa", 400, "api/target"],
    ["PATCH", "/v1/models", 405, "api/method"],
    ["HEAD", "/v1/models", 405, null],
    ["GET", "/v1/models?limit=2", 400, "api/query"],
    ["GET", "/v1/workspaces?limit=0", 400, "api/query"],
    ["GET", "/v1/workspaces?limit=201", 400, "api/query"],
    ["GET", "/v1/workspaces?limit=1&limit=1", 400, "api/query"],
    ["GET", "/v1/workspaces?limit=%31", 400, "api/query"],
    ["GET", "/v1/workspaces?Limit=1", 400, "api/query"],
    ["POST", "/v1/workspaces", 403, "api/role"],
    ["POST", "/v1/api-keys", 415, "api/media-type"],
  ])("answers %s %s with %i", async (method, path, status, code) => {
    const told = await here.ask(method, path, { bearer: admin })
    expect([told.status, told.json?.code ?? null]).toEqual([status, code])
    if (code !== null) expect(told.headers.get("content-type")).toBe("application/problem+json")
  })

  it("names the methods of a path", async () => {
    const { headers, json } = await here.ask("DELETE", "/v1/workspaces", { bearer: admin })
    expect(headers.get("allow")).toBe("GET, POST")
    expect(json.detail).toBe("This path serves GET and POST.")
  })

  it.each([
    ["dot segments", "GET /v1/../v1/models HTTP/1.1\r\nHost: a\r\n\r\n", "400", "api/target"],
    ["an absolute target", "GET http://a/v1/models HTTP/1.1\r\nHost: a\r\n\r\n", "400", "api/target"],
    ["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "400", "api/target"],
    ["a fragment", "GET /v1/models#a HTTP/1.1\r\nHost: a\r\n\r\n", "400", "api/target"],
    [
      "an empty query",
      "GET /v1/models? HTTP/1.1\r\nHost: a\r\nCheckfu-Version: 2026-08-29\r\n\r\n",
      "400",
      "api/query",
    ],
    ["no host", "GET /healthz HTTP/1.1\r\n\r\n", "400", "api/http"],
    ["two hosts", "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", "400", "api/doubled-header"],
    [
      "two bearers",
      "GET /v1/models HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a\r\nauthorization: Bearer b\r\n\r\n",
      "400",
      "api/doubled-header",
    ],
    [
      "two idempotency keys",
      "POST /v1/workspaces HTTP/1.1\r\nHost: a\r\nIdempotency-Key: a\r\nidempotency-key: a\r\nContent-Length: 0\r\n\r\n",
      "400",
      "api/doubled-header",
    ],
    [
      "two framings",
      "POST /v1/workspaces HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "400",
      "api/http",
    ],
    ["no HTTP", "hello\r\n\r\n", "400", "api/http"],
    ["another protocol in a tunnel", "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n", "400", "api/http"],
    ["an expectation", "GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\n\r\n", "400", "api/http"],
    ["a large head", `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, "431", "api/head-size"],
  ])("refuses %s with a problem document", async (_, bytes, status, code) => {
    const said = await raw(bytes)
    expect(said.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
    expect(said).toContain(`"code":"${code}"`)
    expect(said.toLowerCase()).toContain("content-type: application/problem+json")
  })

  it("asks for the version that it speaks", async () => {
    const other = await here.ask("GET", "/v1/models", { bearer: admin, headers: { "checkfu-version": "2026-08-30" } })
    expect([other.status, other.json.code]).toEqual([400, "api/version"])
    expect(other.json.detail).toContain("2026-08-29")
    expect(other.json.fix).toBe("send Checkfu-Version: 2026-08-29")
  })

  it("knows nobody without a bearer, by a wrong one, or by one of another form", async () => {
    const none = await here.ask("GET", "/v1/models")
    expect([none.status, none.json.code]).toEqual([401, "api/no-key"])
    expect(none.headers.get("www-authenticate")).toBe("Bearer")
    for (const bearer of ["key_wrong", `${admin}x`, admin.slice(0, -1)])
      expect((await here.ask("GET", "/v1/models", { bearer })).json.code).toBe("api/unknown-key")
    const basic = await here.ask("GET", "/v1/models", { headers: { authorization: `Basic ${admin}` } })
    expect(basic.json.code).toBe("api/no-key")
  })

  it("passes a failure on to its observer, and to nobody else", async () => {
    const broken = await testApi()
    const key = await broken.key("admin", await broken.workspace("one"))
    await broken.store.close()
    const told = await broken.ask("GET", "/v1/models", { bearer: key })
    expect(told.status).toBe(503)
    expect(await broken.ask("GET", "/healthz")).toMatchObject({ status: 503, json: { code: "api/unready" } })
    await broken.api.close(0)
  })
})

describe("a body", () => {
  const post = (body: string, headers: { readonly [name: string]: string } = {}) =>
    here.ask("POST", "/v1/api-keys", { bearer: admin, body, headers })

  it.each([
    ["nothing", "", "api/body-not-json"],
    ["a cut text", '{"name":', "api/body-not-json"],
    ["a member twice", '{"name":"a","name":"b","role":"viewer"}', "api/body-not-json"],
    ["a lone surrogate", String.raw`{"name":"\ud800","role":"viewer"}`, "api/body-not-json"],
    ["a character that no store keeps", String.raw`{"name":"\u0000","role":"viewer"}`, "api/body-not-json"],
    ["a tower of lists", "[".repeat(100_000), "api/body-not-json"],
    ["another document", "[]", "api/malformed"],
    ["a member too many", '{"name":"a","role":"viewer","x":1}', "api/malformed"],
    ["a prototype", '{"name":"a","role":"viewer","__proto__":{}}', "api/body-not-json"],
    ["a role that is none", '{"name":"a","role":"king"}', "api/malformed"],
  ])("of %s is refused", async (_, body, code) => {
    expect((await post(body)).json.code).toBe(code)
  })

  it("is plain JSON by its headers", async () => {
    const good = '{"name":"a","role":"viewer"}'
    for (const headers of [{ "content-type": "text/plain" }, { "content-encoding": "gzip" }])
      expect((await post(good, headers)).json.code).toBe("api/media-type")
    for (const type of ["application/json", "Application/JSON; charset=UTF-8"])
      expect((await post(good, { "content-type": type })).status).toBe(201)
  })

  it("has no more than so many bytes, whether it says so or not", async () => {
    const large = await testApi({ limits: { bodyBytes: 100 } })
    const key = await large.key("admin", await large.workspace("one"))
    const told = await large.ask("POST", "/v1/api-keys", { bearer: key, body: "x".repeat(101) })
    expect([told.status, told.json.code]).toEqual([413, "api/body-size"])
    const answer = await fetch(`${large.api.url}/v1/api-keys`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "checkfu-version": "2026-08-29", "content-type": "application/json" },
      body: new Blob(["x".repeat(101)]).stream(),
      duplex: "half",
    })
    expect(answer.status).toBe(413)
    await large.end()
  })

  it("comes in time", async () => {
    const slow = await testApi({ limits: { bodyTime: 20 } })
    const key = await slow.key("admin", await slow.workspace("one"))
    const { port } = new URL(slow.api.url)
    const said = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1")
      let text = ""
      socket.on("data", (chunk) => (text += chunk.toString()))
      socket.on("close", () => resolve(text))
      socket.write(
        `POST /v1/api-keys HTTP/1.1\r\nHost: a\r\nCheckfu-Version: 2026-08-29\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{`,
      )
    })
    expect(said).toContain('"code":"api/body-time"')
    await slow.end()
  })

  it("is not taken where an endpoint takes none", async () => {
    const told = await here.ask("DELETE", "/v1/api-keys/key_1", { bearer: admin, body: "{}" })
    expect([told.status, told.json.code]).toEqual([400, "api/no-body"])
  })
})

describe("the end of a server", () => {
  it("answers what came, takes nothing new, and waits for nobody longer than it was told", async () => {
    const ending = await testApi()
    const key = await ending.key("admin", await ending.workspace("one"))
    const asked = Array.from({ length: 20 }, () => ending.ask("GET", "/v1/models", { bearer: key }))
    await Promise.race(asked)
    const closed = ending.api.close(1_000)
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(ending.api.health().status).toBe("draining")
    await closed
    await expect(fetch(`${ending.api.url}/healthz`)).rejects.toThrow("fetch failed")
    await ending.end()
  })

  it("refuses a new connection, answers what arrives on one that was kept, and asks its client to leave", async () => {
    const ending = await testApi()
    const port = Number(new URL(ending.api.url).port)
    const kept = connect(port, "127.0.0.1")
    const left = once(kept, "close")
    const asked = async (): Promise<string> => {
      kept.write("GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n")
      return String((await Promise.race([once(kept, "data"), left.then(() => ["nothing"])]))[0])
    }
    expect(await asked()).toContain("Connection: keep-alive")
    const closed = ending.api.close(60_000)
    await vi.waitFor(async () => expect(await isRefused(port)).toBe(true), 4_000)
    const last = await asked()
    expect(last).toMatch(/^HTTP\/1.1 200 /)
    expect(last).toContain("connection: close")
    await Promise.all([left, closed])
    await ending.end()
  })

  it("closes a connection on which nothing is asked only when its time is over", async () => {
    const over: (() => void)[] = []
    const clock: Clock = {
      now: systemClock.now,
      after: (milliseconds, call) => {
        if (milliseconds === 5_000) over.push(call)
        return systemClock.after(milliseconds, call)
      },
    }
    const ending = await testApi({ clock })
    const kept = connect(Number(new URL(ending.api.url).port), "127.0.0.1")
    kept.write("GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n")
    await once(kept, "data")
    const left = once(kept, "close")
    const before = over.length
    const closed = ending.api.close(60_000)
    await vi.waitFor(() => expect(over.length).toBe(before + 1), 4_000)
    expect(kept.readyState).toBe("open")
    over.at(-1)?.()
    await Promise.all([left, closed])
    await ending.end()
  })
})

/** Whether nobody listens at a port. */
async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1")
  try {
    await once(socket, "connect")
    return false
  } catch {
    return true
  } finally {
    socket.destroy()
  }
}
