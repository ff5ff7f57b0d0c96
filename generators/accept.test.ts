import { describe, expect, it } from "vitest"
import { rule } from "../catalog/rules/rule.ts"
import type { Rule } from "../catalog/rules/rule.ts"
import type { Fact, FactPath, FactValue } from "../model/fact.ts"
import type { Violation } from "../model/finding.ts"
import { checkRules } from "./check-rules.ts"
import { resolve } from "./resolve/resolve.ts"

const nowhere = { locate: (): null => null }

/** A rule that finds what it is told to. */
function saying(code: string, acceptable: boolean, ...places: readonly FactPath[]): Rule {
  const check = (): readonly Violation[] => places.map((at) => ({ at, what: "It is wrong.", fix: "mend it" }))
  return rule({ code, states: "It holds.", because: "Nothing else would.", acceptable, check })
}

function revision(name: string, life: string): Fact {
  return { id: `revision/${name}`, kind: "revision", name, body: { literal: `acme:${name}@1`, subject: "lane", life } }
}

function accepting(code: string, until: string, because: FactValue = "nobody is hurt"): FactValue {
  return { code, because, until: { $ref: `revision/${until}` } }
}

function axis(name: string, accept?: FactValue): Fact {
  const body = { values: ["none"], below: [], ...(accept === undefined ? {} : { accept }) }
  return { id: `axis/${name}`, kind: "axis", name, body }
}

/** What is found in a catalog of two revisions and the facts given. */
function found(rules: readonly Rule[], ...facts: readonly Fact[]): readonly string[] {
  const all = [revision("new", "current"), revision("old", "retired"), revision("older", "accepted"), ...facts]
  const { catalog, problems } = resolve(all, { version: 1, digest: "", definitions: [] })
  expect(problems).toEqual([])
  return checkRules(catalog, rules, nowhere).map(({ code, facts: [at], what }) => `${code} ${at} ${what}`)
}

const mild = saying("a/mild", true, "axis/a#/values", "axis/a", "axis/b")

describe("an exception beside the data", () => {
  it("takes out every finding of its rule about its own fact, and no other", () => {
    expect(
      found([mild, saying("a/other", true, "axis/a")], axis("a", [accepting("a/mild", "new")]), axis("b")),
    ).toEqual(["a/mild axis/b It is wrong.", "a/other axis/a It is wrong."])
  })

  it("stands beside others on one fact", () => {
    const facts = [
      axis("a", [accepting("a/mild", "new"), accepting("a/other", "new")]),
      axis("b", [accepting("a/mild", "new")]),
    ]
    expect(found([mild, saying("a/other", true, "axis/a")], ...facts)).toEqual([])
  })

  it("works on a fact of an adopted contract as well", () => {
    const contract: Fact = {
      id: "contract/acme",
      kind: "contract",
      name: "acme",
      body: {
        title: "Acme",
        ownership: "adopted",
        keyPrefix: "acme",
        methodPrefix: null,
        accept: [accepting("a/mild", "new")],
      },
    }
    expect(found([saying("a/mild", true, "contract/acme#/title")], contract)).toEqual([])
  })

  it("is an error where it accepts nothing, and where no rule has its code", () => {
    const facts = [axis("a", [accepting("a/none", "new"), accepting("a/mild", "new")])]
    expect(found([saying("a/mild", true), saying("a/b", true)], ...facts)).toEqual([
      "accept/unused axis/a#/accept/a~1mild axis/a accepts a/mild, which finds nothing there.",
      "accept/unused axis/a#/accept/a~1none axis/a accepts a/none, and there is no such rule.",
    ])
  })

  it.each([
    ["old", "retired"],
    ["older", "accepted"],
  ])("expires with its revision, once that is %s, and the finding comes back", (until, life) => {
    expect(found([saying("a/mild", true, "axis/a")], axis("a", [accepting("a/mild", until)]))).toEqual([
      "a/mild axis/a It is wrong.",
      `accept/expired axis/a#/accept/a~1mild axis/a accepted a/mild until acme:${until}@1, which is ${life} now.`,
    ])
  })

  it("is refused by a rule that has no exceptions, and the finding stays", () => {
    expect(found([saying("a/hard", false, "axis/a")], axis("a", [accepting("a/hard", "new")]))).toEqual([
      "a/hard axis/a It is wrong.",
      "accept/refused axis/a#/accept/a~1hard axis/a accepts a/hard, which has no exceptions.",
    ])
  })

  it.each<[string, FactValue, string]>([
    ["no list", "a/mild", "axis/a needs a list as accept."],
    ["no code", [{ code: null, because: "b" }], "axis/a accepts something without a code, a reason or a revision."],
    [
      "no reason",
      [accepting("a/mild", "new", " ")],
      "axis/a accepts something without a code, a reason or a revision.",
    ],
    ["text for a revision", [{ code: "a/mild", because: "b", until: "never" }], "axis/a accepts something without"],
    ["a list in its place", [["a/mild"]], "axis/a accepts something without"],
    [
      "another fact for a revision",
      [{ code: "a/mild", because: "b", until: { $ref: "axis/b" } }],
      "which is no revision.",
    ],
  ])("accepts nothing with %s, and is a fault of shape", (_what, accept, says) => {
    const said = found([saying("a/mild", true, "axis/a")], axis("a", accept), axis("b"))
    expect(said.filter((each) => each.startsWith("a/mild axis/a "))).toHaveLength(1)
    expect(said.filter((each) => each.startsWith("fact/shape axis/a#/accept"))).toEqual([expect.stringContaining(says)])
  })
})
