import { describe, expect, it } from "vitest"
import { asked, at, chat, eventsOf, inChunks, messages, open, responses, upstream } from "./scene.ts"
import { anthropicStream } from "./streams.ts"
import { lastChunk } from "./upstream.ts"

const overloaded = 'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n'

describe("an error behind a 200", () => {
  it("as the first event is a failure with its own status, and no stream", async () => {
    await open(({ socket }) => void socket.write(inChunks('event: ping\ndata: {"type":"ping"}\n\n', overloaded)))
    const seen = await asked(messages)
    expect(seen.status).toBe(529)
    expect(JSON.parse(seen.body.toString())).toMatchObject({ error: { type: "overloaded_error" } })
    expect(at.told.ended).toMatchObject([{ outcome: "failed", failure: "overloaded" }])
  })

  it("as a later event is passed on, and the ledger says failed", async () => {
    const stream = eventsOf(anthropicStream).slice(0, 4).join("") + overloaded
    await open(({ socket }) => void socket.write(Buffer.concat([inChunks(stream), Buffer.from(lastChunk)])))
    const seen = await asked(messages)
    expect(seen.body.toString()).toBe(stream)
    expect(at.told.ended).toMatchObject([
      { outcome: "failed_midstream", failure: "overloaded", maybeBilled: true, usage: { input_tokens: 25 } },
    ])
  })
})

describe("an answer that breaks off", () => {
  const part = eventsOf(anthropicStream).slice(0, 5).join("")

  it("ends with the dialect's own error behind a whole event, and never as if it were complete", async () => {
    await open(({ socket }) => void socket.end(inChunks(part)))
    const seen = await asked(messages)
    expect(seen.body.toString().slice(0, part.length)).toBe(part)
    expect(seen.body.toString().slice(part.length)).toMatch(
      /^event: error\ndata: \{"type":"error","error":\{"type":"api_error"/,
    )
    expect(seen.body.toString()).not.toContain("message_stop")
    expect(at.told.ended).toMatchObject([{ outcome: "truncated", failure: "ended_early" }])
  })

  it("inside an event is cut", async () => {
    await open(({ socket }) => void socket.end(inChunks(part, "data: {")))
    const seen = await asked(messages)
    expect(seen).toMatchObject({ whole: false })
    expect(seen.body.toString()).toBe(`${part}data: {`)
  })

  it("of responses ends as a failed response, and of chat is cut", async () => {
    await open(
      ({ socket }) => void socket.end(inChunks('data: {"type":"response.created","response":{"id":"resp_9"}}\n\n')),
    )
    const seen = await asked(responses)
    expect(seen.body.toString()).toMatch(/event: response\.failed\ndata: .*"id":"resp_9".*"status":"failed"/)
    upstream.behave = ({ socket }) => void socket.end(inChunks('data: {"choices":[]}\n\n'))
    const cut = await asked(chat)
    expect(cut.whole).toBe(false)
    expect(cut.body.toString()).not.toContain("[DONE]")
  })

  it("without saying so is passed on as it came, and the ledger says truncated", async () => {
    await open(({ socket }) => void socket.write(Buffer.concat([inChunks(part), Buffer.from(lastChunk)])))
    const seen = await asked(messages)
    expect(seen).toMatchObject({ whole: true })
    expect(seen.body.toString()).toBe(part)
    expect(at.told.ended).toMatchObject([{ outcome: "truncated", failure: null }])
  })
})
