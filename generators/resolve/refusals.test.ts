import { describe, expect, it } from "vitest"
import type { Fact, FactBody } from "../../model/fact.ts"
import { resolve } from "./resolve.ts"

const acp = { version: 1, digest: "", definitions: [] } as const

function refusal(name: string, members: FactBody = {}): Fact {
  const said = {
    title: "Spent",
    status: 402,
    raisedIn: "gateway",
    cause: "no money",
    cure: "pay",
    example: "It is spent.",
  }
  return {
    id: `refusal/${name}`,
    kind: "refusal",
    name,
    body: { codes: [name.replace("-", "/")], ...said, ...members },
  }
}

function problemsOf(...facts: readonly Fact[]): readonly string[] {
  return resolve(facts, acp).problems.map(({ code, at }) => `${code} ${at}`)
}

describe("a refusal", () => {
  it("has one code that is its name, or several", () => {
    const several = refusal("spent", { codes: ["budget/spent", "quota/spent"], status: null })
    const { catalog, problems } = resolve([refusal("lease-spent"), several], acp)
    expect(problems).toEqual([])
    expect(catalog.refusals.map(({ name, codes, status }) => [name, codes, status])).toEqual([
      ["lease-spent", ["lease/spent"], 402],
      ["spent", ["budget/spent", "quota/spent"], null],
    ])
  })

  it.each([
    ["no code", { codes: [] }, "codes"],
    ["a code that is not its name", { codes: ["budget/gone"] }, "codes"],
    ["a code without topic", { codes: ["spent"] }, "codes/spent"],
    ["a code in capitals", { codes: ["Budget/Spent"] }, "codes/Budget~1Spent"],
    ["a status of success", { status: 200 }, "status"],
    ["a status as text", { status: "402" }, "status"],
    ["a broken status", { status: 402.5 }, "status"],
    ["a cause that is no text", { cause: 1 }, "cause"],
    ["no cure", { cure: null }, "cure"],
    ["no example", { example: null }, "example"],
    ["no room", { raisedIn: null }, "raisedIn"],
  ])("is refused with %s", (_what, members, place) => {
    expect(problemsOf(refusal("budget-spent", members))).toEqual([`fact/shape refusal/budget-spent#/${place}`])
  })

  it("shares no code with another", () => {
    const other = refusal("gone", { codes: ["quota/gone", "budget/spent"] })
    expect(problemsOf(refusal("budget-spent"), other)).toEqual(["fact/shape refusal/gone#/codes/budget~1spent"])
  })
})
