import { afterAll, describe, expect, it } from "vitest"
import { systemClock } from "../../runtime/driver/clock.ts"
import { Secret } from "../../runtime/gateway/index.ts"
import type { OutboundListener, Sender } from "../../runtime/gateway/index.ts"
import { spellings } from "../../runtime/gateway/credential/redactor.ts"
import { mannersOf } from "../../runtime/gateway/dialect/table.ts"
import type { AttemptEnd } from "../../runtime/gateway/stream/attempt-end.ts"
import { Attempt } from "../../runtime/gateway/stream/attempt.ts"
import { patienceQueues } from "../../runtime/gateway/stream/patience.ts"
import { call, requestOf } from "./calls.ts"
import { credentialCanary, opened } from "./opened.ts"
import { everyWire } from "./wires.ts"
import type { RecordedWire } from "./wires.ts"

/** A provider that answers at once, in the chunks that a wire is cut into. */
function sending(wire: RecordedWire, cuts: readonly number[]): Sender {
  const send = (_: unknown, listener: OutboundListener) => {
    listener.begun()
    listener.head(wire.status, wire.headers)
    let from = 0
    for (const cut of [...cuts, wire.bytes.length]) {
      if (cut > from) listener.data(wire.bytes.subarray(from, cut))
      from = cut
    }
    if (wire.end === "complete") listener.end()
    else listener.failed("ended_early")
    return { resume: () => undefined, abort: () => undefined }
  }
  // The answer comes on a turn of its own, as from a socket.
  return { send: (request, listener) => later(() => send(request, listener)), close: () => Promise.resolve() }
}

function later(go: () => void) {
  queueMicrotask(go)
  return { resume: () => undefined, abort: () => undefined }
}

const waits = patienceQueues(systemClock, { firstEvent: 60_000, idle: 60_000, client: 60_000 })
afterAll(() => {
  for (const queue of Object.values(waits)) queue.close()
})
const secrets = spellings(new Secret(credentialCanary))

interface Passed {
  /** Everything that the client was given, with what it was told besides bytes. */
  readonly told: string
  readonly bytes: Buffer
  readonly end: AttemptEnd
}

/** What a client gets of a wire, and what is read of it on the way. */
async function passed(wire: RecordedWire, drops: boolean, cuts: readonly number[]): Promise<Passed> {
  const manners = mannersOf(wire.dialect)
  if (manners === null) throw new Error(`nobody speaks ${wire.dialect}`)
  const parts: Buffer[] = []
  const told: string[] = []
  const client = {
    begin: (status: number) => void told.push(String(status)),
    write: (bytes: Buffer) => parts.push(Buffer.from(bytes)) > 0,
    end: () => void told.push("end"),
    destroy: () => void told.push("destroy"),
  }
  const outbound = { origin: "", path: "", headers: [], body: [] }
  const clock = systemClock
  const end = await new Promise<AttemptEnd>((settled) => {
    const order = { sender: sending(wire, cuts), clock, waits, outbound, manners, drops, secrets, client }
    new Attempt(order, { settled }).send()
  })
  return { told: told.join(), bytes: Buffer.concat(parts), end }
}

const read = ({ end }: Passed): string => JSON.stringify([end.outcome, end.failure, end.reading, end.redacted])

describe.each(everyWire())("the wire $name", (wire) => {
  it("is the same to its client, and means the same, at every one of its split points", async () => {
    for (const drops of wire.usageOnly === null ? [false] : [false, true]) {
      const whole = await passed(wire, drops, [])
      const wanted = drops && wire.usageOnly !== null ? wire.text.replace(wire.usageOnly, "") : wire.text
      // What broke off is told in the dialect's own words, behind every byte that came.
      if (whole.end.committed) expect(whole.bytes.toString().slice(0, wanted.length)).toBe(wanted)
      if (wire.end === "complete" && whole.end.committed) expect(whole.bytes.toString()).toBe(wanted)
      expect(whole.end.outcome).toBe(wire.outcome)
      for (let cut = 1; cut < wire.bytes.length; cut++) {
        const split = await passed(wire, drops, [cut])
        const isSame = split.bytes.equals(whole.bytes) && split.told === whole.told && read(split) === read(whole)
        if (!isSame) expect([cut, split]).toEqual([cut, whole])
      }
    }
  })

  it("is the same at its client's socket, cut at every 97th byte and into single bytes", async () => {
    if (wire.outcome !== "answered") return
    let cuts: readonly number[] = []
    const sender: Sender = { send: (...all) => sending(wire, cuts).send(...all), close: () => Promise.resolve() }
    const at = await opened("http://127.0.0.1:9", { sender })
    const body = { model: "default", stream: true, max_tokens: 100, stream_options: { include_usage: true } }
    const request = requestOf(wire.target, JSON.stringify(body), [`authorization: Bearer ${at.bearer}`])
    const single = Array.from({ length: wire.bytes.length - 1 }, (_, index) => index + 1)
    for (const each of [single, ...single.filter((cut) => cut % 97 === 0).map((cut) => [cut])]) {
      cuts = each
      const { status, whole, body: came } = await call(at.port, request)
      expect([status, whole, came.equals(wire.bytes)]).toEqual([200, true, true])
    }
    await at.gateway.close()
  })
})
