import { describe, expect, it } from "vitest"
import type { Json, ModelRequest } from "../../../runtime/model-server/index.ts"
import { exchanging, plainExchange, typedExchange } from "./exchange.ts"

const first = plainExchange("ask-one", "word-one")
const second = plainExchange("ask-two", "word-two")
const typed = typedExchange("ask-three", "word-three")

const request = (userText: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  dialect: "d",
  target: "/",
  run: "r",
  model: "default",
  stream: false,
  tools: [],
  wants: null,
  userText,
  toolResults: [],
  body: { messages: [userText] },
  ...more,
})

describe("a model of the test", () => {
  it("answers a prompt with the word that belongs to it, and anything else plainly", () => {
    const { answers, asked } = exchanging([first, second])
    expect(answers(request("What is the weather?"))).toEqual({ kind: "text", text: "Noted." })
    expect([asked.came(first), asked.came(second)]).toEqual([false, false])
    expect(answers(request(first.prompt))).toMatchObject({ text: expect.stringContaining("word-one") })
    expect([asked.came(first), asked.came(second)]).toEqual([true, false])
  })

  it("tells a second turn that knows of the first from one that does not", () => {
    const knowing = exchanging([first, second])
    const body: Json = { messages: [first.prompt, "The word is word-one.", second.prompt] }
    expect(knowing.answers(request(second.prompt, { body }))).toMatchObject({
      text: expect.stringContaining("word-two"),
    })
    expect(knowing.asked.knew(second, first)).toBe(true)
    const forgetful = exchanging([first, second])
    forgetful.answers(request(first.prompt))
    forgetful.answers(request(second.prompt))
    expect(forgetful.asked.knew(second, first)).toBe(false)
    const chained = exchanging([first, second])
    chained.answers(request(second.prompt, { body: { input: second.prompt, previous_response_id: "resp_1" } }))
    expect(chained.asked.knew(second, first)).toBe(true)
  })

  it("gives typed output as JSON, or by the tool that takes it", () => {
    const { answers } = exchanging([typed])
    expect(answers(request(typed.prompt))).toEqual({ kind: "text", text: '{"word":"word-three"}' })
    const tools = [
      { name: "read", parameters: { properties: { path: {} } } },
      { name: "submit", parameters: { properties: { word: {} } } },
    ]
    const call = { kind: "tool", tool: "submit", arguments: { word: "word-three" } }
    expect(answers(request(typed.prompt, { tools }))).toEqual(call)
    expect(answers(request(typed.prompt, { tools, toolResults: ["taken"] }))).toMatchObject({ kind: "text" })
  })
})
