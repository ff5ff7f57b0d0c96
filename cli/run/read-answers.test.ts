import { describe, expect, it } from "vitest"
import { readAnswers } from "./read-answers.ts"

describe("a script of model answers", () => {
  it("reads each form that an answer may have", () => {
    const script = [
      { text: "a" },
      { shell: "ls" },
      { tool: "Read", arguments: { path: "x" } },
      { tool: "Stop" },
      { failure: 401, message: "no" },
      { failure: 500 },
      { cut: "half" },
      "empty",
      "silence",
    ]
    expect(readAnswers(JSON.stringify(script))).toMatchObject({
      ok: true,
      answers: [
        { kind: "text", text: "a" },
        { kind: "tool" },
        { kind: "tool", tool: "Read", arguments: { path: "x" } },
        { kind: "tool", tool: "Stop", arguments: {} },
        { kind: "failure", status: 401, message: "no" },
        { kind: "failure", status: 500 },
        { kind: "cut", text: "half" },
        { kind: "empty" },
        { kind: "silence" },
      ],
    })
  })

  it.each([
    ["{", /^it is no JSON: /],
    ["{}", /^it is no array of answers$/],
    ["[]", /^it is no array of answers$/],
    ['[{"text":"a"},{"text":1}]', /^\/1 is none of /],
    ['[{"text":"a","cut":"b"}]', /^\/0 is none of /],
    ['[{"text":"a","typo":"b"}]', /^\/0 is none of /],
    ['[{"failure":200}]', /^\/0 is none of /],
    ['["loud"]', /^\/0 is none of /],
    ["[null]", /^\/0 is none of /],
    ["[[]]", /^\/0 is none of /],
  ])("refuses what is none, and says where: %s", (text, what) => {
    expect(readAnswers(text)).toMatchObject({ ok: false, what: expect.stringMatching(what) as unknown })
  })
})
