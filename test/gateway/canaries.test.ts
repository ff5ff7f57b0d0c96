import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inspect } from "node:util"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { passedHeaders } from "../../output/gateway/routes.ts"
import { jsonlSink } from "../../runtime/gateway/index.ts"
import { systemClock } from "../../runtime/driver/clock.ts"
import { call, requestOf } from "./calls.ts"
import { credentialCanary, opened } from "./opened.ts"
import type { Opened } from "./opened.ts"
import { answer, chunkOf, lastChunk, startUpstream, streamHead } from "./upstream.ts"
import type { Upstream } from "./upstream.ts"

let upstream: Upstream
let at: Opened
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "ledger-"))
  upstream = await startUpstream(({ socket }) => void socket.write(answer(200, "{}")))
  const sink = jsonlSink(join(folder, "ledger.jsonl"), systemClock)
  at = await opened(upstream.origin, { sink }, { retention: "durable", wireRecord: true })
})
afterEach(async () => {
  await at.gateway.close()
  await upstream.close()
  rmSync(folder, { recursive: true })
})

const body = '{"model":"default","stream":true,"messages":[]}'
const target = "/v1/chat/completions"

async function asked(headers: readonly string[] = []): Promise<string> {
  const seen = await call(at.port, requestOf(target, body, [`authorization: Bearer ${at.bearer}`, ...headers]))
  return `${seen.head}\n${seen.body.toString("latin1")}`
}

/** Everything that the gateway wrote, told or keeps. */
async function said(): Promise<string> {
  const { gateway, told } = at
  const seen = inspect([gateway, told, gateway.ledger.entriesOf("run-1"), gateway.leases.read(at.lease)], {
    depth: null,
    showHidden: true,
  })
  const states = JSON.stringify([gateway, told, gateway.credentials.read("openai-main")])
  await gateway.close()
  return seen + states + readFileSync(join(folder, "ledger.jsonl"), "utf8")
}

const foreign = [
  "x-api-key",
  "api-key",
  "x-goog-api-key",
  "xi-api-key",
  "cookie",
  "proxy-authorization",
  "cf-aig-authorization",
  "x-forwarded-for",
  "x-portkey-config",
  "x-portkey-forward-headers",
  "x-session-id",
  "x-codex-turn-metadata",
  "via",
  "forwarded",
  "x-real-ip",
  "referer",
  "origin",
  "x_api_key",
  "openai-organization",
  "x-amz-security-token",
] as const

describe("a canary", () => {
  it.each(foreign)("in the client's %s reaches no provider", async (name) => {
    await call(at.port, requestOf(target, body, [`authorization: Bearer ${at.bearer}`, `${name}: CANARY-7f3a`]))
    expect(upstream.bytes().toString("latin1")).not.toContain("CANARY-7f3a")
    expect(await said()).not.toContain("CANARY-7f3a")
  })

  it("in the place of the lease reaches no provider, and no log", async () => {
    await asked()
    expect(upstream.received).toHaveLength(1)
    expect(upstream.bytes().toString("latin1")).not.toContain(at.bearer)
    const digest = at.bearer.slice(-64)
    const text = await said()
    expect(text).not.toContain(at.bearer)
    expect(text).not.toContain(digest)
    expect(text).toContain(at.lease)
  })

  it("in the client's listed headers goes on, once and as it is, and is in no log", async () => {
    const listed = passedHeaders.filter((name) => !name.startsWith("content-"))
    await asked(listed.map((name) => `${name}: CANARY-${name}`))
    const headers = upstream.received[0]?.headers ?? []
    for (const name of listed) expect(headers.filter(([each]) => each === name)).toEqual([[name, `CANARY-${name}`]])
    expect(await said()).not.toContain("CANARY")
  })

  it("as the credential is in one header of what goes out, and in nothing that is said", async () => {
    await asked()
    const [received] = upstream.received
    expect(received?.headers.filter(([, value]) => value.includes(credentialCanary))).toEqual([
      ["authorization", `Bearer ${credentialCanary}`],
    ])
    expect(received?.body.toString()).not.toContain(credentialCanary)
    expect(await said()).not.toContain(credentialCanary)
  })

  const spellings = [
    credentialCanary,
    Buffer.from(`x:${credentialCanary}`).toString("base64"),
    Buffer.from(credentialCanary).toString("base64url"),
    encodeURIComponent(credentialCanary),
  ]
  it.each([
    ["a 400", 400],
    ["a 401", 401],
    ["a 403", 403],
    ["a 404", 404],
    ["a 429", 429],
    ["a 500", 500],
    ["a 529", 529],
    ["a redirect", 302],
    ["an answer", 200],
  ])("as the credential in the body and the headers of %s never comes back", async (_, status) => {
    for (const spelt of spellings) {
      const text = `{"error":{"message":"Incorrect API key provided: ${spelt}."}}`
      const half = text.indexOf(spelt) + 5
      upstream.behave = ({ socket }) => {
        const bytes = answer(status, text, [
          "content-type: application/json",
          `x-request-id: ${spelt}`,
          `set-cookie: k=${spelt}`,
          `location: https://evil.example/?k=${spelt}`,
          `www-authenticate: ${spelt}`,
        ])
        const cut = bytes.indexOf("\r\n\r\n") + 4 + half
        socket.write(bytes.subarray(0, cut))
        setTimeout(() => socket.write(bytes.subarray(cut)), 20)
      }
      const seen = await asked()
      expect(seen).not.toContain(spelt.slice(2, -3))
      expect(seen).not.toMatch(/set-cookie|location|www-authenticate/i)
    }
    if (status === 401 || status === 403) expect(await asked()).toMatch(/403[^]*provider\/auth-failed/)
    expect(await said()).not.toContain(credentialCanary)
  })

  it("as the credential in a stream is taken out, split at any byte", async () => {
    const text = `data: {"choices":[{"delta":{"content":"${credentialCanary}"}}]}\n\ndata: [DONE]\n\n`
    for (let cut = 1; cut < text.length; cut += 4) {
      upstream.behave = ({ socket }) => {
        socket.write(streamHead)
        socket.write(chunkOf(text.slice(0, cut)))
        setTimeout(() => socket.write(Buffer.concat([chunkOf(text.slice(cut)), Buffer.from(lastChunk)])), 1)
      }
      const seen = await asked()
      expect(seen).toContain(`"${"*".repeat(credentialCanary.length)}"`)
      expect(seen).toContain("[DONE]")
    }
    expect(at.told.ended.every(({ redacted }) => redacted)).toBe(true)
  })

  it("as the credential in a broken answer, or none, is in no error", async () => {
    upstream.behave = ({ socket }) =>
      void socket.end(`HTTP/1.1 200 OK\r\nx: ${credentialCanary}\r\n${credentialCanary}\r\n\r\n`)
    expect(await asked()).not.toContain(credentialCanary)
    upstream.behave = ({ socket }) => void socket.destroy()
    expect(await asked()).not.toContain(credentialCanary)
    await upstream.close()
    expect(await asked()).not.toContain(credentialCanary)
    expect(await said()).not.toContain(credentialCanary)
  })
})
