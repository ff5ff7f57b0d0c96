import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { begun, settled, words } from "../../../test/driver/fake-agent.ts"
import type { Steered } from "./steering.ts"

const steering = "_checkfu/session/steer"
const declaring = { _meta: { "checkfu.capabilities": { steer: "native" } } }

/** What may happen next. Nothing is ever answered that was not asked. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.constant("steer" as const) },
  { weight: 3, arbitrary: fc.constantFrom("delivered" as const, "queued" as const, "refused" as const) },
  { weight: 2, arbitrary: fc.constant("end" as const) },
  { weight: 1, arbitrary: fc.constantFrom("prompt" as const, "pass" as const, "babble" as const, "speak" as const) },
)

describe("input at any time", () => {
  it("has one fate: the agent has it, or it is prompted once and in order, or the run has failed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
        const { fake, session } = await begun({}, declaring)
        const fates: (Steered | null)[] = []
        const results: Promise<unknown>[] = [session.prompt("go").result]
        /** Does it where somebody asked for it. */
        const attempt = (call: () => void): void => {
          try {
            call()
          } catch (thrown) {
            if (!(thrown as Error).message.startsWith("nobody asked")) throw thrown
          }
        }
        const happen = {
          steer: () => {
            const at = fates.push(null) - 1
            void session.steer(`text ${at}`).then((fate) => (fates[at] = fate))
          },
          delivered: () => attempt(() => fake.answer(steering, { status: "delivered" })),
          queued: () => attempt(() => fake.answer(steering, { status: "queued" })),
          refused: () => attempt(() => fake.answer(steering, { status: "refused" })),
          babble: () => attempt(() => fake.answer(steering, { status: "babble" })),
          end: () => attempt(() => fake.answer("session/prompt", { stopReason: "end_turn" })),
          prompt: () => void results.push(session.prompt("more").result),
          pass: () => fake.clock.advance(300),
          speak: () => fake.update(words("so far")),
        }
        for (const each of events) {
          happen[each]()
          await settled()
        }
        for (let rounds = 0; rounds < 2 * events.length + 4; rounds++) {
          fake.clock.advance(10_000)
          await settled()
          happen.end()
        }
        await Promise.all(results)
        const asked = fake.sent.flatMap((each) =>
          "asked" in each ? [{ method: each.asked, ...(each.params as Asked) }] : [],
        )
        const steered = asked.filter(({ method }) => method === steering).map(({ text }) => text)
        const prompted = asked.flatMap(({ prompt = [] }) => prompt.map(({ text }) => text))
        const texts = prompted.filter((text) => text.startsWith("text "))
        expect(fates).not.toContain(null)
        const hasFailed = fates.some((fate) => fate?.fate === "unacknowledged")
        const promoted = fates.flatMap((fate, at) => (fate?.fate === "promoted" ? [`text ${at}`] : []))
        if (hasFailed) expect(promoted.join()).toMatch(new RegExp(`^${texts.join()}`))
        else expect(texts).toEqual(promoted)
        expect(new Set(steered).size).toBe(steered.length)
        for (const [at, fate] of fates.entries())
          expect(steered.includes(`text ${at}`) || fate?.fate === "promoted" || fate?.fate === "unsent").toBe(true)
        expect(fake.clock.waiting()).toBe(0)
      }),
      { numRuns: 300 },
    )
  })
})

interface Asked {
  readonly text?: string
  readonly prompt?: readonly { readonly text: string }[]
}
