import { connect } from "node:net"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import type { Random } from "../fuzz/random.ts"
import { requestOf } from "../gateway/calls.ts"
import { answer, chunkOf, lastChunk, startUpstream, streamHead } from "../gateway/upstream.ts"
import type { Received, Upstream } from "../gateway/upstream.ts"

/** What a client had of a call in the end: all of an answer, by its status; a part, or nothing; or no connection at all. */
export type Had = { readonly whole: number } | "broken" | "refused"

/** The trace that names a call, in the ledger and at the provider. */
export function traceOf(call: number): string {
  return `00-${call.toString(16).padStart(32, "0")}-00000000000000ff-01`
}

const usage = '{"prompt_tokens":7,"completion_tokens":3}'

/** A provider that keeps which calls it saw, in their order, and takes a moment for each. */
export async function startNumbered(random: Random): Promise<Upstream & { readonly seen: readonly number[] }> {
  const seen: number[] = []
  const upstream = await startUpstream(async ({ socket, body }: Received) => {
    // One listener stays behind for each request of a connection that is kept.
    socket.setMaxListeners(0)
    const asked = JSON.parse(body.toString()) as { readonly user: string; readonly stream: boolean }
    seen.push(Number(asked.user))
    await pause(random.below(20))
    if (!asked.stream) return void socket.write(answer(200, `{"id":"a","model":"m","usage":${usage}}`))
    socket.write(streamHead)
    for (let event = 0; event < 4 && !socket.destroyed; event++) {
      socket.write(chunkOf(`data: {"id":"a","model":"m","choices":[{"delta":{"content":"x"}}]}\n\n`))
      await pause(random.below(6))
    }
    socket.write(chunkOf(`data: {"id":"a","model":"m","choices":[],"usage":${usage}}\n\ndata: [DONE]\n\n`))
    socket.write(lastChunk)
  })
  return Object.assign(upstream, { seen })
}

/** Makes one call, and never a second time. */
export async function makeCall(port: number, bearer: string, call: number, patience = 60_000): Promise<Had> {
  const body = { model: "default", stream: call % 2 === 0, max_tokens: 16, user: String(call), messages: [] }
  const headers = [`authorization: Bearer ${bearer}`, `traceparent: ${traceOf(call)}`, "connection: close"]
  const socket = connect(port, "127.0.0.1")
  try {
    await once(socket, "connect")
  } catch {
    return "refused"
  }
  const chunks: Buffer[] = []
  socket.on("error", () => undefined)
  socket.on("data", (chunk: Buffer) => chunks.push(chunk))
  socket.setTimeout(patience, () => socket.destroy())
  socket.write(requestOf("/v1/chat/completions", JSON.stringify(body), headers))
  await new Promise((closed) => socket.once("close", closed))
  return hadOf(Buffer.concat(chunks).toString("latin1"))
}

function hadOf(text: string): Had {
  const end = text.indexOf("\r\n\r\n")
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)
  if (end === -1 || status === 0) return "broken"
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1]
  const isWhole = length === undefined ? text.endsWith("0\r\n\r\n") : text.length - end - 4 >= Number(length)
  return isWhole ? { whole: status } : "broken"
}
