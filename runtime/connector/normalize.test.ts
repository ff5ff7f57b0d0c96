import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { runCapabilities } from "../../output/facts/run-capabilities.ts"
import { canonicalJson } from "../admission/canonical-json.ts"
import type { RunObservation, ToolObservation } from "../driver/observation/observation.ts"
import { reportsOf, textAtMost } from "./normalize.ts"

const everything = runCapabilities.map(({ literal }) => literal)

function message(text: string, from: "user" | "agent" | "thought" = "agent"): RunObservation {
  return { kind: "message", from, messageId: null, content: { type: "text", text } }
}

function tool(patch: ToolObservation["patch"]): ToolObservation {
  const by = { by: "tool_call", toolCallId: "t1", turn: 1, generation: 1, step: "opened", status: "completed" } as const
  return { kind: "tool", ...by, patch }
}

describe("what is reported of an observation", () => {
  it("is what the lane has, and nothing of what it has not", () => {
    const cases: readonly (readonly [RunObservation, string])[] = [
      [message("x"), "observation.user_message"],
      [message("x", "thought"), "observation.progress"],
      [
        { kind: "context_compaction", compactionId: "c", status: "completed", summary: null, error: null },
        "observation.progress",
      ],
      [tool({}), "observation.tool_activity"],
    ]
    for (const [observation, literal] of cases) {
      expect(reportsOf(observation, [literal])).toHaveLength(1)
      expect(
        reportsOf(
          observation,
          everything.filter((each) => each !== literal),
        ),
      ).toEqual([])
    }
  })

  it("is nothing of the user's own words, of other content, and of what no lane reports", () => {
    const others: readonly RunObservation[] = [
      message("x", "user"),
      { kind: "message", from: "agent", messageId: null, content: { type: "image", data: "", mimeType: "image/png" } },
      { kind: "plan", entries: [] },
      { kind: "usage", semantics: "unspecified", source: "usage_update", used: 1, size: 2, cost: null },
      { kind: "diagnostic", code: "odd", what: "Odd.", raw: null },
      message(""),
    ]
    for (const observation of others) expect(reportsOf(observation, everything)).toEqual([])
  })

  it("has a tool's input and output, and names those that are too long or too deep to be signed", () => {
    let deep: unknown = 1
    for (let level = 0; level < 60; level += 1) deep = [deep]
    expect(
      reportsOf(tool({ title: "Read", rawInput: { path: "a" }, rawOutput: { text: "x".repeat(70_000) } }), everything),
    ).toEqual([
      {
        kind: "tool",
        tool_call_id: "t1",
        generation: 1,
        status: "completed",
        title: "Read",
        input: { path: "a" },
        left_out: ["output"],
      },
    ])
    expect(reportsOf(tool({ rawInput: deep, rawOutput: "\uD800" }), everything)).toMatchObject([
      { left_out: ["input", "output"] },
    ])
  })

  it("loses no character of a long message, and tears none", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "é", "😀", "\uD83D", "\n"), minLength: 0, maxLength: 200 })
    fc.assert(
      fc.property(text, fc.nat({ max: 3 }), (tail, times) => {
        const long = `${"😀".repeat(textAtMost / 2 - 1)}x`.repeat(times) + tail
        const reports = reportsOf(message(long), everything)
        const said = reports.map((report) => (report.kind === "message" ? report.text : ""))
        expect(said.join("")).toBe(long.replaceAll(/\p{Surrogate}/gu, "\uFFFD"))
        expect(said.every((piece) => piece.length <= textAtMost)).toBe(true)
        expect(canonicalJson(reports).ok).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
