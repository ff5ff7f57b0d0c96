import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fakeClock } from "../../../test/driver/fake-clock.ts"
import type { AgentRequest, Answer } from "../connection.ts"
import { noTrace } from "../trace.ts"
import { conversation } from "./conversation.ts"
import { defaultLimits } from "./limits.ts"

const closure = { cause: "exited", spawnError: null, exitCode: 0, signal: null, errorTail: "" } as const

/** A conversation with nobody: what is written is kept, and the end comes when the test says so. */
function alone(limits: Partial<typeof defaultLimits> = {}) {
  const clock = fakeClock()
  const written: string[] = []
  const told: string[] = []
  const failed: string[] = []
  const requests: AgentRequest[] = []
  const talk = conversation(
    { write: (line) => written.push(line), unsent: () => 0, fail: (cause) => failed.push(cause) },
    {
      notified: (method) => {
        told.push(`notified ${method}`)
        if (method === "throw") throw new Error("a bug of ours")
      },
      requested: (request) => {
        requests.push(request)
        told.push(`requested ${request.key}`)
      },
      observed: ({ code }) => told.push(code),
      closed: ({ cause }) => told.push(`closed ${cause}`),
    },
    { clock, limits: { ...defaultLimits, ...limits }, redact: (text) => text, trace: noTrace },
  )
  return { clock, written, told, failed, requests, talk }
}

const id = fc.oneof(fc.integer({ min: -2, max: 8 }), fc.constantFrom(null, "1", "2", "x", 1.5, true, {}, 2 ** 60))
const member = <Value>(name: string, value: fc.Arbitrary<Value>) =>
  fc.option(value, { nil: undefined }).map((given) => (given === undefined ? {} : { [name]: given }))
/** Near to messages, in every wrong way. */
const message = fc
  .tuple(
    member("jsonrpc", fc.constantFrom("2.0", "2.0", "2.0", "1.0", 2)),
    member("id", id),
    member("method", fc.constantFrom("a", "throw", "session/update", 5, null)),
    member("params", fc.jsonValue({ maxDepth: 2 })),
    member("result", fc.jsonValue({ maxDepth: 2 })),
    member("error", fc.oneof(fc.record({ code: fc.integer(), message: fc.string() }), fc.jsonValue({ maxDepth: 1 }))),
  )
  .map((members) => Object.assign({}, ...members) as object)
const line = fc.oneof(
  { weight: 6, arbitrary: message.map((each) => JSON.stringify(each)) },
  fc.array(message, { maxLength: 3 }).map((each) => JSON.stringify(each)),
  fc.json(),
  fc.string(),
)
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("line" as const), line }) },
  fc.record({ kind: fc.constant("bytes" as const), bytes: fc.uint8Array() }),
  fc.record({ kind: fc.constant("ask" as const), milliseconds: fc.constantFrom(0, 10, 100, Infinity) }),
  fc.record({ kind: fc.constant("reply" as const), which: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant("wait" as const), milliseconds: fc.integer({ min: 0, max: 60 }) }),
)

describe("a conversation", () => {
  it("throws at nothing, settles each request once, tells the end last, and writes only what it was told to", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { clock, written, told, requests, talk } = alone({ noiseLines: 10 })
        const answers: Answer[][] = []
        let replies = 0
        for (const each of events) {
          if (each.kind === "line") talk.receive(Buffer.from(`${each.line}\n`))
          else if (each.kind === "bytes") talk.receive(each.bytes)
          else if (each.kind === "wait") clock.advance(each.milliseconds)
          else if (each.kind === "reply") {
            requests[each.which]?.reply({ result: each.which })
            replies += 1
          } else {
            const mine: Answer[] = []
            answers.push(mine)
            talk.request("session/prompt", {}, each.milliseconds, (answer) => {
              mine.push(answer)
              if (answer.kind === "error") throw new Error("a bug of ours")
            })
          }
        }
        talk.end(closure)
        expect(answers.map((mine) => mine.length)).toEqual(answers.map(() => 1))
        expect(told.indexOf("closed exited")).toBe(told.length - 1)
        expect(clock.waiting()).toBe(0)
        expect(written.length).toBeLessThanOrEqual(answers.length + replies)
        const sent = written.map((each) => JSON.parse(each) as { jsonrpc: string; id?: unknown; method?: string })
        expect(sent.filter(({ jsonrpc }) => jsonrpc !== "2.0")).toEqual([])
        const asked = sent.filter(({ method }) => method !== undefined).map((each) => each.id)
        expect(asked).toEqual(asked.map((_, index) => index + 1))
        expect(written.join("")).not.toMatch(/[\n\r\u2028\u2029]/)
      }),
      { numRuns: 1_000 },
    )
  })

  it("settles what is asked after the end on a turn of its own", async () => {
    const { talk } = alone()
    talk.end(closure)
    const answers: Answer[] = []
    talk.request("m", {}, 10, (answer) => answers.push(answer))
    expect(answers).toEqual([])
    await Promise.resolve()
    expect(answers).toMatchObject([{ kind: "closed", closure: { lastMethod: null } }])
  })

  it("tells one thing after the other, also where telling brings the next", () => {
    const order: string[] = []
    const clock = fakeClock()
    const talk = conversation(
      {
        write: () => talk.receive(Buffer.from('{"jsonrpc":"2.0","id":1,"result":1}\n')),
        unsent: () => 0,
        fail: () => {},
      },
      {
        notified: () => {
          order.push("notified begins")
          talk.request("m", {}, 10, () => order.push("settled"))
          order.push("notified ends")
        },
        requested: () => {},
        observed: () => {},
        closed: () => {},
      },
      { clock, limits: defaultLimits, redact: (text) => text, trace: noTrace },
    )
    talk.receive(Buffer.from('{"jsonrpc":"2.0","method":"a"}\n'))
    expect(order).toEqual(["notified begins", "notified ends", "settled"])
  })

  it("asks nothing that JSON cannot say", () => {
    const { talk, written, clock } = alone()
    expect(() => talk.request("m", 1n, 10, () => {})).toThrow(TypeError)
    expect(() => talk.notify("m", 1n)).toThrow(TypeError)
    expect({ written, waiting: clock.waiting() }).toEqual({ written: [], waiting: 0 })
  })

  it("reads nothing more once it has given up on noise", () => {
    const { talk, told, failed } = alone({ noiseLines: 2 })
    talk.receive(Buffer.from('a\nb\n{"jsonrpc":"2.0","method":"a"}\n'))
    expect(failed).toEqual(["noise"])
    expect(told).toEqual(["wire/non-protocol-line", "wire/non-protocol-line", "wire/noise"])
  })
})
