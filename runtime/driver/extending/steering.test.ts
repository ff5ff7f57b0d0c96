import { describe, expect, it } from "vitest"
import { begun, settled, words } from "../../../test/driver/fake-agent.ts"
import { defaultContracts } from "../../defaults.ts"
import { extensions } from "./extensions.ts"
import type { Steered } from "./steering.ts"

const native = { _meta: { "checkfu.capabilities": { steer: "native" } } }
const method = "_checkfu/session/steer"

/** A session with a running turn, whose inputs are numbered. */
async function running(says: object = native) {
  let inputs = 0
  const newInput = () => `input-${++inputs}`
  const begins = await begun({ extending: extensions({ spoken: defaultContracts, newInput }) }, says)
  const turn = begins.session.prompt("go")
  begins.fake.update(words("so far"))
  const ended: Steered[] = []
  const steer = (text: string): void => void begins.session.steer(text).then((steered) => ended.push(steered))
  const end = (): void => {
    begins.fake.answer("session/prompt", { stopReason: "end_turn" })
    begins.fake.clock.advance(1_000)
  }
  /** What was asked of the agent, by method and text. */
  const asked = () =>
    begins.fake.sent.flatMap((each) => {
      if (!("asked" in each) || each.asked === "initialize" || each.asked === "session/new") return []
      const { text, prompt } = each.params as {
        readonly text?: string
        readonly prompt?: readonly { readonly text: string }[]
      }
      return [
        `${each.asked === method ? "steer" : "prompt"} ${text ?? prompt?.map((block) => block.text).join() ?? ""}`,
      ]
    })
  return { ...begins, turn, steer, ended, end, asked }
}

describe("input for a running turn", () => {
  it("is sent one after the other, each when the one before it was acknowledged", async () => {
    const { fake, steer, asked, ended, end, turn } = await running()
    steer("one")
    steer("two")
    expect(asked()).toEqual(["prompt go", "steer one"])
    fake.answer(method, { status: "delivered" })
    expect(asked()).toEqual(["prompt go", "steer one", "steer two"])
    fake.answer(method, { status: "queued", reason: "later" })
    end()
    expect(await turn.result).toMatchObject({ outcome: "unverified", breach: null })
    expect(ended).toMatchObject([
      { input: "input-1", fate: "delivered" },
      { input: "input-2", fate: "queued" },
    ])
    expect(asked()).toHaveLength(3)
  })

  it("is recorded from asking to its one answer, and its text nowhere", async () => {
    const { fake, steer, observed } = await running()
    steer("SECRET")
    fake.answer(method, { status: "delivered" })
    const record = observed.flatMap(({ observation }) =>
      observation.kind === "extension" ? [observation.observation] : [],
    )
    const delivery = { kind: "delivery", slot: "slot/checkfu/session-steer", session: "s1", input: "input-1" }
    expect(record.slice(-2)).toEqual([
      { ...delivery, phase: "requested" },
      { ...delivery, phase: "delivered" },
    ])
    expect(JSON.stringify(observed)).not.toContain("SECRET")
  })

  it("that is refused is the next prompt, and what follows it in the turn goes behind it", async () => {
    const { session, fake, steer, asked, ended, end } = await running()
    void session.prompt("waiting")
    steer("one")
    steer("two")
    fake.answer(method, { status: "refused" })
    steer("three")
    end()
    await settled()
    for (const _ of ["one", "two", "three"]) {
      end()
      await settled()
    }
    expect(asked()).toEqual(["prompt go", "steer one", "prompt one", "prompt two", "prompt three", "prompt waiting"])
    expect(ended.map((each) => (each.fate === "promoted" ? each.because : each.fate))).toEqual([
      "refused",
      "behind",
      "behind",
    ])
  })

  it("may be sent again in the turn after one in which it was refused", async () => {
    const { fake, steer, asked, end } = await running()
    steer("one")
    fake.answer(method, { status: "refused" })
    end()
    await settled()
    steer("two")
    expect(asked()).toEqual(["prompt go", "steer one", "prompt one", "steer two"])
  })

  it("that comes after the answer or after a cancel is late, and never asked of the agent", async () => {
    const { session, fake, steer, asked, ended } = await running()
    fake.answer("session/prompt", { stopReason: "end_turn" })
    steer("one")
    fake.clock.advance(1_000)
    await settled()
    session.cancel()
    steer("two")
    fake.answer("session/prompt", { stopReason: "cancelled" })
    fake.clock.advance(1_000)
    await settled()
    expect(asked()).toEqual(["prompt go", "prompt one", "prompt two"])
    expect(ended).toMatchObject([{ because: "late" }, { because: "late" }])
  })

  it("whose answer crossed with the end of the turn is awaited before the turn is judged", async () => {
    const { fake, steer, asked, end, turn } = await running()
    let isSettled = false
    void turn.result.then(() => (isSettled = true))
    steer("one")
    end()
    await settled()
    expect(isSettled).toBe(false)
    fake.answer(method, { status: "refused", reason: "no turn is running" })
    expect(await turn.result).toMatchObject({ outcome: "unverified", breach: null })
    expect(asked()).toEqual(["prompt go", "steer one", "prompt one"])
  })

  it("that is not acknowledged in time fails the run: nothing is sent any more", async () => {
    const { session, fake, steer, asked, ended, end, turn } = await running()
    steer("one")
    steer("two")
    fake.clock.advance(10_000)
    steer("three")
    end()
    expect(await turn.result).toMatchObject({ outcome: "failed", breach: { code: "acknowledgement/missing" } })
    expect(await session.prompt("more").result).toMatchObject({ outcome: "failed", turn: 0 })
    expect(ended).toMatchObject([{ fate: "unacknowledged" }, { fate: "unsent" }, { fate: "unsent" }])
    expect(asked()).toEqual(["prompt go", "steer one"])
  })

  it.each([
    ["no object", "yes"],
    ["another word", { status: "accepted" }],
    ["a member too many", { status: "delivered", at: 1 }],
  ])("is not acknowledged by %s", async (_, answer) => {
    const { fake, steer, ended, end, turn } = await running()
    steer("one")
    fake.answer(method, answer)
    end()
    expect(await turn.result).toMatchObject({ outcome: "failed", because: "extension_breach" })
    expect(ended).toMatchObject([{ fate: "unacknowledged" }])
  })

  it("settles when the agent is gone", async () => {
    const { fake, steer, ended, turn } = await running()
    steer("one")
    steer("two")
    fake.exit()
    expect(await turn.result).toMatchObject({ outcome: "crashed" })
    await settled()
    expect(ended).toMatchObject([{ fate: "unacknowledged" }, { fate: "unsent" }])
    expect(fake.clock.waiting()).toBe(0)
  })

  it("that does not fit its slot is the next prompt", async () => {
    const { steer, asked, ended, end } = await running()
    steer("x".repeat(65_537))
    end()
    await settled()
    expect(asked()).toHaveLength(2)
    expect(ended).toMatchObject([{ fate: "promoted", because: "unfit" }])
  })

  it("is never asked of an agent that has not declared that it takes it", async () => {
    const { steer, asked, ended, end } = await running({})
    steer("one")
    end()
    await settled()
    expect(asked()).toEqual(["prompt go", "prompt one"])
    expect(ended).toMatchObject([{ fate: "promoted", because: "undeclared" }])
  })
})
