import { describe, expect, it } from "vitest"
import type { Closure } from "../connection.ts"
import type { Failure } from "../failure.ts"
import { byRecord, settleByRecord } from "./by-record.ts"
import { outcomeOf } from "./outcome.ts"
import type { Because, CancelCause, Ending, Outcome, ServedCall } from "./outcome.ts"

const closure: Closure = {
  cause: "exited",
  spawnError: null,
  exitCode: 1,
  signal: null,
  errorTail: "",
  lastMethod: "session/prompt",
}
const stage = "session/prompt"
const failedWith = (failure: Failure): Ending => ({ kind: "failed", failure })

const endings = {
  end_turn: { kind: "stopped", stopReason: "end_turn" },
  refusal: { kind: "stopped", stopReason: "refusal" },
  max_tokens: { kind: "stopped", stopReason: "max_tokens" },
  max_turn_requests: { kind: "stopped", stopReason: "max_turn_requests" },
  cancelled: { kind: "stopped", stopReason: "cancelled" },
  "another reason": { kind: "stopped_otherwise", stopReason: "error" },
  exit: failedWith({ stage, code: "agent_closed", closure }),
  "no start": failedWith({ stage, code: "agent_closed", closure: { ...closure, cause: "spawn_failed" } }),
  noise: failedWith({ stage, code: "agent_closed", closure: { ...closure, cause: "noise" } }),
  "our end": failedWith({ stage, code: "agent_closed", closure: { ...closure, cause: "ended_by_us" } }),
  error: failedWith({ stage, code: "error_answered", error: { code: -32_603, message: "x" } }),
  login: failedWith({ stage, code: "auth_required", methods: [] }),
  "no sense": failedWith({ stage, code: "malformed_answer", raw: null }),
  silence: failedWith({ stage: "initialize", code: "no_answer", milliseconds: 1 }),
  version: failedWith({ stage: "initialize", code: "unsupported_protocol_version", got: 2 }),
  refused: failedWith({ stage: "session/new", code: "authority_refused", error: { code: -32_602, message: "x" } }),
  "closed before": failedWith({ stage, code: "closed_before" }),
  unsettled: { kind: "unsettled" },
  "never sent": { kind: "never_sent" },
} satisfies { readonly [name: string]: Ending }
type EndingName = keyof typeof endings

const records: { readonly [name: string]: readonly ServedCall[] | null } = {
  "no record": null,
  "no call": [],
  open: [{ result: "open" }],
  answered: [{ result: "answered" }],
  "failed, answered": [{ result: "failed" }, { result: "answered" }],
  "answered, failed": [{ result: "answered" }, { result: "failed" }],
  "failed, open": [{ result: "failed" }, { result: "open" }],
}

type Row = readonly [Outcome, Because]

/** Without a cancel: what does not depend on what came of the turn. */
const whatever: { readonly [name in Exclude<EndingName, "end_turn">]: Row } = {
  refusal: ["needs_input", "refused"],
  max_tokens: ["failed", "out_of_budget"],
  max_turn_requests: ["failed", "out_of_budget"],
  cancelled: ["failed", "cancelled_unasked"],
  "another reason": ["failed", "unknown_stop_reason"],
  exit: ["crashed", "agent_ended"],
  "no start": ["crashed", "agent_ended"],
  noise: ["crashed", "agent_ended"],
  "our end": ["failed", "not_done"],
  error: ["failed", "not_done"],
  login: ["failed", "not_done"],
  "no sense": ["failed", "not_done"],
  silence: ["timed_out", "no_answer"],
  version: ["failed", "not_done"],
  refused: ["failed", "not_done"],
  "closed before": ["failed", "not_done"],
  unsettled: ["cancelled", "cancel_asked"],
  "never sent": ["cancelled", "cancel_asked"],
}

/** A clean end, by the record of calls: of a turn with something in it, and of an empty one. */
const clean: { readonly [name: string]: readonly [something: Row, empty: Row] } = {
  "no record": [
    ["unverified", "no_record"],
    ["failed", "empty_turn"],
  ],
  "no call": [
    ["unverified", "no_call_recorded"],
    ["failed", "empty_turn"],
  ],
  open: [
    ["unverified", "no_call_recorded"],
    ["failed", "empty_turn"],
  ],
  answered: [
    ["succeeded", "model_answered"],
    ["failed", "empty_turn"],
  ],
  "failed, answered": [
    ["succeeded", "model_answered"],
    ["failed", "empty_turn"],
  ],
  "answered, failed": [
    ["failed", "model_call_failed"],
    ["failed", "model_call_failed"],
  ],
  "failed, open": [
    ["failed", "model_call_failed"],
    ["failed", "model_call_failed"],
  ],
}

/** Whoever cancels decides what it is called, however it ended; only an end that nobody made comes first. */
const crashes: readonly string[] = ["exit", "no start", "noise"]
const causes: { readonly [cause in CancelCause]: (ending: string) => Row } = {
  stall: () => ["timed_out", "stalled"],
  timeout: () => ["timed_out", "took_too_long"],
  asked: (ending) => (crashes.includes(ending) ? ["crashed", "agent_ended"] : ["cancelled", "cancel_asked"]),
  closing: (ending) => (crashes.includes(ending) ? ["crashed", "agent_ended"] : ["cancelled", "cancel_asked"]),
}

interface Case {
  readonly name: string
  readonly evidence: Parameters<typeof outcomeOf>[0]
  readonly expected: Row
}

function cases(): readonly Case[] {
  const all: Case[] = []
  for (const [name, ending] of Object.entries(endings))
    for (const [record, served] of Object.entries(records))
      for (const isEmpty of [false, true])
        for (const breach of [null, "no acknowledgement"])
          for (const isDrained of [false, true])
            for (const cancelled of [null, ...(Object.keys(causes) as CancelCause[])]) {
              const row =
                cancelled !== null
                  ? causes[cancelled](name)
                  : name === "end_turn"
                    ? clean[record]?.[isEmpty ? 1 : 0]
                    : whatever[name as Exclude<EndingName, "end_turn">]
              const isBroken = breach !== null && cancelled === null && ending.kind === "stopped"
              const isStopped = ending.kind === "stopped" || ending.kind === "stopped_otherwise"
              const isInterrupted = isDrained && breach === null && cancelled === null && isStopped
              const expected: Row = isBroken
                ? ["failed", "extension_breach"]
                : isInterrupted
                  ? ["cancelled", "drained"]
                  : (row ?? ["failed", "not_done"])
              const what = `${name}, ${record}, ${isEmpty ? "empty" : "something"}, ${String(cancelled)}, ${String(breach)}, ${isDrained ? "drained" : "not drained"}`
              all.push({ name: what, evidence: { ending, cancelled, isEmpty, served, isDrained, breach }, expected })
            }
  return all
}

describe("what became of a turn", () => {
  it("is as the table says, for every combination of what is known", () => {
    const all = cases()
    expect(all).toHaveLength(19 * 7 * 2 * 2 * 2 * 5)
    const wrong = all.filter(({ evidence, expected: [outcome, because] }) => {
      const verdict = outcomeOf(evidence)
      return verdict.outcome !== outcome || verdict.because !== because
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it("is a success only after a clean end with something in it, behind which a model answered last", () => {
    const good = cases().filter(({ evidence }) => outcomeOf(evidence).outcome === "succeeded")
    expect(good.map(({ name }) => name)).toEqual([
      "end_turn, answered, something, null, null, not drained",
      "end_turn, failed, answered, something, null, null, not drained",
    ])
  })

  it("is what it would have been, where whoever has the record settles what was judged without it", () => {
    const wrong = cases().filter(({ evidence }) => {
      const settled = settleByRecord(outcomeOf({ ...evidence, served: null }), evidence.served)
      const whole = outcomeOf(evidence)
      return settled.outcome !== whole.outcome || settled.because !== whole.because
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it("is a success by the record alone, whatever is told", () => {
    for (const [name, served] of Object.entries(records)) {
      expect(settleByRecord({ outcome: "succeeded", because: "model_answered" }, served), name).toEqual(
        byRecord(served),
      )
      expect(settleByRecord({ outcome: "a word", because: null }, served), name).toMatchObject({ outcome: "a word" })
    }
  })
})
