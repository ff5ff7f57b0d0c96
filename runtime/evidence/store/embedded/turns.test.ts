import { describe, expect, it } from "vitest"
import { fakeClock } from "../../../../test/driver/fake-clock.ts"
import { Turns } from "./turns.ts"

const limits = { waiting: 2, milliseconds: 100 }

describe("turns", () => {
  it("go from one to the next in the order in which they were asked for", async () => {
    const turns = new Turns(fakeClock(), limits)
    const order: string[] = []
    const first = await turns.take()
    const then = async (name: string): Promise<void> => {
      const giveBack = await turns.take()
      order.push(name)
      giveBack()
    }
    const others = [then("second"), then("third")]
    order.push("first")
    first()
    await Promise.all(others)
    expect(order).toEqual(["first", "second", "third"])
  })

  it("are given back once, however often that is said", async () => {
    const turns = new Turns(fakeClock(), limits)
    const first = await turns.take()
    const second = turns.take()
    const third = turns.take()
    first()
    first()
    const giveBack = await second
    let isThird = false
    const waits = third.then(() => (isThird = true))
    await Promise.resolve()
    expect(isThird).toBe(false)
    giveBack()
    await waits
  })

  it("are refused to those who would wait behind too many, or for too long", async () => {
    const clock = fakeClock()
    const turns = new Turns(clock, limits)
    const giveBack = await turns.take()
    const late = [turns.take(), turns.take()].map((turn) => expect(turn).rejects.toMatchObject({ kind: "busy" }))
    await expect(turns.take()).rejects.toThrow("2 units of writes wait for the store")
    clock.advance(100)
    await Promise.all(late)
    giveBack()
    ;(await turns.take())()
    expect(clock.waiting()).toBe(0)
  })
})
