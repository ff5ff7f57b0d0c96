import { describe, expect, it } from "vitest"
import { fakeClock } from "../../../../test/driver/fake-clock.ts"
import { StoreFault } from "../store-fault.ts"
import { faultOf } from "./fault-of.ts"
import { retried } from "./retry.ts"

const collision = (code: string): Error => Object.assign(new Error("could not serialize access"), { code })
const soon = { ...fakeClock(), after: (_: number, call: () => void) => (queueMicrotask(call), () => undefined) }
const retries = { tries: 4, milliseconds: 5 }

describe("a unit of writes on PostgreSQL", () => {
  it.each(["40001", "40P01"])("is tried again after %s, as often as it may", async (code) => {
    let tried = 0
    const unit = (times: number) => () => {
      tried += 1
      return tried <= times ? Promise.reject(collision(code)) : Promise.resolve("done")
    }
    expect(await retried(unit(3), retries, soon, Math.random)).toBe("done")
    tried = 0
    const tooOften = retried(unit(4), retries, soon, Math.random)
    await expect(tooOften).rejects.toMatchObject({ kind: "busy", message: "other writes came between 4 times" })
    expect(tried).toBe(4)
  })

  it("waits for a random part of a pause that doubles", async () => {
    const pauses: number[] = []
    const clock = {
      ...soon,
      after: (milliseconds: number, call: () => void) => {
        pauses.push(milliseconds)
        return soon.after(milliseconds, call)
      },
    }
    await retried(
      () => Promise.reject(collision("40001")),
      retries,
      clock,
      () => 0.5,
    ).catch(() => undefined)
    expect(pauses).toEqual([2.5, 5, 10])
  })

  it("is not tried again after anything else", async () => {
    let tried = 0
    const unit = () => {
      tried += 1
      return Promise.reject(new Error("no"))
    }
    await expect(retried(unit, retries, soon, Math.random)).rejects.toThrow("no")
    expect(tried).toBe(1)
  })
})

describe("an error of PostgreSQL", () => {
  it.each([
    ["ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:1", "away"],
    ["57P01", "terminating connection due to administrator command", "away"],
    ["08006", "connection failure", "away"],
    [undefined, "Connection terminated unexpectedly", "away"],
    [undefined, "Query read timeout", "away"],
    ["53300", "sorry, too many clients already", "busy"],
    ["57014", "canceling statement due to statement timeout", "busy"],
    [undefined, "timeout exceeded when trying to connect", "busy"],
  ])("%s (%s) is a store that is %s", (code, message, kind) => {
    const fault = faultOf(Object.assign(new Error(message), code === undefined ? {} : { code }))
    expect(fault).toBeInstanceOf(StoreFault)
    expect(fault).toMatchObject({ kind })
  })

  it.each(["23505", "40001", "42P01"])("%s stays what it is: its reason lies in what was asked", (code) => {
    const thrown = collision(code)
    expect(faultOf(thrown)).toBe(thrown)
  })
})
