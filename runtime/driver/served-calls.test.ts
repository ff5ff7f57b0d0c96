import { describe, expect, it } from "vitest"
import { outcomeOf } from "./outcome/outcome.ts"
import type { Because } from "./outcome/outcome.ts"
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

const title = (outcome: ServedOutcome | null, receivedBytes = 100): ServedCall => ({
  ...call(outcome, false),
  requestedModel: "small",
  receivedBytes,
})

/** What a turn comes to that ended well by its agent's word, with text in it. */
function because(...calls: readonly ServedCall[]): Because {
  return outcomeOf({
    ending: { kind: "stopped", stopReason: "end_turn" },
    cancelled: null,
    isEmpty: false,
    served: judgedCalls(calls),
    isDrained: false,
    breach: null,
  }).because
}

describe("the calls that an outcome is judged by", () => {
  it.each([
    ["answered", "answered"],
    ["failed", "failed"],
    ["cut", "failed"],
    ["client_gone", "failed"],
    [null, "open"],
  ] as const)("are answered only where the whole answer was sent: %s", (outcome, result) => {
    expect(judgedCalls([call(outcome)])).toMatchObject([{ result }])
  })

  it("leave out a title that was answered, whenever it came", () => {
    expect(because(title("answered"), call("failed"), title("answered"))).toBe("model_call_failed")
  })

  it("leave out a title that failed, whenever it came", () => {
    expect(because(title("failed"), call("answered"), title("failed"))).toBe("model_answered")
  })

  it("are those of the model that was sent the most where none offered tools: some agents have none", () => {
    const plain = { ...call("answered", false), receivedBytes: 5_000 }
    expect(because(plain)).toBe("model_answered")
    expect(because(plain, title("failed"))).toBe("model_answered")
    expect(because({ ...plain, outcome: "failed" }, title("answered"))).toBe("model_call_failed")
    expect(because()).toBe("no_call_recorded")
    expect(because(title("answered"))).toBe("model_answered")
  })

  it("keep their places, so that a call before the turn never stands for one in it", () => {
    const calls = [title("answered"), call("answered"), title("failed")]
    expect(judgedCalls(calls)).toHaveLength(calls.length)
  })
})
