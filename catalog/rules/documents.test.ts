import { expect, it } from "vitest"
import { resolve } from "../../generators/resolve/resolve.ts"
import type { Fact, FactValue } from "../../model/fact.ts"
import { rules } from "./index.ts"

const text = (max: number | null): FactValue => ({ kind: "text", min: 0, max, pattern: null })
const object = (of: FactValue): FactValue => ({
  kind: "object",
  excess: "closed",
  members: [{ name: "a", type: of, optional: false, description: null }],
})
const named = (name: string, type: FactValue): FactValue => ({ name, type, description: null })

function document(name: string, type: FactValue, ...definitions: readonly FactValue[]): Fact {
  const body = { name, title: name, payload: { type, definitions }, since: null, summary: "" }
  return { id: `document/${name}`, kind: "document", name, body }
}

function saidOf(...facts: readonly Fact[]): readonly string[] {
  const { catalog, problems } = resolve(facts, { version: 1, digest: "", definitions: [] })
  expect(problems).toEqual([])
  return rules
    .flatMap(({ code, check }) => check(catalog).map(({ what }) => `${code}: ${what}`))
    .filter((said) => !said.startsWith("primary/not-one"))
}

it("documents need nobody who refers to them, and sound ones pass every rule", () => {
  expect(saidOf(document("letter", object(text(9))), document("card", object(text(9))))).toEqual([])
})

it("documents are held to the strict subset", () => {
  expect(saidOf(document("letter", object(text(null))))).toEqual([
    "type/not-strict: letter: payload.a is text without an upper bound.",
  ])
})

it("a name of a type means one structure among all documents", () => {
  const type = object({ kind: "reference", to: "Line" })
  expect(saidOf(document("a", type, named("Line", text(1))), document("b", type, named("Line", text(2))))).toEqual([
    "type/duplicate-name: b defines Line otherwise than a does.",
  ])
})

it("types of documents have names that can stand in code", () => {
  const type = object({ kind: "reference", to: "line" })
  expect(saidOf(document("a", type, named("line", text(1))))).toEqual(['names/invalid: "line" cannot name a type.'])
})

it("two documents are spelt apart, and none takes the place of what is made beside it", () => {
  expect(saidOf(document("big-letter", object(text(1))), document("big_letter", object(text(1))))).toEqual([
    "names/not-injective: document/big-letter and document/big_letter both read BigLetter among the exports of documents.",
  ])
  expect(saidOf(document("index", object(text(1))))).toEqual([
    "names/not-injective: document/index reads index among the files of documents, where that is reserved.",
  ])
  expect(saidOf(document("letter", object({ kind: "reference", to: "Letter" }), named("Letter", text(1))))).toEqual([
    "names/not-injective: definition Letter and document/letter both read Letter among the exports of documents.",
  ])
  expect(saidOf(document("letter", { kind: "reference", to: "Letter" }, named("Letter", object(text(1)))))).toEqual([])
})

it("no contract takes the folder of the documents' schemas", () => {
  const body = { name: "documents", title: "D", ownership: "owned", keyPrefix: null, methodPrefix: null }
  expect(saidOf({ id: "contract/documents", kind: "contract", name: "documents", body })).toContain(
    "names/not-injective: contract/documents reads documents among the contracts, where that is reserved.",
  )
})
