import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { call, requestOf } from "./calls.ts"
import { credentialCanary, opened } from "./opened.ts"
import type { Opened } from "./opened.ts"
import { anthropicStream, chatStream, chatUsage, responsesStream } from "./streams.ts"
import { answer, chunkOf, lastChunk, startUpstream, streamHead } from "./upstream.ts"
import type { Upstream } from "./upstream.ts"

let upstream: Upstream
let at: Opened

beforeEach(async () => {
  upstream = await startUpstream(
    ({ socket }) => void socket.write(answer(200, '{"id":"a","usage":{"prompt_tokens":7,"completion_tokens":2}}')),
  )
  at = await opened(upstream.origin)
})
afterEach(async () => {
  await at.gateway.close()
  await upstream.close()
})

function asked(body: object | string, target = "/v1/chat/completions", headers: readonly string[] = []) {
  const text = typeof body === "string" ? body : JSON.stringify(body)
  return call(at.port, requestOf(target, text, [`authorization: Bearer ${at.bearer}`, ...headers]))
}

describe("a call", () => {
  it("goes out as the candidate's, with the credential in its one header, and comes back whole", async () => {
    const seen = await asked('{ "model":"default","messages":[],"n":12345678901234567890 }', undefined, [
      "x-canary: 1",
      "traceparent: 00-a-b-01",
    ])
    expect(seen).toMatchObject({ status: 200, whole: true })
    expect(seen.body.toString()).toContain('"prompt_tokens":7')
    const [received] = upstream.received
    expect(received?.line).toBe("POST /v1/chat/completions HTTP/1.1")
    expect(received?.body.toString()).toBe('{ "model":"gpt-5.5","messages":[],"n":12345678901234567890 }')
    const headers = new Map(received?.headers)
    expect(headers.get("authorization")).toBe(`Bearer ${credentialCanary}`)
    expect([...headers.keys()].toSorted()).toEqual([
      "accept-encoding",
      "authorization",
      "connection",
      "content-length",
      "content-type",
      "host",
      "traceparent",
    ])
    expect(at.gateway.ledger.entriesOf("run-1")).toMatchObject([
      {
        begin: { requestedModel: "default", sentModel: "gpt-5.5", provider: "openai", tier: "default" },
        end: {
          outcome: "answered",
          usage: { prompt_tokens: 7 },
          tokens: { input: 7, output: 2 },
          cost: 95,
          maybeBilled: false,
        },
      },
    ])
  })

  it.each([
    ["/v1/messages", anthropicStream, { input_tokens: 25, output_tokens: 15, cache_read_input_tokens: 5 }],
    ["/v1/chat/completions", chatStream.replace(chatUsage, ""), { prompt_tokens: 12 }],
    ["/v1/responses", responsesStream, { input_tokens: 9 }],
  ])("streams byte for byte from %s, and knows its usage", async (target, wanted, usage) => {
    const stream = target.endsWith("completions") ? chatStream : wanted
    const bytes = Buffer.from(stream)
    upstream.behave = ({ socket }) => {
      socket.write(streamHead)
      for (let from = 0; from < bytes.length; from += 7) socket.write(chunkOf(bytes.subarray(from, from + 7)))
      socket.write(lastChunk)
    }
    const seen = await asked({ model: "default", stream: true, max_tokens: 100 }, target)
    expect(seen).toMatchObject({ status: 200, whole: true })
    expect(seen.body.toString()).toBe(wanted)
    expect(at.told.ended).toMatchObject([{ outcome: "answered", usage }])
  })

  it("lists the lease's names", async () => {
    const seen = await call(at.port, requestOf("/v1/models?limit=1000", "", [`x-api-key: ${at.bearer}`], "GET"))
    expect(JSON.parse(seen.body.toString())).toMatchObject({ data: [{ id: "default" }], has_more: false })
  })
})
