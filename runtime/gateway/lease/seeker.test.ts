import { describe, expect, it } from "vitest"
import { manualClock } from "../../../test/gateway/manual-clock.ts"
import { credentialStore } from "../credential/credentials.ts"
import type { SharedLease } from "./grant.ts"
import { leaseBook } from "./leases.ts"
import { LeaseSeeker } from "./seeker.ts"

/** A seeker whose source answers when it is told to. */
function seeking() {
  const clock = manualClock()
  const book = leaseBook({ clock, credentials: credentialStore(), cards: [] })
  const asked: { readonly ids: readonly string[]; readonly answer: (found: readonly SharedLease[] | null) => void }[] =
    []
  const source = {
    find: (ids: readonly string[]) =>
      new Promise<readonly SharedLease[]>((found, fails) =>
        asked.push({ ids, answer: (all) => (all === null ? fails(new Error("away")) : found(all)) }),
      ),
  }
  const seeker = new LeaseSeeker(source, book, clock)
  const told: string[] = []
  const seek = (id: string) => seeker.seek(id, (isAnswered) => void told.push(`${id} ${isAnswered}`))
  return { clock, asked, seeker, seek, told }
}
const settled = () => new Promise(setImmediate)

describe("a lease that another process minted", () => {
  it("is looked up once for all that ask, and those that come meanwhile are looked up together", async () => {
    const { asked, seek, told } = seeking()
    for (const id of ["a", "b", "c", "d", "e", "f", "a", "e"]) seek(id)
    expect(asked.map(({ ids }) => ids)).toEqual([["a"], ["b"], ["c"], ["d"]])
    asked[0]?.answer([])
    await settled()
    expect(told).toEqual(["a true", "a true"])
    expect(asked.map(({ ids }) => ids).slice(4)).toEqual([["e", "f"]])
    asked[4]?.answer([])
    await settled()
    expect(told.slice(2)).toEqual(["e true", "e true", "f true"])
  })

  it("is not asked for again for a moment where nobody has it", async () => {
    const { clock, asked, seek, told } = seeking()
    seek("a")
    asked[0]?.answer([])
    await settled()
    seek("a")
    expect([told, asked.length]).toEqual([["a true", "a true"], 1])
    clock.pass(2_000)
    seek("a")
    expect(asked.length).toBe(2)
  })

  it("cannot be asked for by more than may wait: whoever guesses is told so, and the source hears nothing of it", () => {
    const { asked, seek, told } = seeking()
    for (let guess = 0; guess < 10_000; guess++) seek(`guess ${guess}`)
    expect(asked).toHaveLength(4)
    expect(told).toHaveLength(10_000 - 1_024)
    expect(told[0]).toBe("guess 1024 false")
  })

  it("is not waited for longer than a few seconds, nor once the gateway closes", async () => {
    const { clock, asked, seek, seeker, told } = seeking()
    seek("a")
    clock.pass(5_000)
    expect(told).toEqual(["a false"])
    seek("b")
    asked[1]?.answer(null)
    await settled()
    expect(told).toEqual(["a false", "b false"])
    seek("c")
    seeker.close()
    asked[2]?.answer([])
    await settled()
    expect(told).toEqual(["a false", "b false", "c false"])
    expect(clock.waiting()).toBe(0)
  })
})
