import { describe, expect, it } from "vitest"
import type { Answer } from "./answer.ts"
import type { ModelRequest } from "./request.ts"
import { offersNoTools, scripted } from "./script.ts"

const request: ModelRequest = {
  dialect: "d",
  target: "/t",
  run: "run",
  model: "m",
  stream: true,
  tools: [{ name: "bash", parameters: null }],
  wants: null,
  userText: "hi",
  toolResults: [],
  body: null,
}
const say = (text: string): Answer => ({ kind: "text", text })
const spent = { kind: "failure", status: 400 }

describe("a script", () => {
  it("gives its answers in order, each once, and then fails for good", () => {
    const answers = scripted([say("one"), say("two")])
    expect([1, 2, 3, 4].map(() => answers(request))).toMatchObject([say("one"), say("two"), spent, spent])
  })

  it("is gone through by each run and each model for itself", () => {
    const answers = scripted([say("one")])
    for (const run of ["a", "b", "a\u0000", 'a","m'])
      for (const model of ["m", "n"]) expect(answers({ ...request, run, model })).toEqual(say("one"))
  })

  it("may be a function of the request", () => {
    const answers = scripted(({ userText, toolResults }) => say(`${userText} ${toolResults.length}`))
    expect(answers({ ...request, toolResults: ["a", "b"] })).toEqual(say("hi 2"))
  })

  it("may be one for each model; another model's request is a helper's, and takes no step", () => {
    const answers = scripted({ m: [say("one")], n: () => say("other") })
    const helped = answers({ ...request, model: "title-model" })
    expect(helped).toMatchObject({ kind: "text" })
    for (const model of ["__proto__", "constructor", ""]) expect(answers({ ...request, model })).toEqual(helped)
    expect(answers(request)).toEqual(say("one"))
    expect(answers({ ...request, model: "n" })).toEqual(say("other"))
  })

  it.each([
    [
      { type: "object", properties: { a: { type: "string", enum: ["flash", "pro"] }, b: {} }, required: ["a"] },
      { a: "flash" },
    ],
    [{ type: "OBJECT", properties: { n: { type: "INTEGER", maximum: 5 } }, required: ["n"] }, { n: 5 }],
    [{ type: ["boolean", "null"] }, false],
    [{ type: "number", minimum: 100 }, 100],
    [{ const: "x" }, "x"],
    [{ type: "array" }, []],
    [{ type: "null" }, null],
  ])("answers a helper with JSON where it asks for that: %j", (wants, made) => {
    const answer = scripted({})({ ...request, wants })
    expect(answer.kind === "text" && JSON.parse(answer.text)).toEqual(made)
  })

  it("is not led round in a schema without end", () => {
    const endless: { [member: string]: never } = {}
    Object.assign(endless, { type: "object", properties: { a: endless }, required: ["a"] })
    expect(scripted({})({ ...request, wants: endless })).toMatchObject({ kind: "text" })
  })

  it("leaves out the requests that are taken for a helper's, and answers them as it is told", () => {
    const answers = scripted([say("one")], { isHelper: offersNoTools, answer: () => say("title") })
    expect(answers({ ...request, tools: [] })).toEqual(say("title"))
    expect(answers(request)).toEqual(say("one"))
  })
})
