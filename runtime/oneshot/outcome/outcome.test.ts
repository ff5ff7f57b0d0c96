import { describe, expect, it } from "vitest"
import type { CancelCause, ServedCall } from "../../driver/outcome/outcome.ts"
import { settleByRecord } from "../../driver/outcome/by-record.ts"
import { oneshotOutcome } from "./outcome.ts"
import type { Claim, OneshotEvidence, OneshotVerdict, OutputState } from "./outcome.ts"

const exited = { cause: "exited", exitCode: 0, signal: null } as const
const closures = {
  "nothing started": null,
  "exit 0": exited,
  "exit 1": { ...exited, exitCode: 1 },
  "exit 145": { ...exited, exitCode: 145 },
  signal: { ...exited, exitCode: null, signal: "SIGSEGV" },
  "no start": { cause: "spawn_failed", exitCode: null, signal: null },
  "ended by us": { cause: "ended_by_us", exitCode: null, signal: "SIGTERM" },
  "ended by us, exit 0": { cause: "ended_by_us", exitCode: 0, signal: null },
  "output closed": { cause: "output_ended", exitCode: null, signal: null },
} as const satisfies { readonly [name: string]: OneshotEvidence["closure"] }
const claims = Object.keys({
  succeeded: 0,
  failed: 0,
  needs_input: 0,
  cancelled: 0,
  unknown: 0,
  missing: 0,
  unspoken: 0,
} satisfies { readonly [claim in Claim]: 0 }) as readonly Claim[]
const outputs = Object.keys({
  not_asked: 0,
  fits: 0,
  missing: 0,
  misfit: 0,
  unjudged: 0,
} satisfies { readonly [state in OutputState]: 0 }) as readonly OutputState[]
const cancels: readonly (CancelCause | null)[] = [null, "asked", "closing", "stall", "timeout"]
const records: { readonly [name: string]: readonly ServedCall[] | null } = {
  "no record": null,
  "no call": [],
  open: [{ result: "open" }],
  answered: [{ result: "answered" }],
  "failed, answered": [{ result: "failed" }, { result: "answered" }],
  "answered, failed": [{ result: "answered" }, { result: "failed" }],
  "a title answered after the turn's call failed": [
    { result: "failed", aside: { offersTools: true, model: "m", receivedBytes: 9 } },
    { result: "answered", aside: { offersTools: false, model: "m", receivedBytes: 1 } },
  ],
}

interface Case {
  readonly closure: keyof typeof closures
  readonly cancelled: CancelCause | null
  readonly isOverrun: boolean
  readonly claim: Claim
  readonly isEmpty: boolean
  readonly output: OutputState
  readonly wroteReadOnly: boolean
  readonly record: string
}

type Row = readonly [when: Partial<{ readonly [key in keyof Case]: readonly Case[key][] }>, verdict: string]

/** Of these rows the first that applies says what became of the turn. */
const table: readonly Row[] = [
  [{ cancelled: ["stall"] }, "timed_out stalled"],
  [{ cancelled: ["timeout"] }, "timed_out took_too_long"],
  [{ closure: ["no start", "signal"] }, "crashed agent_ended"],
  [{ cancelled: ["asked", "closing"] }, "cancelled cancel_asked"],
  [{ closure: ["nothing started"] }, "failed not_done"],
  [{ isOverrun: [true] }, "failed too_much_output"],
  [{ closure: ["ended by us", "ended by us, exit 0", "output closed"] }, "failed did_not_exit"],
  [{ closure: ["exit 1", "exit 145"] }, "failed exit_code"],
  [{ wroteReadOnly: [true] }, "failed wrote_read_only"],
  [{ claim: ["failed"] }, "failed said_failed"],
  [{ claim: ["needs_input"] }, "needs_input refused"],
  [{ claim: ["cancelled"] }, "failed cancelled_unasked"],
  [{ claim: ["unknown"] }, "failed unknown_end"],
  [{ record: ["answered, failed", "a title answered after the turn's call failed"] }, "failed model_call_failed"],
  [{ claim: ["missing"] }, "failed no_final_event"],
  [{ isEmpty: [true] }, "failed empty_turn"],
  [{ output: ["missing"] }, "failed output_missing"],
  [{ output: ["misfit"] }, "failed output_misfit"],
  [{ output: ["unjudged"] }, "failed output_unjudged"],
  [{ record: ["no record"] }, "unverified no_record"],
  [{ record: ["no call", "open"] }, "unverified no_call_recorded"],
  [{}, "succeeded model_answered"],
]

const conditions = table.map(([when]) => Object.entries(when) as [keyof Case, readonly unknown[]][])

function* cases(): Generator<Case> {
  for (const closure of Object.keys(closures) as readonly (keyof typeof closures)[])
    for (const cancelled of cancels)
      for (const isOverrun of [false, true])
        for (const claim of claims)
          for (const isEmpty of [false, true])
            for (const output of outputs)
              for (const wroteReadOnly of [false, true])
                for (const record of Object.keys(records))
                  yield { closure, cancelled, isOverrun, claim, isEmpty, output, wroteReadOnly, record }
}

function verdictOf({ closure, record, ...rest }: Case): OneshotVerdict {
  return oneshotOutcome({ ...rest, closure: closures[closure], served: records[record] ?? null })
}

function rowOf(each: Case): number {
  return conditions.findIndex((when) => when.every(([key, values]) => values.includes(each[key])))
}

describe("what became of a one-shot turn", () => {
  const all = [...cases()]

  it("is as the first row of the table says, for every combination of what is known", () => {
    expect(all).toHaveLength(9 * 5 * 2 * 7 * 2 * 5 * 2 * 7)
    const wrong = all.filter((each) => {
      const { outcome, because } = verdictOf(each)
      return `${outcome} ${because}` !== table[rowOf(each)]?.[1]
    })
    expect(wrong.slice(0, 3)).toEqual([])
  })

  it.each(table.map(([, verdict], index) => [verdict, index] as const))(
    "comes to %s by its own row",
    (verdict, index) => {
      const own = all.find((each) => rowOf(each) === index)
      if (own === undefined) throw new Error("no combination meets this row")
      const { outcome, because } = verdictOf(own)
      expect(`${outcome} ${because}`).toBe(verdict)
    },
  )

  it("is a success only after exit 0, without a cancel, with something in it, behind which a model answered last", () => {
    const good = all.filter((each) => verdictOf(each).outcome === "succeeded")
    const seen = (key: keyof Case): readonly unknown[] => [...new Set(good.map((each) => each[key]))]
    expect(seen("closure")).toEqual(["exit 0"])
    expect(seen("cancelled")).toEqual([null])
    expect(seen("isOverrun")).toEqual([false])
    expect(seen("claim")).toEqual(["succeeded", "unspoken"])
    expect(seen("isEmpty")).toEqual([false])
    expect(seen("output")).toEqual(["not_asked", "fits"])
    expect(seen("wroteReadOnly")).toEqual([false])
    expect(seen("record")).toEqual(["answered", "failed, answered"])
  })

  it("is what it would have been, where whoever has the record settles what was judged without it", () => {
    const wrong = all.filter((each) => {
      const whole = verdictOf(each)
      const settled = settleByRecord(verdictOf({ ...each, record: "no record" }), records[each.record] ?? null)
      return settled.outcome !== whole.outcome || settled.because !== whole.because
    })
    expect(wrong.slice(0, 3)).toEqual([])
  })
})
