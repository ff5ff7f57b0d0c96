import { describe, expect, it } from "vitest"
import { judgedCalls } from "./served-calls.ts"
import type { ServedCall, ServedOutcome } from "./served-calls.ts"

function call(outcome: ServedOutcome | null, offersTools = true): ServedCall {
  return {
    dialect: "d",
    target: "/t",
    requestedModel: "m",
    stream: true,
    offersTools,
    startedAt: 0,
    finishedAt: null,
    abortedAt: null,
    status: null,
    outcome,
    usage: null,
    receivedBytes: 0,
    sentBytes: 0,
  }
}

describe("the calls that an outcome is judged by", () => {
  it.each([
    ["answered", "answered"],
    ["failed", "failed"],
    ["cut", "failed"],
    ["client_gone", "failed"],
    [null, "open"],
  ] as const)("are answered only where the whole answer was sent: %s", (outcome, result) => {
    expect(judgedCalls([call(outcome)])).toEqual([{ result }])
  })

  it("leave out a title that was answered, whenever it came", () => {
    expect(judgedCalls([call("answered", false), call("failed"), call("answered", false)])).toEqual([
      { result: "failed" },
    ])
  })

  it("are all of them where none offered tools: some agents have none", () => {
    expect(judgedCalls([call("answered", false)])).toEqual([{ result: "answered" }])
    expect(judgedCalls([])).toEqual([])
  })
})
