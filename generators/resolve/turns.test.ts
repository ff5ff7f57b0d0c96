import { describe, expect, it } from "vitest"
import type { Fact, FactBody } from "../../model/fact.ts"
import { readOne, wrongWith } from "../../test/fixtures/one-fact.ts"
import { resolve } from "./resolve.ts"

const acp = { version: 1, digest: "", definitions: [] } as const

const argument = { name: "what", description: "What it is.", isRequired: true, among: ["a", "b"] }

function tool(members: FactBody = {}): Fact {
  const body = { name: "tell-tool", literal: "tell", summary: "Tells it.", isReadOnly: false, arguments: [argument] }
  return { id: "host-tool/tell-tool", kind: "host-tool", name: "tell-tool", body: { ...body, ...members } }
}

function mode(members: FactBody = {}): Fact {
  const body = { name: "look-mode", literal: "look", required: null, preferred: null, routing: "always" }
  return { id: "mode/look-mode", kind: "mode", name: "look-mode", body: { ...body, ...members } }
}

function problemsOf(...facts: readonly Fact[]): readonly string[] {
  return resolve(facts, acp).problems.map(({ code, at }) => `${code} ${at}`)
}

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

describe("a tool of the host", () => {
  it("has its arguments in their order, and the texts that each may be", () => {
    const open = { name: "to", description: "Who is told.", isRequired: false, among: null }
    const { catalog, problems } = resolve([tool({ arguments: [argument, open] })], acp)
    expect(problems).toEqual([])
    expect(catalog.hostTools).toEqual([
      {
        id: "host-tool/tell-tool",
        name: "tell-tool",
        literal: "tell",
        description: "Tells it.",
        isReadOnly: false,
        arguments: [argument, open],
      },
    ])
  })

  it.each<[string, FactBody, string]>([
    ["no name on the wire", { literal: null }, "literal"],
    ["nothing that is said of it", { summary: null }, "summary"],
    ["no word on whether it changes anything", { isReadOnly: null }, "isReadOnly"],
    ["no list of arguments", { arguments: null }, "arguments"],
    ["an argument without a name", { arguments: [{ ...argument, name: null }] }, "arguments/null/name"],
    [
      "an argument without a description",
      { arguments: [{ ...argument, description: 1 }] },
      "arguments/what/description",
    ],
    [
      "an argument that may be required",
      { arguments: [{ ...argument, isRequired: "yes" }] },
      "arguments/what/isRequired",
    ],
    ["an argument that may be a number", { arguments: [{ ...argument, among: [1] }] }, "arguments/what/among/1"],
    ["an argument that may be one text", { arguments: [{ ...argument, among: "a" }] }, "arguments/what/among"],
  ])("is refused with %s", (_what, members, place) => {
    expect(problemsOf(tool(members))).toEqual([`fact/shape host-tool/tell-tool#/${place}`])
  })
})

describe("a mode of a task", () => {
  it("names tools of the host, and is told their names on the wire", () => {
    const named = { $ref: "host-tool/tell-tool" } as const
    const modes = (members: FactBody): unknown => resolve([tool(), mode(members)], acp).catalog.taskModes
    const entry = { id: "mode/look-mode", name: "look-mode", literal: "look", routing: "always" }
    expect(modes({ required: named })).toEqual([{ ...entry, required: "tell", preferred: null }])
    expect(modes({ preferred: named })).toEqual([{ ...entry, required: null, preferred: "tell" }])
  })

  it.each<[string, FactBody, string]>([
    [
      "a tool that there is not",
      { required: { $ref: "host-tool/sing" } },
      "fact/unknown-reference mode/look-mode#/required",
    ],
    [
      "a fact that is no tool",
      { preferred: { $ref: "mode/look-mode" } },
      "fact/unknown-reference mode/look-mode#/preferred",
    ],
    ["no word on whom it is routed to", { routing: null }, "fact/shape mode/look-mode#/routing"],
    ["a tool by its name on the wire", { required: "tell" }, "fact/shape mode/look-mode#/required"],
    ["no word on what it requires", { required: undefined as unknown as null }, "fact/shape mode/look-mode#/required"],
  ])("is refused with %s", (_what, members, problem) => {
    expect(problemsOf(tool(), mode(members))).toEqual([problem])
  })
})

describe("a tool of the platform", () => {
  const body = { literal: "acme_knock", summary: "Knocks.", plane: "tools-v1", callsAtMost: 3 }
  const knock = (members: FactBody = {}): Fact => {
    return { id: "platform-tool/knock", kind: "platform-tool", name: "knock", body: { ...body, ...members } }
  }

  it("has its plane, and how often it is served", () => {
    const { catalog, problems } = resolve([knock()], acp)
    expect(problems).toEqual([])
    expect(catalog.platformTools).toEqual([
      {
        id: "platform-tool/knock",
        name: "knock",
        literal: "acme_knock",
        description: "Knocks.",
        plane: "tools-v1",
        callsAtMost: 3,
      },
    ])
  })

  it.each([0, 1.5, "3", null])("is served %j times by nobody", (callsAtMost) => {
    const { problems } = resolve([knock({ callsAtMost })], acp)
    expect(problems.map(({ at }) => at)).toEqual(["platform-tool/knock#/callsAtMost"])
  })
})
