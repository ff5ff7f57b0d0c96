import { setTimeout as pause } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { requestOf, sent } from "./calls.ts"
import { opened } from "./opened.ts"
import type { Opened } from "./opened.ts"
import { chunkOf, startUpstream, streamHead } from "./upstream.ts"
import type { Received, Upstream } from "./upstream.ts"
import { until } from "../support/until.ts"

let upstream: Upstream
let at: Opened

beforeEach(async () => {
  upstream = await startUpstream(() => undefined)
  at = await opened(upstream.origin, {}, { policy: "pinned" })
})
afterEach(async () => {
  await at.gateway.close()
  await upstream.close()
})

const event = 'data: {"id":"a","model":"m","choices":[{"delta":{"content":"x"}}]}\n\n'

function request(stream: boolean): Buffer {
  return requestOf("/v1/chat/completions", JSON.stringify({ model: "default", stream, messages: [] }), [
    `authorization: Bearer ${at.bearer}`,
  ])
}

/** The milliseconds from now until the provider saw the connection close. */
async function abortedIn(received: Received | undefined): Promise<number> {
  const started = performance.now()
  await Promise.race([received?.aborted, pause(3_000).then(() => expect.unreachable("the provider was not told"))])
  return performance.now() - started
}

describe.each([true, false])("a client that goes, of a stream: %s", (stream) => {
  it("before the head, is gone for the provider at once", async () => {
    const socket = await sent(at.port, request(stream))
    await until(() => upstream.received.length === 1)
    socket.destroy()
    expect(await abortedIn(upstream.received[0])).toBeLessThan(1_000)
    await until(() => at.told.ended.length === 1)
    expect(at.told.ended).toMatchObject([
      { outcome: "client_gone", usage: null, cost: null, maybeBilled: true, status: null },
    ])
  })

  it("before the first byte, or in the middle, is gone for the provider at once", async () => {
    for (const middle of [false, true]) {
      upstream.behave = ({ socket }) => {
        const head = stream
          ? streamHead
          : "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n"
        socket.write(head)
        if (middle) socket.write(stream ? chunkOf(event) : '{"a":')
      }
      const before = upstream.received.length
      const socket = await sent(at.port, request(stream))
      await until(() => upstream.received.length === before + 1)
      if (middle) await new Promise((came) => socket.once("data", came))
      else await pause(10)
      socket.destroy()
      expect(await abortedIn(upstream.received.at(-1))).toBeLessThan(1_000)
      await until(() => at.told.ended.length === (middle ? 2 : 1))
    }
    expect(at.told.ended.map(({ outcome }) => outcome)).toEqual(["client_gone", "client_gone"])
  })

  it("while no connection to the provider has come about, is gone, and nothing was sent", async () => {
    const { gateway, told, port, bearer } = await opened(upstream.origin, {
      sender: { send: () => ({ resume: () => undefined, abort: () => undefined }), close: () => Promise.resolve() },
    })
    const socket = await sent(port, requestOf("/v1/chat/completions", "{}", [`authorization: Bearer ${bearer}`]))
    await until(() => told.began.length === 1)
    socket.destroy()
    await until(() => told.ended.length === 1)
    expect(told.ended).toMatchObject([{ outcome: "client_gone", maybeBilled: false }])
    expect(gateway.health()).toEqual({ status: "serving", openCalls: 0, openBytes: 0 })
    await gateway.close()
  })
})
