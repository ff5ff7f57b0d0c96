import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { requestOf, sent } from "./calls.ts"
import { manualClock } from "./manual-clock.ts"
import { asked, at, eventsOf, inChunks, messages, open, upstream } from "./scene.ts"
import { anthropicStream } from "./streams.ts"
import { chunkOf, lastChunk, streamHead } from "./upstream.ts"

describe("time", () => {
  it.each([
    [899_000, null],
    [901_000, "timeout_first_event"],
  ])("a provider that says nothing for %d ms: %s", async (milliseconds, failure) => {
    const clock = manualClock()
    await open(() => undefined, { clock }, { seconds: 3_600 })
    const seen = asked(messages, { model: "default", max_tokens: 9 }, 500)
    while (upstream.received.length === 0) await pause(2)
    clock.pass(milliseconds)
    expect((await seen).status).toBe(failure === null ? 0 : 504)
    expect(at.told.ended.map((row) => row.failure)).toEqual(failure === null ? [] : [failure])
  })

  it("a stream that pauses too long ends as the dialect has it; pings do not begin an answer", async () => {
    const clock = manualClock()
    await open(
      ({ socket }) => void socket.write(inChunks(eventsOf(anthropicStream)[0] ?? "")),
      { clock },
      { seconds: 3_600 },
    )
    const socket = await sent(
      at.port,
      requestOf(messages, '{"model":"default","stream":true,"max_tokens":9}', [`x-api-key: ${at.bearer}`]),
    )
    await once(socket, "data")
    clock.pass(299_000)
    expect(at.told.ended).toEqual([])
    clock.pass(2_000)
    const [last] = (await once(socket, "data")) as [Buffer]
    expect(last.toString()).toContain("event: error")
    expect(at.told.ended).toMatchObject([{ outcome: "failed_midstream", failure: "timeout_idle" }])
    socket.destroy()
  })

  it("a body that comes too slowly is refused, however steadily", async () => {
    const clock = manualClock()
    await open(() => undefined, { clock })
    const socket = await sent(
      at.port,
      Buffer.from(
        `POST ${messages} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nx-api-key: ${at.bearer}\r\ncontent-length: 1000\r\n\r\n{`,
      ),
    )
    const refused = once(socket, "data")
    for (let seconds = 0; seconds < 130; seconds += 10) {
      socket.write(" ")
      await pause(5)
      clock.pass(10_000)
    }
    expect(String((await refused)[0])).toMatch(/^HTTP\/1\.1 408 /)
    expect(at.gateway.health().openBytes).toBe(0)
    socket.destroy()
  })

  it("events reach the client before the next is sent", async () => {
    let next = (): void => undefined
    await open(async ({ socket }) => {
      socket.write(streamHead)
      for (const event of eventsOf(anthropicStream)) {
        const came = new Promise<void>((resolve) => void (next = resolve))
        socket.write(chunkOf(event))
        await came
      }
      socket.write(lastChunk)
    })
    const socket = await sent(
      at.port,
      requestOf(messages, '{"model":"default","stream":true,"max_tokens":9}', [`x-api-key: ${at.bearer}`]),
    )
    let seen = ""
    for await (const chunk of socket) {
      seen += String(chunk)
      if (seen.endsWith("0\r\n\r\n")) break
      next()
    }
    expect(seen).toContain("message_stop")
  })

  it("a client that does not read holds its provider back, and nothing piles up", async () => {
    let written = 0
    await open(async ({ socket }) => {
      socket.write(streamHead)
      for (let chunk = 0; chunk < 2_000 && !socket.destroyed; chunk++) {
        written += 65_536
        if (!socket.write(chunkOf(`data: ${"x".repeat(65_536)}\n\n`)))
          await Promise.race([once(socket, "drain").catch(() => undefined), pause(700).then(() => (chunk = 2_000))])
      }
    })
    const socket = await sent(
      at.port,
      requestOf(messages, '{"model":"default","stream":true,"max_tokens":9}', [`x-api-key: ${at.bearer}`]),
    )
    socket.pause()
    await pause(1_500)
    expect(written).toBeLessThan(60_000_000)
    socket.destroy()
  })
})
