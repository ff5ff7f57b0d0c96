import { describe, expect, it } from "vitest"
import { anthropicManners } from "../dialect/anthropic.ts"
import { chatManners } from "../dialect/chat.ts"
import { freshReading } from "../dialect/manners.ts"
import type { Manners } from "../dialect/manners.ts"
import { responsesManners } from "../dialect/responses.ts"
import { anthropicStream, chatStream, chatUsage, responsesStream } from "../../../test/gateway/streams.ts"
import { eventBytes, streamReader } from "./reader.ts"

function read(manners: Manners, stream: string, cuts: readonly number[] = [], drops = false) {
  const bytes = Buffer.from(stream)
  const reading = freshReading()
  const reader = streamReader(manners, reading, drops)
  const passed: Buffer[] = []
  let from = 0
  for (const cut of [...cuts, bytes.length]) {
    passed.push(...reader.push(bytes.subarray(from, cut)))
    from = cut
  }
  passed.push(reader.end())
  return { reading, reader, passed: Buffer.concat(passed) }
}

const streams: readonly (readonly [string, Manners, string])[] = [
  ["messages", anthropicManners, anthropicStream],
  ["chat", chatManners, chatStream],
  ["responses", responsesManners, responsesStream],
]

describe("a stream that is read beside its bytes", () => {
  it.each(streams)("passes byte for byte, cut anywhere, and is read the same: %s", (_, manners, stream) => {
    const bytes = Buffer.from(stream)
    const expected = read(manners, stream).reading
    expect(expected).toMatchObject({ finished: true, failure: null })
    expect(expected.usage).not.toBeNull()
    for (let cut = 0; cut <= bytes.length; cut++) {
      const { passed, reading } = read(manners, stream, [cut])
      expect(passed.equals(bytes)).toBe(true)
      expect(reading).toEqual(expected)
    }
  })

  it("loses exactly the usage that nobody asked for, cut anywhere", () => {
    const wanted = chatStream.replace(chatUsage, "")
    for (let cut = 0; cut <= chatStream.length; cut++) {
      const { passed, reading } = read(chatManners, chatStream, [cut], true)
      expect(passed.toString()).toBe(wanted)
      expect(reading.usage).toMatchObject({ prompt_tokens: 12 })
    }
  })

  it("holds everything until the event that begins an answer, and then nothing", () => {
    const reader = streamReader(anthropicManners, freshReading(), false)
    const ping = Buffer.from(': hello\n\nevent: ping\ndata: {"type":"ping"}\n\n')
    const start = Buffer.from('event: message_start\ndata: {"type":"message_start","message":{}}\n\n')
    expect(reader.push(ping)).toEqual([])
    expect(reader.push(start.subarray(0, 20))).toEqual([])
    expect(Buffer.concat(reader.push(start.subarray(20))).equals(Buffer.concat([ping, start]))).toBe(true)
    expect(reader.push(Buffer.from("da"))).toEqual([Buffer.from("da")])
    expect(reader.atBoundary()).toBe(false)
  })

  it.each([
    [
      anthropicManners,
      'event: ping\ndata: {"type":"ping"}\n\nevent: error\ndata: {"type":"error","error":{"type":"overloaded_error"}}\n\n',
      "overloaded",
    ],
    [chatManners, 'data: {"error":{"code":"rate_limit_exceeded"}}\n\n', "rate_limited"],
    [
      responsesManners,
      'data: {"type":"response.failed","response":{"error":{"code":"server_error"}}}\n\n',
      "provider_error",
    ],
  ])("that begins with a failure passes nothing, and says which", (manners, stream, kind) => {
    const { reader, reading, passed } = read(manners, stream)
    expect(reader.meaning()).toBe("failure")
    expect(reader.failureData()).toContain("{")
    expect(reading.failure).toMatchObject({ kind })
    expect(passed.toString()).not.toContain("answer")
    expect(reader.push(Buffer.from("x"))).toEqual([])
  })

  it("that fails later passes, and the reading says so", () => {
    const { reader, reading, passed } = read(
      anthropicManners,
      `${anthropicStream.slice(0, anthropicStream.indexOf("event: message_stop"))}event: error\ndata: {"type":"error","error":{"type":"overloaded_error"}}\n\n`,
    )
    expect(reader.meaning()).toBe("answer")
    expect(reading).toMatchObject({ finished: false, failure: { kind: "overloaded", status: 529 } })
    expect(passed.toString()).toContain("overloaded_error")
  })

  it("passes what is malformed, and what is too large to be read", () => {
    const malformed = "data: {\n\ndata: [DONE]\n\n"
    expect(read(chatManners, malformed).passed.toString()).toBe(malformed)
    const large = `data: ${"x".repeat(eventBytes + 1)}\n\ndata: [DONE]\n\n`
    for (const drops of [false, true]) {
      expect(read(chatManners, large, [100, 70_000], drops).passed.toString()).toBe(large)
      expect(read(chatManners, chatStream + large, [100, 70_000], drops).passed.toString()).toContain("xxx")
    }
  })
})
