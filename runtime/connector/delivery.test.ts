import { describe, expect, it } from "vitest"
import { settled, words } from "../../test/driver/fake-agent.ts"
import { landBatch } from "../admission/attestation/batch.ts"
import { chainStart } from "../admission/attestation/chain.ts"
import type { ChainHead } from "../admission/attestation/chain.ts"
import { alice, noon, ringOf } from "../admission/attestation/signers.fixture.ts"
import { claim, connecting } from "../../test/connect/connecting.ts"
import type { Heard, SealedBatch } from "./platform.ts"

const away: Heard<never> = { kind: "away", why: "ECONNREFUSED" }

describe("the batches of a run", () => {
  it("are sent again in the same bytes while the platform is away, and nothing is lost", async () => {
    const run = connecting(alice)
    run.platform.give(claim)
    const agent = await run.begin()
    run.platform.next("append", away, away, away)
    agent.update(words("one"))
    run.clock.advance(300)
    await settled()
    agent.update(words("two"))
    agent.update(words("three"))
    await settled()
    expect(run.platform.batches).toHaveLength(1)
    for (const wait of [500, 1_000, 2_000]) {
      run.clock.advance(wait)
      await settled()
    }
    agent.answer("session/prompt", { stopReason: "end_turn" })
    run.clock.advance(1_000)
    await settled()
    await settled()
    const [first, ...rest] = run.platform.batches.map(bytesOf)
    expect(rest.slice(0, 3)).toEqual([first, first, first])
    expect(landed(run.platform.batches.slice(3))).toEqual(["one", "twothree"])
    expect(run.events).toContainEqual({ kind: "away", why: "ECONNREFUSED", wait: 500 })
    expect(run.platform.completions).toMatchObject([{ outcome: "unverified", text: "onetwothree" }])
  })

  it("go on behind one whose receipt was lost", async () => {
    const run = connecting(alice)
    run.platform.give(claim)
    const agent = await run.begin()
    const duplicate = { status: 409, code: "batch/duplicate", what: "Batch 1 was taken already." }
    run.platform.next("append", away, { kind: "refused", refusal: duplicate })
    agent.update(words("one"))
    run.clock.advance(300)
    await settled()
    run.clock.advance(500)
    await settled()
    agent.update(words("two"))
    run.clock.advance(300)
    await settled()
    expect(landed(run.platform.batches.slice(1))).toEqual(["one", "two"])
  })

  it("go on behind those that an earlier claim of the run sent", async () => {
    const run = connecting()
    run.platform.give({ ...claim, landed: { observations: 7, head: chainStart } })
    const agent = await run.begin()
    agent.update(words("one"))
    run.clock.advance(300)
    await settled()
    expect(run.platform.batches).toMatchObject([{ sequence: 8 }])
  })

  it("close by their size before their time", async () => {
    const run = connecting(null, { outbox: { bytes: 400, observations: 500, milliseconds: 300, waiting: 10_000 } })
    run.platform.give(claim)
    const agent = await run.begin()
    agent.update(words("x".repeat(350)))
    await settled()
    expect(run.platform.batches).toHaveLength(1)
  })

  it("end the run where more waits than is held", async () => {
    const run = connecting(null, { outbox: { bytes: 400, observations: 500, milliseconds: 300, waiting: 1_000 } })
    run.platform.give(claim)
    const agent = await run.begin()
    run.platform.next("append", away)
    for (let count = 0; count < 4; count += 1) agent.update(words("x".repeat(350)))
    await settled()
    expect(agent.sent.at(-1)).toMatchObject({ told: "session/cancel" })
    expect(run.events).toContainEqual({ kind: "run_cancelling", run: "run_1", because: "unreported" })
  })
})

describe("a connector that is told to end", () => {
  it("cancels its run, reports that, and ends the agent", async () => {
    const run = connecting()
    run.platform.give(claim)
    const agent = await run.begin()
    agent.update(words("half"))
    run.stop()
    await settled()
    expect(agent.sent.at(-1)).toMatchObject({ told: "session/cancel" })
    agent.answer("session/prompt", { stopReason: "cancelled" })
    run.clock.advance(1_000)
    expect(await run.end).toEqual({ kind: "stopped", runs: 1 })
    expect(run.platform.batches).toHaveLength(1)
    expect(run.platform.completions).toMatchObject([{ outcome: "cancelled" }])
    expect(agent.isGone()).toBe(true)
    expect(run.clock.waiting()).toBe(0)
  })

  it("does not wait longer than its farewell for a platform that is away", async () => {
    const run = connecting()
    run.platform.give(claim)
    const agent = await run.begin()
    run.platform.next("complete", away, away, away, away, away, away)
    run.stop()
    await settled()
    agent.answer("session/prompt", { stopReason: "cancelled" })
    for (let second = 0; second < 6; second += 1) {
      run.clock.advance(1_000)
      await settled()
    }
    expect(await run.end).toEqual({ kind: "stopped", runs: 1 })
    expect(run.events.at(-1)).toMatchObject({ kind: "run_ended", end: { reported: { kind: "given_up" } } })
    expect(run.clock.waiting()).toBe(0)
  })

  it("ends at once while it waits for work", async () => {
    const run = connecting()
    await settled()
    run.agents[0]?.answer("initialize", { protocolVersion: 1 })
    await settled()
    run.stop()
    expect(await run.end).toEqual({ kind: "stopped", runs: 0 })
    expect(run.agents[0]?.isGone()).toBe(true)
    expect(run.clock.waiting()).toBe(0)
  })
})

function bytesOf(batch: SealedBatch): Uint8Array {
  if (batch.kind !== "signed") throw new Error("nobody signed")
  return batch.bytes
}

/** What a verifier takes of signed batches, as texts; refuses to go on with one that does not land. */
function landed(batches: readonly SealedBatch[]): readonly string[] {
  let head: ChainHead = chainStart
  return batches.map((batch) => {
    const subject = { runtime: claim.runtime, session: claim.session, run: claim.run }
    const context = { ring: ringOf([alice, noon]), head, at: noon }
    const answer = landBatch({ kind: "signed", bytes: bytesOf(batch) }, subject, context)
    if (!answer.ok) throw new Error(answer.refusal.what)
    head = answer.head
    return answer.observations.map((each) => (each as { readonly text: string }).text).join("|")
  })
}
