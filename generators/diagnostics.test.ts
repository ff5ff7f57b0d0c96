import { describe, expect, it } from "vitest"
import { diagnostics, finding, findingOf } from "./diagnostics.ts"
import type { DiagnosticCode } from "./diagnostics.ts"

describe("the declared diagnostics", () => {
  it.each(Object.entries(diagnostics))(
    "%s reads topic/problem, gives a clause and has a page",
    (code, { why, page }) => {
      expect(code).toMatch(/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/)
      expect(why).toMatch(/^[a-z].*[^.]$/)
      expect(page).toMatch(/^[A-Z].*\.$/)
    },
  )

  it("give severity and reason to what is found", () => {
    const found = { what: "It is wrong.", fix: "mend it", at: null }
    const { severity, why } = diagnostics["fact/shape"]
    expect(finding("fact/shape", found)).toEqual({
      code: "fact/shape",
      severity,
      why,
      ...found,
      related: [],
      facts: [],
    })
  })

  it("find their lines through the spans", () => {
    const at = { file: "a.ts", line: 1, column: 2 }
    const violation = { at: "axis/a#/values", what: "It is wrong.", fix: "mend it" } as const
    expect(findingOf("fact/shape", violation, { locate: () => at })).toMatchObject({ at, facts: ["axis/a#/values"] })
  })

  it.each(["fact/unheard-of", "constructor", "__proto__"])("do not know %s, which is a fault of the tool", (code) => {
    const undeclared = code as DiagnosticCode
    expect(() => finding(undeclared, { what: "", fix: "", at: null })).toThrow(`internal error: no diagnostic ${code}`)
  })
})
