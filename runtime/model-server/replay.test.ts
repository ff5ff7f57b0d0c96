import { request as httpRequest } from "node:http"
import * as fc from "fast-check"
import { afterEach, describe, expect, it } from "vitest"
import { readReplay, writeReplay } from "./replay-file.ts"
import type { RecordedExchange, RecordedMatch } from "./replay-file.ts"
import { replayed } from "./replay.ts"
import { openModelServer } from "./server.ts"
import type { ModelServer } from "./server.ts"

const any: RecordedMatch = {
  target: "/v1/messages",
  model: null,
  stream: null,
  userText: null,
  userTextHolds: null,
  toolResults: null,
}

function exchange(text: string, request: Partial<RecordedMatch> = {}): RecordedExchange {
  return {
    request: { ...any, ...request },
    response: {
      status: 200,
      headers: { "content-type": "text/event-stream", "x-own": "1", "transfer-encoding": "chunked" },
      body: [{ after: 0, bytes: Buffer.from(text) }],
      end: "complete",
      usage: { output_tokens: 1 },
    },
  }
}

const texts = fc.string({ unit: "binary", maxLength: 20 })
const exchanges: fc.Arbitrary<readonly RecordedExchange[]> = fc.array(
  fc.record({
    request: fc.record({
      target: texts,
      model: fc.option(texts),
      stream: fc.option(fc.boolean()),
      userText: fc.option(texts),
      userTextHolds: fc.option(texts),
      toolResults: fc.option(fc.nat(9)),
    }),
    response: fc.record({
      status: fc.integer({ min: 200, max: 599 }),
      headers: fc.dictionary(texts, texts),
      body: fc.array(
        fc.record({ after: fc.nat(1000), bytes: fc.uint8Array({ maxLength: 40 }).map((each) => Buffer.from(each)) }),
        { maxLength: 4 },
      ),
      end: fc.constantFrom("complete" as const, "cut" as const),
      usage: fc.jsonValue() as fc.Arbitrary<null>,
    }),
  }),
  { maxLength: 4 },
)

describe("a recording", () => {
  it("reads back to what was written, to the byte", () => {
    fc.assert(
      fc.property(exchanges, (written) => {
        const read = readReplay(writeReplay(written))
        expect(JSON.stringify(read)).toEqual(JSON.stringify({ ok: true, exchanges: written }))
      }),
    )
  })

  it.each([
    ["it is no JSON", "{"],
    ["/request/target is no text", "{}"],
    ["/request/target is no text", "null"],
    ["/response/status is no status of an answer", '{"request":{"target":"/"},"response":{"status":"200"}}'],
    ["/response/status is no status of an answer", '{"request":{"target":"/"},"response":{"status":100}}'],
    ["/response/headers is no object of texts", '{"request":{"target":"/"},"response":{"status":200,"headers":[]}}'],
    [
      '/response/body/1 has not "after" and one of "text" and "base64"',
      '{"request":{"target":"/"},"response":{"status":200,"headers":{},"body":[{"after":0,"text":""},{"after":-1,"text":""}]}}',
    ],
  ])("is refused by the number of the line where %s", (what, line) => {
    const good = writeReplay([exchange("a")])
    const read = readReplay(`${good}\n${line}\n`)
    expect(read).toMatchObject({ ok: false, refusal: { code: "replay/unreadable" } })
    expect(JSON.stringify(read)).toContain(
      JSON.stringify(`Line 3 of the recording is no exchange: ${what}.`).slice(1, -1),
    )
  })
})

const opened: ModelServer[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()))
})

async function playing(recorded: readonly RecordedExchange[]): Promise<ModelServer> {
  const server = await openModelServer({ answers: replayed(recorded) })
  opened.push(server)
  return server
}

interface Got {
  readonly status: number | undefined
  readonly headers: { readonly [name: string]: unknown }
  readonly bytes: Buffer
  readonly isWhole: boolean
}

/** What came back, also where it broke off. */
function ask(server: ModelServer, text: string, model = "m", run = "run"): Promise<Got> {
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers: { "x-api-key": run } }
    const sent = httpRequest(`${server.url}/v1/messages`, options, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", () => {})
      answer.on("close", () => {
        const { statusCode: status, headers, complete: isWhole } = answer
        resolve({ status, headers, bytes: Buffer.concat(chunks), isWhole })
      })
    })
    sent.on("error", reject)
    sent.end(JSON.stringify({ model, messages: [{ role: "user", content: text }] }))
  })
}

describe("replay", () => {
  it("answers with the recorded bytes and headers, and none of the connection's", async () => {
    const bytes = Buffer.from([0x64, 0xff, 0x00, 0xe5, 0x8c])
    const body = [bytes.subarray(0, 1), bytes.subarray(1)].map((each) => ({ after: 1, bytes: each }))
    const one = exchange("")
    const server = await playing([{ ...one, response: { ...one.response, body } }])
    const got = await ask(server, "hi")
    expect(got).toMatchObject({ status: 200, bytes, isWhole: true, headers: { "x-own": "1" } })
    expect(server.calls()).toMatchObject([{ outcome: "answered", usage: { output_tokens: 1 } }])
  })

  it("breaks off where the recording does, and fails where it does", async () => {
    const one = exchange("half")
    const server = await playing([
      { ...one, response: { ...one.response, end: "cut" } },
      { ...one, response: { ...one.response, status: 529 } },
    ])
    expect(await ask(server, "hi")).toMatchObject({ bytes: Buffer.from("half"), isWhole: false })
    expect(await ask(server, "hi")).toMatchObject({ status: 529 })
    expect(server.calls()).toMatchObject([{ outcome: "cut" }, { outcome: "failed" }])
  })

  it("takes for each request the first unused exchange that is for it, for each run anew", async () => {
    const server = await playing([
      exchange("b", { userText: "second" }),
      exchange("a1", { userTextHolds: "first", toolResults: 0 }),
      exchange("a2", { model: "m", stream: false }),
    ])
    for (const run of ["one", "two"]) {
      const heard: string[] = []
      for (const text of ["the first", "second", "the first"]) {
        const { bytes } = await ask(server, text, "m", run)
        heard.push(bytes.toString())
      }
      expect(heard).toEqual(["a1", "b", "a2"])
    }
  })

  it("says in the dialect's shape what it has nothing for, and what comes nearest", async () => {
    const server = await playing([exchange("a", { model: "other", userText: "x" }), exchange("b", { model: "other" })])
    const { status, bytes } = await ask(server, "hi")
    expect([status, JSON.parse(bytes.toString())]).toEqual([
      404,
      {
        type: "error",
        error: {
          type: "not_found_error",
          message:
            "No answer was recorded for this request (2 recorded, 2 unused by this run). Exchange 2 comes nearest: other model.",
          code: "replay_miss",
        },
      },
    ])
    expect(server.calls()).toMatchObject([{ outcome: "failed", status: 404 }])
    const none = await ask(await playing([]), "hi")
    expect(none.bytes.toString()).toContain("No answer was recorded for this request (0 recorded")
  })
})
