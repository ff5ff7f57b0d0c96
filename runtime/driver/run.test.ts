import { describe, expect, it } from "vitest"
import { fakeAgent, settled, words } from "../../test/driver/fake-agent.ts"
import type { FakeAgent } from "../../test/driver/fake-agent.ts"
import type { Observed } from "./observed.ts"
import { drive } from "./run.ts"
import type { Drive, DriveOptions } from "./run.ts"
import { stream } from "./stream.ts"

/** A drive with a fake agent, and what is read of its stream. */
function driving(options: Partial<DriveOptions> = {}): { fake: FakeAgent; run: Drive; seen: Promise<Observed[]> } {
  const fake = fakeAgent()
  const run = drive(fake.connect, { clock: fake.clock, cwd: "/work", prompt: "go", ...options })
  const read = async (): Promise<Observed[]> => {
    const seen: Observed[] = []
    for await (const observed of run.observations) seen.push(observed)
    return seen
  }
  return { fake, run, seen: read() }
}

async function opened(fake: FakeAgent): Promise<void> {
  fake.answer("initialize", { protocolVersion: 1 })
  await settled()
  fake.answer("session/new", { sessionId: "s1" })
  await settled()
}

describe("a drive", () => {
  it("is one turn from the start of the agent to its end", async () => {
    const { fake, run, seen } = driving({ record: () => [] })
    await opened(fake)
    fake.update(words("hi"))
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(250)
    expect(await run.result).toMatchObject({
      outcome: "unverified",
      because: "no_call_recorded",
      turn: { text: "hi" },
      failure: null,
      closing: { rung: "input_ended" },
    })
    expect(await seen).toMatchObject([{ sequence: 1, sessionId: "s1", turn: 1, observation: { kind: "message" } }])
    expect(fake.sent.at(-1)).toEqual({ closed: true })
    expect(fake.clock.waiting()).toBe(0)
  })

  it.each<[string, (fake: FakeAgent) => Promise<void> | void, object]>([
    [
      "another version",
      (fake) => fake.answer("initialize", { protocolVersion: 2 }),
      { outcome: "failed", failure: { code: "unsupported_protocol_version" } },
    ],
    ["silence", (fake) => fake.clock.advance(60_000), { outcome: "timed_out", failure: { code: "no_answer" } }],
    ["an exit", (fake) => fake.exit(), { outcome: "crashed", failure: { stage: "initialize", code: "agent_closed" } }],
    [
      "no session",
      async (fake) => {
        fake.answer("initialize", { protocolVersion: 1 })
        await settled()
        fake.fail("session/new", { code: -32_603, message: "x" })
      },
      { outcome: "failed", failure: { stage: "session/new", code: "error_answered" } },
    ],
  ])("without a turn says why: %s", async (_, happen, expected) => {
    const { fake, run, seen } = driving()
    await happen(fake)
    expect(await run.result).toMatchObject({ turn: null, ...expected })
    expect(await seen).toEqual([])
    expect(fake.isGone()).toBe(true)
    expect(fake.clock.waiting()).toBe(0)
  })

  it("may be cancelled at any time", async () => {
    const early = driving()
    early.run.cancel()
    early.run.cancel()
    expect(await early.run.result).toMatchObject({ outcome: "cancelled", turn: null })
    const between = driving()
    between.fake.answer("initialize", { protocolVersion: 1 })
    await settled()
    between.run.cancel()
    expect(await between.run.result).toMatchObject({ outcome: "cancelled", failure: { stage: "session/new" } })
    const within = driving()
    await opened(within.fake)
    within.run.cancel()
    within.fake.answer("session/prompt", { stopReason: "cancelled" })
    within.fake.clock.advance(1_000)
    expect(await within.run.result).toMatchObject({ outcome: "cancelled", turn: { cancelled: "asked" } })
    within.run.cancel()
  })

  it("may be ended at once, again and again", async () => {
    const { fake, run } = driving()
    await opened(fake)
    const [one, two] = [run.close(), run.close()]
    expect(await one).toBe(await two)
    expect(await run.close()).toMatchObject({ turn: { failure: { code: "agent_closed" } } })
  })

  it("goes on where whoever watches throws", async () => {
    const { fake, run } = driving({
      watch: () => {
        throw new Error("no")
      },
    })
    await opened(fake)
    fake.update(words("hi"))
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(250)
    expect(await run.result).toMatchObject({ outcome: "unverified", turn: { text: "hi" } })
  })

  it("holds for nobody more than it may, and says in its stream what was not read", async () => {
    const fake = fakeAgent()
    const watched: number[] = []
    const run = drive(fake.connect, {
      clock: fake.clock,
      cwd: "/work",
      prompt: "go",
      limits: { unread: 1_000 },
      watch: ({ sequence }) => watched.push(sequence),
    })
    await opened(fake)
    for (let count = 0; count < 100; count++) fake.update(words("x".repeat(90)))
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(250)
    expect((await run.result).turn?.text).toHaveLength(9_000)
    const late: Observed[] = []
    for await (const observed of run.observations) late.push(observed)
    expect(watched).toHaveLength(100)
    expect(late.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 100])
    expect(late.at(-1)?.observation).toEqual({
      kind: "diagnostic",
      code: "observations_missed",
      what: "94 observations were not read in time.",
      raw: { count: 94 },
    })
  })
})

/** A stream of numbers that holds at most ten, of which each weighs one; a gap is the negative count. */
function tenNumbers(most = 10) {
  return stream<number>({ most, weigh: () => 1, gap: (count) => -count })
}

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}

async function all(numbers: AsyncIterable<number>): Promise<number[]> {
  const read: number[] = []
  for await (const each of numbers) read.push(each)
  return read
}

describe("a stream", () => {
  it("holds what it may, and one gap for the rest, wherever the reader catches up", async () => {
    const numbers = tenNumbers()
    for (let number = 1; number <= 25; number++) numbers.push(number)
    const reading = all(numbers)
    await settled()
    numbers.push(26)
    await settled()
    for (let number = 27; number <= 38; number++) numbers.push(number)
    numbers.end()
    expect(await reading).toEqual([...upTo(10), -15, 26, ...upTo(10).map((number) => 26 + number), -2])
  })

  it("holds one item alone, whatever it weighs", async () => {
    const numbers = stream<number>({ most: 10, weigh: (item) => item, gap: (count) => -count })
    for (const number of [50, 60, 1]) numbers.push(number)
    numbers.end()
    expect(await all(numbers)).toEqual([50, -2])
  })

  it("gives everything in order, what came before it was read too, and ends", async () => {
    const numbers = tenNumbers(10_000)
    for (let number = 0; number < 3_000; number++) numbers.push(number)
    const reading = all(numbers)
    await settled()
    numbers.push(3_000)
    numbers.end()
    numbers.push(-1)
    expect(await reading).toEqual(Array.from({ length: 3_001 }, (_, index) => index))
  })

  it("lets go of a reader that has seen enough", async () => {
    const numbers = tenNumbers()
    numbers.push(1)
    numbers.push(2)
    for await (const each of numbers) {
      expect(each).toBe(1)
      break
    }
    numbers.push(3)
    numbers.end()
    expect(await all(numbers)).toEqual([])
  })
})
