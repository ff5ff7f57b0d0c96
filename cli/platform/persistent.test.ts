import { describe, expect, it } from "vitest"
import type { Fetch } from "../../output/client/index.ts"
import type { Clock } from "../../runtime/driver/index.ts"
import { pause, persistent, waits } from "./persistent.ts"

/** A clock on which all waiting is over at once, and which remembers how long it was. */
function quick(): { readonly clock: Clock; readonly waited: number[] } {
  const waited: number[] = []
  const after: Clock["after"] = (milliseconds, call) => {
    waited.push(milliseconds)
    const made = setImmediate(call)
    return () => clearImmediate(made)
  }
  return { clock: { now: () => 0, after }, waited }
}

const broken = (code: string): TypeError =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) })

/** Fails or answers in turn, and keeps what it was sent. */
function sender(...outcomes: readonly (Error | number)[]): { readonly send: Fetch; readonly sent: object[] } {
  const left = [...outcomes]
  const sent: object[] = []
  return {
    sent,
    send: async (_, init) => {
      sent.push(init)
      const next = left.shift() ?? 200
      if (typeof next !== "number") throw next
      return new Response("{}", { status: next })
    },
  }
}

const write = { method: "POST", headers: { "idempotency-key": "one" }, body: "{}", redirect: "error" } as const
const bare = { ...write, headers: {} }

describe("a sender that persists", () => {
  it("sends a write with its key again, word for word, after the connection broke", async () => {
    const { clock, waited } = quick()
    const { send, sent } = sender(broken("ECONNRESET"), broken("ECONNREFUSED"), 201)
    expect((await persistent(send, clock)("/", write)).status).toBe(201)
    expect(sent).toEqual([write, write, write])
    expect(waited).toEqual(waits.slice(0, 2))
  })

  it("waits while the first attempt is still at work", async () => {
    const { clock } = quick()
    const { send, sent } = sender(broken("ECONNRESET"), 409, 201)
    expect((await persistent(send, clock)("/", write)).status).toBe(201)
    expect(sent.length).toBe(3)
  })

  it("hands on a conflict that no break came before", async () => {
    const { send, sent } = sender(409)
    expect((await persistent(send, quick().clock)("/", write)).status).toBe(409)
    expect(sent.length).toBe(1)
  })

  it.each([
    ["a write without a key", bare, "ECONNRESET"],
    ["anything to a server that was never reached", write, "ECONNREFUSED"],
  ])("does not repeat %s", async (_, init, code) => {
    const { send, sent } = sender(broken(code))
    await expect(persistent(send, quick().clock)("/", init)).rejects.toThrow("fetch failed")
    expect(sent.length).toBe(1)
  })

  it("gives up after the last wait", async () => {
    const { clock, waited } = quick()
    const { send } = sender(...Array.from({ length: 9 }, () => broken("ECONNRESET")))
    await expect(persistent(send, clock)("/", write)).rejects.toThrow("fetch failed")
    expect(waited).toEqual(waits)
  })

  it("ends at once, and leaves nothing behind, when it is interrupted", async () => {
    const stop = new AbortController()
    let takenBack = 0
    const clock: Clock = { now: () => 0, after: () => () => void (takenBack += 1) }
    const waiting = pause(1_000, clock, stop.signal)
    stop.abort(new Error("stopped"))
    await expect(waiting).rejects.toThrow("stopped")
    expect(takenBack).toBe(1)
  })
})
