import { describe, expect, it } from "vitest"
import { readOne, wrongWith } from "../../test/fixtures/one-fact.ts"

describe("what the end of a turn makes of its session", () => {
  const body = { stopReasons: ["end_turn", "cancelled"], becomes: "succeeded" }

  it("is read with all that it says", () => {
    for (const becomes of ["succeeded", "awaiting_input", "failed_retryable", "as_requested", "protocol_violation"])
      expect(readOne("outcome/done", { ...body, becomes })).toEqual({
        id: "outcome/done",
        name: "done",
        ...body,
        becomes,
      })
    expect(wrongWith("outcome/done", body, "becomes", "lost")).toEqual([
      "outcome/done#/becomes",
      "outcome/done needs one of succeeded, awaiting_input, failed_retryable, as_requested, protocol_violation as becomes, " +
        'and has "lost".',
    ])
    expect(wrongWith("outcome/done", body, "stopReasons", [1])).toEqual([
      "outcome/done#/stopReasons/1",
      expect.any(String),
    ])
  })
})

describe("where updates are shown", () => {
  const body = { updates: ["plan", "tool_call"], landsIn: "plan" }

  it("is read with all that it says", () => {
    for (const landsIn of ["activity", "reasoning", "plan", "transcript", "usage"])
      expect(readOne("routing/steps", { ...body, landsIn })).toEqual({
        id: "routing/steps",
        name: "steps",
        ...body,
        landsIn,
      })
    expect(wrongWith("routing/steps", body, "landsIn", "bin")).toEqual([
      "routing/steps#/landsIn",
      'routing/steps needs one of activity, reasoning, plan, transcript, usage as landsIn, and has "bin".',
    ])
    expect(wrongWith("routing/steps", body, "updates")).toEqual(["routing/steps#/updates", expect.any(String)])
  })
})

describe("a mode of a task", () => {
  it("is read with the tool that it demands, and the one that it prefers, if any", () => {
    const mode = { id: "mode/ask", name: "ask", literal: "ask" }
    expect(readOne("mode/ask", { literal: "ask", required: "answer", preferred: "search" })).toEqual({
      ...mode,
      required: "answer",
      preferred: "search",
    })
    expect(readOne("mode/ask", { literal: "ask" })).toEqual({ ...mode, required: null, preferred: null })
    for (const member of ["literal", "required", "preferred"])
      expect(wrongWith("mode/ask", { literal: "ask" }, member, 1)).toEqual([
        `mode/ask#/${member}`,
        `mode/ask needs a text as ${member}, and has 1.`,
      ])
  })
})

describe("a tool of a host", () => {
  it("is read with what the agent is told of it", () => {
    const body = { literal: "ask_person", summary: "Asks." }
    expect(readOne("host-tool/ask", body)).toEqual({
      id: "host-tool/ask",
      name: "ask",
      literal: "ask_person",
      description: "Asks.",
    })
    for (const member of ["literal", "summary"])
      expect(wrongWith("host-tool/ask", body, member)).toEqual([`host-tool/ask#/${member}`, expect.any(String)])
  })
})
