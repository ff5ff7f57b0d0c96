import { describe, expect, it } from "vitest"
import type { Rule } from "../catalog/rules/rule.ts"
import { rule } from "../catalog/rules/rule.ts"
import type { Catalog } from "../model/catalog.ts"
import type { FactPath } from "../model/fact.ts"
import type { Location, Violation } from "../model/finding.ts"
import { checkRules, clauseOf } from "./check-rules.ts"
import { resolve } from "./resolve/resolve.ts"

const catalog: Catalog = resolve([], { version: 1, digest: "", definitions: [] }).catalog

const places: { readonly [path: string]: Location } = {
  "axis/a": { file: "axes/a.ts", line: 3, column: 14 },
  "axis/a#/values": { file: "axes/a.ts", line: 3, column: 30 },
  "axis/b": { file: "axes/b.ts", line: 1, column: 1 },
  "axis/c": { file: "axes/a.ts", line: 20, column: 2 },
}
const spans = { locate: (path: FactPath): Location | null => places[path] ?? null }

function saying(code: string, ...violations: readonly Violation[]): Rule {
  return rule({ code, states: "It holds.", because: "Nothing else would.", check: () => violations })
}

function at(path: FactPath, what = "It is wrong."): Violation {
  return { at: path, what, fix: "mend it" }
}

describe("checking the rules", () => {
  it("says where, why and what to do", () => {
    const [finding] = checkRules(catalog, [saying("a/b", at("axis/a#/values"))], spans)
    expect(finding).toEqual({
      code: "a/b",
      severity: "error",
      what: "It is wrong.",
      why: "nothing else would",
      fix: "mend it",
      at: { file: "axes/a.ts", line: 3, column: 30 },
      related: [],
      facts: ["axis/a#/values"],
    })
  })

  it("keeps a warning a warning", () => {
    const mild = rule({ ...saying("a/b", at("axis/a")), severity: "warning" })
    expect(checkRules(catalog, [mild], spans)[0]?.severity).toBe("warning")
  })

  it("sorts by file, line as a number, column, code and text, whatever the order of rules", () => {
    const rules = [
      saying("z/z", at("axis/b"), at("axis/c"), at("axis/a#/values"), at("axis/a", "Z."), at("axis/a", "A.")),
      saying("a/a", at("axis/a", "M."), at("axis/nowhere")),
    ]
    const order = (given: readonly Rule[]): readonly string[] =>
      checkRules(catalog, given, spans).map(({ code, facts, what }) => `${code} ${facts[0]} ${what}`)
    expect(order(rules)).toEqual([
      "a/a axis/nowhere It is wrong.",
      "a/a axis/a M.",
      "z/z axis/a A.",
      "z/z axis/a Z.",
      "z/z axis/a#/values It is wrong.",
      "z/z axis/c It is wrong.",
      "z/z axis/b It is wrong.",
    ])
    expect(order(rules.toReversed())).toEqual(order(rules))
  })

  it("names every fact of what is related, and shows those that have a line", () => {
    const related = [
      { says: "here", at: "axis/b" as const },
      { says: "nowhere", at: "axis/nowhere" as const },
      { says: "again", at: "axis/a" as const },
    ]
    const [finding] = checkRules(catalog, [saying("a/b", { ...at("axis/a"), related })], spans)
    expect(finding?.related.map(({ says }) => says)).toEqual(["here", "again"])
    expect(finding?.facts).toEqual(["axis/a", "axis/b", "axis/nowhere"])
  })

  it("names the rule that throws, and keeps what it threw", () => {
    const cause = new TypeError("no such member")
    const broken = rule({
      ...saying("a/broken"),
      check: () => {
        throw cause
      },
    })
    expect(() => checkRules(catalog, [saying("a/fine", at("axis/a")), broken], spans)).toThrow(
      expect.objectContaining({ message: "internal error: rule a/broken failed", cause }),
    )
  })
})

describe("a reason", () => {
  it.each([
    [
      "A published capability that no run can have is a false promise.",
      "a published capability that no run can have is a false promise",
    ],
    ["Names become code.", "names become code"],
    ["ACP reserves it.", "ACP reserves it"],
  ])("%j reads as a clause", (sentence, clause) => {
    expect(clauseOf(sentence)).toBe(clause)
  })
})
