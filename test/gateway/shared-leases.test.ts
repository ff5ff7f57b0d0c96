import { hash, randomBytes } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { systemClock } from "../../runtime/driver/clock.ts"
import { credentialStore } from "../../runtime/gateway/index.ts"
import type { EndRow, LedgerSink, SharedLease, Verdict } from "../../runtime/gateway/index.ts"
import { call, requestOf, sent } from "./calls.ts"
import { credentialCanary, grantOf } from "./opened.ts"
import { answer } from "./upstream.ts"
import { at, chat, open, upstream } from "./scene.ts"

const answers = ({ socket }: { readonly socket: { write: (bytes: Buffer) => void } }) =>
  socket.write(answer(200, '{"usage":{"prompt_tokens":1,"completion_tokens":1}}'))

/** A lease as a store would have it, with its bearer. */
function lease(more: Partial<SharedLease> = {}): { readonly shared: SharedLease; readonly bearer: string } {
  const id = randomBytes(8).toString("hex")
  const bearer = `lease_${id}_${randomBytes(32).toString("hex")}`
  const { candidates, ...grant } = grantOf("shared")
  const frozen = { ...grant, candidates: candidates.map((each) => ({ ...each, generation: 7 })) }
  const digest = hash("sha256", bearer, "buffer")
  return {
    bearer,
    shared: { id, digest, epoch: 1, grant: frozen, ended: null, secondsLeft: 60, spent: 0, ...more },
  }
}

/** A source with leases, which takes a moment to answer. */
function sourceOf(all: readonly SharedLease[]) {
  const asked: string[] = []
  return {
    asked,
    find: async (ids: readonly string[]) => {
      asked.push(...ids)
      await pause(20)
      return all.filter(({ id }) => ids.includes(id))
    },
  }
}

/** Credentials that another process has counted. */
function countedElsewhere() {
  const credentials = credentialStore()
  credentials.put("openai-main", "openai", credentialCanary, 7)
  return credentials
}

const ask = (bearer: string, body = '{"model":"default","messages":[]}') =>
  call(at.port, requestOf(chat, body, [`authorization: Bearer ${bearer}`]))

describe("a lease that another process minted", () => {
  it("is looked up before it is refused, and serves a body of any size from its first byte", async () => {
    const { shared, bearer } = lease()
    const source = sourceOf([shared])
    await open(answers, { source, credentials: countedElsewhere() })
    const long = JSON.stringify({ model: "default", messages: [], user: "x".repeat(1_000_000) })
    const seen = await Promise.all([ask(bearer), ask(bearer, long), ask(bearer)])
    expect(seen.map(({ status, whole }) => [status, whole])).toEqual([
      [200, true],
      [200, true],
      [200, true],
    ])
    expect(source.asked).toEqual([shared.id])
    expect(upstream.received.map(({ body }) => body.length).toSorted((left, right) => left - right)[2]).toBeGreaterThan(
      1_000_000,
    )
  })

  it("is refused by another bearer of its name, and one that nobody has", async () => {
    const { shared, bearer } = lease()
    const source = sourceOf([shared])
    await open(answers, { source, credentials: countedElsewhere() })
    const wrong = bearer.replace(/.$/, (last) => (last === "0" ? "1" : "0"))
    const seen = await Promise.all([ask(wrong), ask(lease().bearer), ask("lease_no")])
    expect(seen.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(source.asked).toHaveLength(2)
    expect(upstream.received).toEqual([])
  })

  it("is over where it has ended, or a later one of its run is known", async () => {
    const ended = lease({ ended: "superseded" })
    const [first, second] = [lease({ epoch: 1 }), lease({ epoch: 2 })]
    await open(answers, {
      source: sourceOf([ended.shared, first.shared, second.shared]),
      credentials: countedElsewhere(),
    })
    expect(await ask(ended.bearer)).toMatchObject({ status: 401 })
    expect(await ask(second.bearer)).toMatchObject({ status: 200 })
    expect(await ask(first.bearer)).toMatchObject({ status: 401 })
  })

  it("is not known where nobody can be asked, which the client may try again", async () => {
    const source = { find: () => Promise.reject(new Error("away")) }
    await open(answers, { source })
    expect(await ask(lease().bearer)).toMatchObject({ status: 503 })
  })
})

/** A sink that answers when it is told to. */
function slowSink() {
  const begun: {
    readonly bounds: readonly (number | null)[]
    readonly answer: (verdicts: readonly Verdict[]) => void
  }[] = []
  const ends: { readonly row: EndRow; readonly charge: number | null }[] = []
  const sink: LedgerSink = {
    begin: (_, bounds) => new Promise((answered) => begun.push({ bounds, answer: answered })),
    end: (row, charge) => void ends.push({ row, charge }),
    wire: () => undefined,
    close: () => Promise.resolve(),
  }
  return { sink, begun, ends }
}

async function until(holds: () => boolean): Promise<void> {
  const end = systemClock.now() + 10_000
  while (!holds() && systemClock.now() < end) await pause(2)
}

describe("a begin that is promised", () => {
  it("is there before its request leaves, and says of each row whether it may", async () => {
    const { sink, begun, ends } = slowSink()
    await open(answers, { sink }, { budget: 1_000_000 })
    const asked = [ask(at.bearer), ask(at.bearer), ask(at.bearer)]
    await until(() => begun.flatMap(({ bounds }) => bounds).length === 3)
    expect(upstream.received).toEqual([])
    const verdicts: Verdict[] = ["written", "budget", "over"]
    for (const { bounds, answer: tell } of begun) tell(bounds.map(() => verdicts.shift() ?? "over"))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 401, 402])
    expect(upstream.received).toHaveLength(1)
    expect(ends).toMatchObject([{ row: { outcome: "answered" }, charge: 35 }])
    expect(at.gateway.leases.read(at.lease)).toMatchObject({ held: 0, spent: 35 })
  })

  it("gets an end where its client went, or its lease ended, while it was being written; nothing is sent", async () => {
    const { sink, begun, ends } = slowSink()
    await open(answers, { sink })
    const bytes = requestOf(chat, '{"model":"default","messages":[]}', [`authorization: Bearer ${at.bearer}`])
    const gone = await sent(at.port, bytes)
    await until(() => begun.length === 1)
    gone.destroy()
    await until(() => at.gateway.health().openCalls === 0)
    const cut = ask(at.bearer)
    await until(() => begun.length === 2)
    at.gateway.leases.end(at.lease, "superseded")
    expect(await cut).toMatchObject({ status: 401 })
    for (const { answer: tell } of begun) tell(["written"])
    await until(() => ends.length === 2)
    expect(ends).toMatchObject([
      { row: { outcome: "client_gone", maybeBilled: false }, charge: 0 },
      { row: { outcome: "cut", cut: "lease_superseded", maybeBilled: false }, charge: 0 },
    ])
    expect(upstream.received).toEqual([])
  })

  it("refuses its calls where it is rejected", async () => {
    const { sink } = slowSink()
    await open(answers, { sink: { ...sink, begin: () => Promise.reject(new Error("away")) } })
    expect(await ask(at.bearer)).toMatchObject({ status: 503 })
    expect([upstream.received, at.gateway.health().openCalls]).toEqual([[], 0])
  })
})
