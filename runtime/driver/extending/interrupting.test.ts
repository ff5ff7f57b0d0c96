import { describe, expect, it } from "vitest"
import { begun, settled, words } from "../../../test/driver/fake-agent.ts"

const cooperative = { _meta: { "checkfu.capabilities": { interrupt: "cooperative" } } }
const method = "_checkfu/session/interrupt"

async function running(says: object = cooperative) {
  const begins = await begun({}, says)
  const turn = begins.session.prompt("go")
  begins.fake.update(words("so far"))
  const cancels = () => begins.fake.sent.filter((each) => "told" in each && each.told === "session/cancel").length
  const end = (result: object): void => {
    begins.fake.answer("session/prompt", result)
    begins.fake.clock.advance(1_000)
  }
  return { ...begins, turn, cancels, end }
}

describe("an interrupt", () => {
  it.each(["end_turn", "max_tokens", "refusal", "cancelled", "interrupted"])(
    "that is drained in time ends as interrupted, whatever the agent says: %s",
    async (stopReason) => {
      const { session, fake, turn, cancels, end, observed } = await running()
      const interrupted = session.interrupt()
      fake.answer(method, { status: "draining" })
      expect(await interrupted).toEqual({ by: "drain" })
      fake.clock.advance(29_000)
      end({ stopReason })
      expect(await turn.result).toMatchObject({ outcome: "cancelled", because: "drained", isDrained: true, stopReason })
      expect(cancels()).toBe(0)
      expect(observed.filter(({ observation }) => observation.kind === "interruption")).toMatchObject([
        { turn: 1, observation: { phase: "interrupted" } },
      ])
      expect(fake.clock.waiting()).toBe(0)
    },
  )

  it("that is not drained in time is a cancel, and the next turn is its own", async () => {
    const { session, fake, turn, cancels, end, observed } = await running()
    void session.interrupt()
    fake.answer(method, { status: "draining" })
    fake.clock.advance(30_000)
    expect(cancels()).toBe(1)
    end({ stopReason: "cancelled" })
    expect(await turn.result).toMatchObject({ outcome: "cancelled", because: "cancel_asked", isDrained: false })
    expect(
      observed.some(({ observation }) => observation.kind === "interruption" && observation.phase === "overdue"),
    ).toBe(true)
    const next = session.prompt("more")
    fake.update(words("more"))
    end({ stopReason: "end_turn" })
    expect(await next.result).toMatchObject({ outcome: "unverified", isDrained: false })
  })

  it("is asked once in a turn, and again in the next", async () => {
    const { session, fake, end, turn } = await running()
    const both = [session.interrupt(), session.interrupt()]
    fake.answer(method, { status: "draining" })
    expect(await Promise.all(both)).toEqual([{ by: "drain" }, { by: "drain" }])
    end({ stopReason: "end_turn" })
    await turn.result
    void session.prompt("more")
    void session.interrupt()
    expect(fake.sent.filter((each) => "asked" in each && each.asked === method)).toHaveLength(2)
  })

  it.each([
    ["refused", { status: "refused", reason: "not now" }, { because: "refused", reason: "not now" }, "cancelled"],
    ["answered in other words", { status: "ok" }, { because: "unacknowledged", reason: null }, "cancelled"],
  ])("that is %s is a cancel", async (_, answer, because, outcome) => {
    const { session, fake, turn, cancels, end } = await running()
    const interrupted = session.interrupt()
    fake.answer(method, answer)
    expect(await interrupted).toEqual({ by: "cancel", ...because })
    expect(cancels()).toBe(1)
    end({ stopReason: "cancelled" })
    expect(await turn.result).toMatchObject({ outcome, isDrained: false })
  })

  it("of an agent that has not declared it is a cancel, and the end of an agent that does not heed that", async () => {
    const { session, fake, turn, cancels } = await running({})
    expect(await session.interrupt()).toEqual({ by: "cancel", because: "undeclared", reason: null })
    expect(cancels()).toBe(1)
    fake.clock.advance(10_000)
    expect(await turn.result).toMatchObject({ outcome: "cancelled", stopReason: null })
    expect(fake.sent.at(-1)).toEqual({ closed: true })
  })

  it("whose turn is cancelled meanwhile is no drain", async () => {
    const { session, fake, turn, end } = await running()
    void session.interrupt()
    fake.answer(method, { status: "draining" })
    session.cancel()
    end({ stopReason: "cancelled" })
    expect(await turn.result).toMatchObject({ outcome: "cancelled", because: "cancel_asked" })
    await settled()
    expect(fake.clock.waiting()).toBe(0)
  })
})
