import { connect } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { afterEach, describe, expect, it } from "vitest"
import type { Answering } from "./answer.ts"
import { scripted } from "./script.ts"
import { openModelServer } from "./server.ts"
import type { ModelServer, ModelServerOptions } from "./server.ts"
import { until } from "../../test/support/until.ts"

const opened: ModelServer[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()))
})

async function open(answers: Answering, options: Partial<ModelServerOptions> = {}): Promise<ModelServer> {
  const server = await openModelServer({ answers, ...options })
  opened.push(server)
  return server
}

const plainly = scripted(() => ({ kind: "text", text: "one two three four" }))
const slowly = scripted(() => ({ kind: "text", text: "one two three four five six", pace: { between: 5 } }))
const chat = "/v1/chat/completions"

interface Sent {
  readonly run?: string
  readonly stream?: boolean
  readonly signal?: AbortSignal
}

function ask(server: ModelServer, { run = "run", stream = true, signal }: Sent = {}): Promise<Response> {
  return fetch(server.url + chat, {
    method: "POST",
    headers: { authorization: `Bearer ${run}` },
    body: JSON.stringify({ model: "m", stream, messages: [{ role: "user", content: "hi" }] }),
    ...(signal === undefined ? {} : { signal }),
  })
}

/** Sends bytes over a plain connection and answers with what came back until it closed. */
function raw(server: ModelServer, bytes: string, pause = 0): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1")
    let heard = ""
    socket.on("data", (chunk) => (heard += chunk.toString())).on("error", () => {})
    socket.on("close", () => resolve(heard))
    if (pause === 0) socket.write(bytes)
    else
      void (async () => {
        for (const byte of bytes) {
          if (socket.destroyed) return
          socket.write(byte)
          await wait(pause)
        }
      })()
  })
}

describe("a model server", () => {
  it("listens on the loopback alone", async () => {
    const server = await open(plainly)
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  })

  it("keeps the calls of runs apart by the key that each was given, in whichever header it comes", async () => {
    const server = await open(plainly)
    await (await ask(server, { run: "one" })).text()
    await (await ask(server, { run: "two", stream: false })).text()
    for (const name of ["x-api-key", "x-goog-api-key"])
      await (await fetch(server.url + chat, { method: "POST", headers: { [name]: name }, body: "{" })).text()
    expect(server.served.ofRun("one")).toMatchObject([{ stream: true, outcome: "answered", target: chat }])
    expect(server.served.ofRun("two")).toMatchObject([
      { stream: false, outcome: "answered", usage: { total_tokens: 19 } },
    ])
    expect(server.served.ofRun("x-api-key")).toMatchObject([{ outcome: "failed", status: 400 }])
    expect(server.served.ofRun("x-goog-api-key")).toHaveLength(1)
    expect(server.served.ofRun("")).toEqual([])
    expect(server.calls()).toHaveLength(4)
    expect(JSON.stringify(server.calls())).not.toContain("x-api-key")
  })

  it("reports no usage where none was sent", async () => {
    const server = await open(plainly)
    expect(await (await ask(server)).text()).not.toContain("usage")
    expect(server.calls()).toMatchObject([{ usage: null, outcome: "answered" }])
  })

  it("counts the bytes of both bodies", async () => {
    const server = await open(plainly)
    const text = await (await ask(server)).text()
    expect(server.calls()).toMatchObject([{ sentBytes: Buffer.byteLength(text), receivedBytes: 71 }])
  })

  it("sends each event when it is due, and the first before the second exists", async () => {
    const server = await open(scripted(() => ({ kind: "text", text: "one two", pace: { firstByte: 40, between: 40 } })))
    const started = performance.now()
    const reader = (await ask(server)).body?.getReader()
    expect(performance.now() - started).toBeGreaterThan(35)
    await reader?.read()
    expect(server.calls()).toMatchObject([{ outcome: null, finishedAt: null, status: 200 }])
    while (!(await reader?.read())?.done);
    const [call] = server.calls()
    expect((call?.finishedAt ?? 0) - (call?.startedAt ?? 0)).toBeGreaterThan(35 + 4 * 35)
  })

  it("answers 200 streams at once, each with its own", async () => {
    const server = await open(slowly)
    const runs = Array.from({ length: 200 }, (_, index) => `run ${index}`)
    const texts = await Promise.all(runs.map(async (run) => (await ask(server, { run })).text()))
    for (const text of texts) expect(text.match(/data: /g)).toHaveLength(9)
    for (const run of runs) expect(server.served.ofRun(run)).toMatchObject([{ outcome: "answered" }])
    expect(new Set(texts.map((text) => /chatcmpl-\d+/.exec(text)?.[0])).size).toBe(200)
  })

  it("knows of every client that goes away: before the answer, and in the middle of it", async () => {
    const server = await open(
      scripted(({ run }) =>
        run === "early" ? { kind: "silence" } : { kind: "text", text: "one two", pace: { between: 100_000 } },
      ),
    )
    const left = new AbortController()
    const early = Array.from({ length: 20 }, () => ask(server, { run: "early", signal: left.signal }))
    const late = await Promise.all(Array.from({ length: 20 }, () => ask(server, { run: "late", signal: left.signal })))
    await until(() => server.calls().length === 40)
    left.abort()
    await Promise.allSettled([...early, ...late.map((response) => response.text())])
    await until(() => server.calls().every(({ outcome }) => outcome === "client_gone"))
    for (const call of server.calls()) expect(call.abortedAt).toBe(call.finishedAt)
    expect(server.served.ofRun("early").every(({ status, sentBytes }) => status === null && sentBytes === 0)).toBe(true)
    expect(server.served.ofRun("late").every(({ status, sentBytes }) => status === 200 && sentBytes > 0)).toBe(true)
  })

  it("lists its models to OpenAI's and to Anthropic's clients, as many as are asked for", async () => {
    const server = await open(plainly, { models: ["a", "b", "c"] })
    const list = async (query: string): Promise<unknown> => (await fetch(`${server.url}/v1/models${query}`)).json()
    expect(await list("")).toMatchObject({
      object: "list",
      data: [{ id: "a" }, { id: "b" }, { id: "c" }],
      has_more: false,
    })
    expect(await list("?limit=2")).toMatchObject({
      data: [{ id: "a", type: "model" }, {}],
      has_more: true,
      last_id: "b",
    })
    expect(server.calls()).toEqual([])
  })

  it("hears of every request, also of those that it refuses", async () => {
    const seen: string[] = []
    const server = await open(plainly, { seen: ({ method, target, headers }) => seen.push(method, target, ...headers) })
    await (await fetch(`${server.url}/v1/files`, { headers: { "X-Mine": "1" } })).text()
    expect(seen).toEqual(expect.arrayContaining(["GET", "/v1/files", "x-mine", "1"]))
  })

  it("closes at once with calls open, and tells each the same", async () => {
    const server = await open(scripted(() => ({ kind: "silence" })))
    const asked = [ask(server), ask(server)].map((each) => each.catch(() => "ended"))
    await until(() => server.calls().length === 2)
    const [first, second] = [server.close(), server.close()]
    expect(first).toBe(second)
    await first
    expect(await Promise.all(asked)).toEqual(["ended", "ended"])
    expect(server.calls().map(({ outcome }) => outcome)).toEqual(["client_gone", "client_gone"])
    await expect(fetch(server.url)).rejects.toThrow()
  })

  it("fails a call whose script throws, and serves the next", async () => {
    let isBroken = true
    const server = await open(() => {
      if (isBroken) throw new Error("no such scene")
      return { kind: "text", text: "well" }
    })
    const failed = await ask(server)
    expect([failed.status, await failed.text()]).toEqual([500, expect.stringContaining("no such scene")])
    isBroken = false
    expect((await ask(server)).status).toBe(200)
  })
})

describe("what a model server does not serve", () => {
  it.each([
    ["POST", "/v1/messages/count_tokens", { type: "error", error: { type: "not_found_error" } }],
    ["POST", "/v1/messages/count_tokens?beta=true", { type: "error", error: { type: "not_found_error" } }],
    ["POST", "/v1/messages?beta=false", { type: "error", error: { type: "not_found_error" } }],
    ["GET", "/v1/messages", { type: "error" }],
    ["POST", "/v1beta/models/m:countTokens", { error: { code: 404, status: "NOT_FOUND" } }],
    ["POST", "/v1beta/models/m:streamGenerateContent", { error: { code: 404 } }],
    ["POST", "/v1beta/models/a%2Fb:generateContent", { error: { code: 404 } }],
    ["POST", "/v1/responses?x=1", { error: { type: "invalid_request_error" } }],
    ["POST", "/v1/embeddings", { error: { type: "invalid_request_error", param: null } }],
    ["GET", "/v1/models?limit=00", { error: {} }],
  ])("%s %s is refused in the shape that its client reads", async (method, target, shape) => {
    const server = await open(plainly)
    const answer = await fetch(server.url + target, { method, ...(method === "POST" ? { body: "{}" } : {}) })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject(shape)
    expect(server.calls()).toEqual([])
  })

  it.each([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["null", "null"],
    ["no model", '{"messages":[]}'],
    ["a model that is no text", '{"model":1,"messages":[]}'],
    ["no messages", '{"model":"m"}'],
    ["messages that are no list", '{"model":"m","messages":{}}'],
    ["nothing", ""],
  ])("a body that is %s fails", async (_, body) => {
    const server = await open(plainly)
    const answer = await fetch(server.url + chat, { method: "POST", body })
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { type: "invalid_request_error" } }])
    expect(server.calls()).toMatchObject([{ outcome: "failed", status: 400, receivedBytes: body.length }])
  })

  it("a body of odd members is read without harm", async () => {
    const server = await open(plainly)
    const body =
      '{"model":"m","__proto__":{"x":1},"messages":[null,1,"x",{"role":[],"content":[null,{"text":7}]}],"tools":[{},7]}'
    expect((await fetch(server.url + chat, { method: "POST", body })).status).toBe(200)
    expect(server.calls()).toMatchObject([{ outcome: "answered", offersTools: false }])
  })

  /** Sends so many times the same mebibyte, and answers with how far buffers grew meanwhile. */
  async function flood(server: ModelServer, mebibytes: number): Promise<{ answer: Response; grown: number }> {
    const before = process.memoryUsage().arrayBuffers
    const piece = Buffer.alloc(1 << 20, 0x20)
    let left = mebibytes
    let grown = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        grown = Math.max(grown, process.memoryUsage().arrayBuffers - before)
        if (left-- > 0) controller.enqueue(piece)
        else controller.close()
      },
    })
    return { answer: await fetch(server.url + chat, { method: "POST", body, duplex: "half" }), grown }
  }

  it("a body of 50 MB is refused", async () => {
    const server = await open(plainly)
    const { answer } = await flood(server, 50)
    expect([answer.status, await answer.json()]).toMatchObject([413, { error: {} }])
    expect(server.calls()).toMatchObject([{ outcome: "failed", receivedBytes: 50 << 20 }])
  })

  it("a body beyond the limit is not kept", async () => {
    const server = await open(plainly, { limits: { bodyBytes: 1 << 20 } })
    const { answer, grown } = await flood(server, 300)
    expect(answer.status).toBe(413)
    expect(grown).toBeLessThan(200 << 20)
  })

  it("a body that does not come in time is refused", async () => {
    const server = await open(plainly, { limits: { bodyMilliseconds: 100 } })
    const head = `POST ${chat} HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n`
    expect(await raw(server, `${head}{"model"`)).toMatch(/^HTTP\/1\.1 408 .*did not come in time/s)
    expect(server.calls()).toMatchObject([{ outcome: "failed", status: 408, receivedBytes: 8 }])
  })

  it("headers that trickle end their connection", async () => {
    const server = await open(plainly, { limits: { headerMilliseconds: 200 } })
    const heard = await raw(server, `POST ${chat} HTTP/1.1\r\nhost: x\r\nx-slow: ${"a".repeat(1000)}`, 10)
    expect(heard).toMatch(/^HTTP\/1\.1 408 /)
    expect(server.calls()).toEqual([])
  })

  it.each([
    ["two lengths", `POST ${chat} HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}`],
    [
      "a length and chunks",
      `POST ${chat} HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ["no HTTP at all", "\u0000\u0001\u0002 hello\r\n\r\n"],
    ["headers of 64 KB", `POST ${chat} HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(65_536)}\r\n\r\n`],
  ])("%s ends the connection, and the server serves on", async (_, bytes) => {
    const server = await open(plainly)
    expect(await raw(server, bytes)).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect((await ask(server)).status).toBe(200)
  })
})
