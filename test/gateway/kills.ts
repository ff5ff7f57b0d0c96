import { setTimeout as pause } from "node:timers/promises"
import { opened } from "./opened.ts"
import { Random } from "../fuzz/random.ts"
import { call, requestOf, sent } from "./calls.ts"
import { answer, chunkOf, startUpstream, streamHead } from "./upstream.ts"
import type { Received, Upstream } from "./upstream.ts"

/** What became of clients that were killed. */
export interface Killed {
  readonly clients: number
  /** Killed before the provider had anything of their requests, which therefore never went out. */
  readonly neverSent: number
  /** Requests that the provider saw, by how far its answer was when their clients were killed. */
  readonly sent: { readonly beforeHead: number; readonly beforeBody: number; readonly inBody: number }
  /** Of those, how many the provider saw given up before it had answered them. */
  readonly aborted: number
  /** The ledger's rows by their outcomes. */
  readonly outcomes: { readonly [outcome: string]: number }
  readonly leftOpen: { readonly calls: number; readonly bytes: number; readonly connections: number }
  /** Milliseconds from the end of a client to that of its request at the provider. */
  readonly waits: { readonly p50: number; readonly p99: number; readonly most: number }
  /** Whether the very same gateway answers the next request. */
  readonly servesOn: boolean
}

/** How far an answer is. */
type Stage = keyof Killed["sent"]

interface Provided {
  readonly received: Received
  stage: Stage
  closedAt: number | null
}

const event = 'data: {"id":"a","model":"m","choices":[{"delta":{"content":"x"}}]}\n\n'

/** Kills clients of one gateway at random moments, so many at once, half of them by a reset, and waits for what becomes of it. */
export async function killClients(clients: number, atOnce: number, seed: number): Promise<Killed> {
  const random = new Random(seed)
  const provided = new Map<string, Provided>()
  const upstream = await startUpstream((received) => {
    const one: Provided = { received, stage: "beforeHead", closedAt: null }
    provided.set(nameIn(received), one)
    received.socket.once("close", () => void (one.closedAt = performance.now()))
    return answerSlowly(one, random)
  })
  const at = await opened(upstream.origin, {}, { policy: "pinned" })
  const killedAt = new Map<string, { readonly at: number; readonly stage: Stage | null }>()
  const kill = async (name: string): Promise<void> => {
    const body = { model: "default", stream: random.below(4) > 0, user: name, messages: [] }
    const bytes = requestOf("/v1/chat/completions", JSON.stringify(body), [`authorization: Bearer ${at.bearer}`])
    const socket = await sent(at.port, bytes)
    socket.resume()
    const moment = random.below(60)
    if (moment > 0) await pause(moment)
    killedAt.set(name, { at: performance.now(), stage: provided.get(name)?.stage ?? null })
    if (random.below(2) === 0) socket.destroy()
    else socket.resetAndDestroy()
  }
  try {
    const isOver = (): boolean =>
      at.gateway.health().openCalls === 0 && [...provided.values()].every(({ closedAt }) => closedAt !== null)
    for (let next = 0; next < clients; next += atOnce) {
      const names = Array.from({ length: Math.min(atOnce, clients - next) }, (_, index) => `client-${next + index}`)
      await Promise.all(names.map(kill))
      // One wave after the other: what is measured is how long an abort takes, not how long a queue is.
      for (const end = performance.now() + 10_000; !isOver() && performance.now() < end;) await pause(2)
      if (!isOver()) break
    }
    const all = [...provided]
    const waits = all
      .flatMap(([name, { closedAt }]) => (closedAt === null ? [] : [closedAt - (killedAt.get(name)?.at ?? 0)]))
      .map((each) => Math.max(0, each))
      .toSorted((left, right) => left - right)
    const at99 = (share: number): number => rounded(waits[Math.ceil(waits.length * share) - 1] ?? Infinity)
    const count = (stage: Stage): number =>
      all.filter(([name]) => (killedAt.get(name)?.stage ?? "beforeHead") === stage).length
    return {
      clients: killedAt.size,
      neverSent: killedAt.size - all.length,
      sent: { beforeHead: count("beforeHead"), beforeBody: count("beforeBody"), inBody: count("inBody") },
      aborted: waits.length,
      outcomes: countsOf(at.told.ended.map(({ outcome }) => outcome)),
      leftOpen: {
        calls: at.gateway.health().openCalls,
        bytes: at.gateway.health().openBytes,
        connections: all.filter(([, { received }]) => !received.socket.destroyed).length,
      },
      waits: { p50: at99(0.5), p99: at99(0.99), most: at99(1) },
      servesOn: await answers(upstream, at.port, at.bearer),
    }
  } finally {
    await at.gateway.close()
    await upstream.close()
  }
}

/** Never to the end: what closes such a connection is the gateway. */
async function answerSlowly(one: Provided, random: Random): Promise<void> {
  const { socket, body } = one.received
  const isStream = body.includes('"stream":true')
  await pause(random.below(25))
  socket.write(
    isStream ? streamHead : "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n",
  )
  one.stage = "beforeBody"
  await pause(random.below(25))
  while (!socket.destroyed) {
    socket.write(isStream ? chunkOf(event) : " ")
    one.stage = "inBody"
    await pause(1 + random.below(10))
  }
}

async function answers(upstream: Upstream, port: number, bearer: string): Promise<boolean> {
  upstream.behave = ({ socket }) => void socket.write(answer(200, "{}"))
  const seen = await call(
    port,
    requestOf("/v1/chat/completions", '{"model":"default"}', [`authorization: Bearer ${bearer}`]),
  )
  return seen.status === 200 && seen.whole
}

function nameIn({ body }: Received): string {
  return (JSON.parse(body.toString()) as { readonly user: string }).user
}

function countsOf(words: readonly string[]): { readonly [word: string]: number } {
  const counts: { [word: string]: number } = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100
}
