import { describe, expect, it } from "vitest"
import { planOf } from "./plan.ts"
import type { Answer } from "./answer.ts"
import type { ModelRequest } from "./request.ts"
import type { Wire } from "./wire.ts"
import { messages } from "./wires/messages.ts"
import { responses } from "./wires/responses.ts"

const request: ModelRequest = {
  dialect: "d",
  target: "/t",
  run: "",
  model: "m",
  stream: true,
  tools: [{ name: "bash", parameters: null }],
  wants: null,
  userText: "",
  toolResults: [],
  body: null,
}

/** The events of a streamed answer: what each is called, and its data. */
function eventsOf(wire: Wire, answer: Answer): readonly { readonly name: string; readonly data: { type: string } }[] {
  const plan = planOf(wire, request, answer, "1")
  const text = Buffer.concat(plan.pieces.map(({ bytes }) => bytes)).toString()
  expect(text.endsWith("\n\n")).toBe(true)
  return text
    .slice(0, -2)
    .split("\n\n")
    .map((event) => {
      const [, name = "", data = ""] = /^event: (.+)\ndata: (.+)$/.exec(event) ?? []
      return { name, data: JSON.parse(data) as { type: string } }
    })
}

const answers: readonly Answer[] = [
  { kind: "text", text: "one two three" },
  { kind: "tool", tool: "bash", arguments: { command: "ls" } },
  { kind: "empty" },
  { kind: "broken", text: "one two three" },
]

describe.each([messages, responses])("the events of $name", (wire) => {
  it.each(answers)("are named as their data says: $kind", (answer) => {
    for (const { name, data } of eventsOf(wire, answer)) expect(name).toBe(data.type)
  })
})

describe("the events of Responses", () => {
  it.each(answers)("are counted from 0 without a gap: $kind", (answer) => {
    const counted = eventsOf(responses, answer).map(({ data }) => data)
    expect(counted).toMatchObject(counted.map((_, index) => ({ sequence_number: index })))
  })
})

describe("the tools of a namespace", () => {
  const parameters = { type: "object" }
  const inner = [{ type: "function", name: "write", parameters }, { type: "function" }]

  it("are known by both names in Responses, and called by them", () => {
    const tools = [
      { type: "namespace", name: "host", tools: inner },
      { type: "function", name: "bash" },
    ]
    expect(responses.read({ input: "hi", tools })?.tools).toEqual([
      { name: "host.write", parameters },
      { name: "bash", parameters: null },
    ])
    const read = { ...request, tools: [{ name: "host.write", parameters }] }
    const plan = planOf(responses, read, { kind: "tool", tool: /write$/, arguments: {} }, "1")
    const text = Buffer.concat(plan.pieces.map(({ bytes }) => bytes)).toString()
    expect(text).toContain('"call_id":"call_1","namespace":"host","name":"write"')
    expect(text).not.toContain("host.write")
  })
})

describe("what was said last", () => {
  const tool = { type: "function_call_output", call_id: "c", output: [{ type: "input_text", text: "two files" }] }

  it("is read from Responses as a text, and as items", () => {
    expect(responses.read({ input: "hi" })).toMatchObject({ userText: "hi", toolResults: [] })
    const items = [
      { role: "user", content: [{ type: "input_text", text: "a" }, { text: "b" }] },
      { type: "reasoning" },
      tool,
    ]
    expect(responses.read({ input: items })).toMatchObject({ userText: "a\nb", toolResults: ["two files"] })
  })

  it("is no text that Messages bring beside the result of a tool", () => {
    const result = { type: "tool_result", tool_use_id: "t", content: [{ type: "text", text: "two files" }] }
    const conversation = [
      { role: "user", content: "hi" },
      { role: "assistant", content: [] },
      { role: "user", content: [result, { type: "text", text: "<reminder>" }] },
    ]
    expect(messages.read({ messages: conversation })).toMatchObject({ userText: "hi", toolResults: ["two files"] })
  })
})
