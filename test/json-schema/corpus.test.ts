import { expect, it } from "vitest"
import { checkConfigurationSchema } from "../../runtime/admission/index.ts"
import { corpus, expectCommitted } from "./fixtures.ts"

it("the verdict for each schema that people have written is the one that was reviewed", () => {
  const lines = corpus().map(({ file, source }) => {
    const verdict = checkConfigurationSchema(source)
    if (verdict.ok) return `${file}\taccept\t`
    const codes = verdict.findings.map(({ code }) => code)
    const counted = [...new Set(codes)]
      .toSorted()
      .map((code) => `${code} ${codes.filter((each) => each === code).length}`)
    return `${file}\treject\t${counted.join(", ")}`
  })
  expect(lines.length).toBe(132)
  expectCommitted("corpus-verdicts.tsv", ["file\tverdict\tfindings", ...lines])
})
