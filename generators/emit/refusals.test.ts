import { check } from "prettier"
import { describe, expect, it } from "vitest"
import type { RefusalEntry } from "../../model/entries.ts"
import { catalogOf } from "../../test/support/example-catalog.ts"
import { refusalFiles } from "./refusals.ts"

function entry(name: string, codes: readonly string[], cause = "no money"): RefusalEntry {
  return { id: `refusal/${name}`, name, codes, title: "Spent", status: null, cause, cure: "pay" }
}

function textOf(refusals: readonly RefusalEntry[]): string {
  const [file] = refusalFiles(catalogOf([], { refusals }), "output")
  return file?.text ?? ""
}

describe("the module of the refusals", () => {
  it("is final, for none, one and many of them, whatever their texts", async () => {
    const hostile = 'a "quote", */ and </script>, \u2028 and `backticks` '.repeat(4)
    const many = Array.from({ length: 30 }, (_, index) =>
      entry(`budget-spent${index}`, [`budget/spent${index}`], hostile),
    )
    const sets = [
      [],
      [entry("budget-spent", ["budget/spent"])],
      [entry("spent", ["budget/spent", "quota/spent"])],
      many,
    ]
    for (const refusals of sets) {
      const text = textOf(refusals)
      expect(await check(text, { parser: "typescript", semi: false, printWidth: 100 }), text).toBe(true)
    }
  })

  it("has a type of all codes, in code-unit order, and their entries by code", () => {
    const text = textOf([entry("spent", ["quota/spent", "budget/spent"]), entry("a-b", ["a/b"])])
    expect(text).toContain('export type RefusalCode = "a/b" | "budget/spent" | "quota/spent"\n')
    expect(text).toContain('  "a/b": aB,\n  "budget/spent": spent,\n  "quota/spent": spent,\n}')
    expect(textOf([])).toContain("export type RefusalCode = never\n")
  })
})
