import { describe, expect, it } from "vitest"
import { checkfu } from "../../../output/contracts/checkfu/index.ts"
import { checkfuHandlers } from "../../defaults.ts"

const { sessionSteer } = checkfuHandlers
const declared = new Set(["declaration/checkfu/steer"])
const input = { sessionId: "s1", idempotency_id: "input-1", text: "TEXT of the user" }

describe("input into a running turn", () => {
  it("is refused before it is sent to an agent that has not declared that it takes any", () => {
    const others = new Set(checkfu.declarations.map(({ id }) => id).filter((id) => !declared.has(id)))
    expect(sessionSteer.send(input, { declared: others })).toMatchObject({
      ok: false,
      refusal: { code: "send/undeclared", facts: ["slot/checkfu/session-steer", "declaration/checkfu/steer"] },
    })
  })

  it.each([
    [{ ...input, idempotency_id: "" }],
    [{ ...input, text: "" }],
    [{ ...input, text: "x".repeat(65_537) }],
    [{ sessionId: "s1", text: "without an id" }],
    [{ ...input, urgent: true }],
  ])("is held to its decoder before it is sent", (value) => {
    expect(sessionSteer.send(value as never, { declared })).toMatchObject({
      ok: false,
      refusal: { code: "send/invalid" },
    })
  })

  it("is the same on the wire and in the record however often it is sent, and its text is in no record", () => {
    const [first, second] = [sessionSteer.send(input, { declared }), sessionSteer.send({ ...input }, { declared })]
    expect(first).toEqual(second)
    const records = [
      first.ok ? first.observation : null,
      sessionSteer.answer({ status: "delivered" }, input),
      sessionSteer.answer({ status: "refused", reason: "late" }, input),
    ]
    expect(records).toMatchObject([{ input: "input-1" }, { input: "input-1" }, { input: "input-1", reason: "late" }])
    expect(JSON.stringify(records)).not.toContain("TEXT")
  })

  it.each([[{ status: "promoted" }], [{ status: "refused", reason: "" }], [{}], [null], [{ status: "queued", at: 1 }]])(
    "has no answer in %j: nobody would know what was done",
    (answer) => {
      expect(checkfu.slots.sessionSteer.decodeAnswer(answer).ok).toBe(false)
    },
  )
})
