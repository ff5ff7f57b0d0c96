import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { defaultContracts } from "../../defaults.ts"
import { minting } from "../mint.ts"
import { receiver } from "../receive.ts"

const receive = receiver(defaultContracts)
const context = { mint: minting("run-1") }
const count = fc.integer({ min: 0, max: 1_000_000 })

describe("an agent's telemetry", () => {
  it("reports a turn with the numbers of the wire, each under its own name", () => {
    fc.assert(
      fc.property(count, count, count, (retries, recoveries, time) => {
        const value = {
          wall_time_ms: time,
          overflow_recoveries: recoveries,
          model_retries: retries,
          execution_class: "direct",
        }
        expect(receive("PromptResponse", { "checkfu.turn": value }, new Set(), context).observations).toEqual([
          {
            kind: "turn-report",
            slot: "slot/checkfu/turn",
            work: "direct",
            modelRetries: retries,
            overflowRecoveries: recoveries,
            wallTimeMs: time,
          },
        ])
      }),
    )
  })

  it("tells of a shortened context with the numbers of the wire, each under its own name", () => {
    fc.assert(
      fc.property(count, count, count, (before, after, messages) => {
        const value = {
          strategy: "truncate",
          tokens_before: before,
          tokens_after: after,
          compacted_messages: messages,
        }
        const meta = { "checkfu.compaction": value }
        expect(receive("SessionNotification.update", meta, new Set(), context).observations).toEqual([
          {
            kind: "shortening",
            slot: "slot/checkfu/compaction",
            strategy: "truncate",
            tokensBefore: before,
            tokensAfter: after,
            messages,
          },
        ])
      }),
    )
  })

  it.each([
    ["PromptResponse", { "checkfu.turn": { execution_class: "idle" } }],
    ["SessionNotification.update", { "checkfu.compaction": { strategy: "truncate", tokens_before: -1 } }],
  ])("is ignored and recorded where it cannot be read, and %s goes on", (def, meta) => {
    expect(receive(def, meta, new Set(), context)).toMatchObject({
      observations: [],
      refusals: [],
      diagnostics: [{ code: "fidelity/malformed" }],
    })
  })

  it("rides on its own carrier alone", () => {
    expect(receive("PromptResponse", { "checkfu.compaction": {} }, new Set(), context)).toEqual({
      observations: [],
      ignored: ["checkfu.compaction"],
      diagnostics: [],
      refusals: [],
    })
  })
})
