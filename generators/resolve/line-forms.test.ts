import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { Fact, FactBody } from "../../model/fact.ts"
import { lineForms } from "../../output/facts/line-forms.ts"
import { readLineForm } from "./line-forms.ts"
import { Unreadable } from "./reader.ts"

const { facts } = JSON.parse(readFileSync("output/catalog.json", "utf8")) as { readonly facts: readonly Fact[] }
const stated = facts.filter(({ kind }) => kind === "line-form")

function read(body: FactBody): unknown {
  const whole = { writtenBy: [], output: "line", opens: [], rules: [], ...body }
  return readLineForm({ id: "line-form/x", kind: "line-form", name: "x", body: whole } as unknown as Fact)
}

function gift(given: FactBody): () => unknown {
  return () => read({ rules: [{ name: "r", when: {}, gives: [given] }] })
}

describe("a form of stream JSON", () => {
  it("is read as it is stated, and published so", () => {
    const forms = stated.map(readLineForm)
    expect(forms.length).toBeGreaterThan(5)
    for (const form of forms) expect(form).toEqual(lineForms.find(({ name }) => name === form.name))
    const bodies = stated.map(({ body: { summary: _, ...body } }) => body)
    expect(forms.map(({ id: _, ...form }) => form)).toEqual(bodies)
  })

  it.each([
    ["a gift that nobody knows", gift({ give: "everything" })],
    ["an end that says nothing", gift({ give: "end" })],
    ["an end of another name", gift({ give: "end", claim: "splendid" })],
    ["a place that is no pointer", gift({ give: "session", id: "session_id" })],
    ["a place in an empty name", gift({ give: "session", id: "/a//b" })],
    ["a tool without a state", gift({ give: "tool", step: "begins", id: "/id" })],
    ["a message from nobody", gift({ give: "message", part: "whole", text: "/t" })],
    ["a test for a number", () => read({ opens: [{ "/a": 1 }] })],
    ["a test for a shape that nobody knows", () => read({ opens: [{ "/a": { is: "number" } }] })],
    ["a rule without a name", () => read({ rules: [{ when: {}, gives: [] }] })],
    ["an output that stands nowhere", () => read({ output: "nowhere" })],
  ])("is not read with %s", (_, reading) => {
    expect(reading).toThrow(Unreadable)
  })
})
