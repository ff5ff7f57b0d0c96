import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { equivalents } from "../stryker/equivalents.ts"
import { isOf, reportOf, reportText } from "../stryker/report.ts"
import type { MutationReport } from "../stryker/report.ts"
import { coveredByMutation, mutatedFiles } from "../stryker/sources.ts"

interface Report extends MutationReport {
  readonly date: string
  readonly node: string
  readonly digest: string
}

const report = JSON.parse(readFileSync("test/stryker/report.json", "utf8")) as Report

describe("the report of the mutants", () => {
  it("is of these very sources and tests", () => {
    const say = "test/stryker/report.json is older than the sources; run: pnpm soak:stryker --report"
    expect(report.digest === coveredByMutation("."), say).toBe(true)
  })

  it("covers every source of the laws, of resolve and of delta, and adds up", () => {
    const files = new Set(mutatedFiles("."))
    expect(report.files.filter(({ file }) => !files.has(file))).toEqual([])
    for (const member of ["mutants", "killed", "timeout", "survived", "noCoverage", "errors"] as const)
      expect(report.files.reduce((sum, file) => sum + file[member], 0)).toBe(report[member])
    expect(report.killed + report.timeout + report.survived + report.noCoverage + report.errors).toBe(report.mutants)
    expect(report.survivors.length).toBe(report.survived + report.noCoverage)
  })

  it("finds at least 85 % of the mutants killed", () => {
    const judged = report.killed + report.timeout + report.survived + report.noCoverage
    expect((100 * (report.killed + report.timeout)) / judged).toBeGreaterThanOrEqual(85)
  })

  it("leaves hardly a mutant unjudged", () => {
    expect(report.errors).toBeLessThanOrEqual(report.mutants / 100)
  })

  it("gives the reason of each mutant that means the same as the source, and of no other", () => {
    for (const survivor of report.survivors)
      expect(survivor.equivalent).toBe(equivalents.find((each) => isOf(each, survivor))?.because ?? null)
    const gone = equivalents.filter((each) => !report.survivors.some((survivor) => isOf(each, survivor)))
    expect(gone).toEqual([])
  })
})

describe("a report", () => {
  const at = (line: number, from: number, to: number): object => ({
    start: { line, column: from },
    end: { line, column: to },
  })
  const mutant = (status: string, location: object): object => ({
    mutatorName: "M",
    replacement: "1",
    status,
    location,
  })
  const files = {
    "model/a.ts": {
      source: "const a = 0\nconst b = [\n  2,\n]\n",
      mutants: [
        mutant("Survived", { start: { line: 2, column: 11 }, end: { line: 4, column: 2 } }),
        mutant("NoCoverage", at(1, 11, 12)),
        mutant("Killed", at(1, 11, 12)),
        mutant("Timeout", at(1, 11, 12)),
        mutant("RuntimeError", at(1, 11, 12)),
      ],
    },
    "model/elsewhere.ts": { source: "1", mutants: [mutant("Survived", at(1, 1, 2))] },
  }

  it("counts what is asked for alone, and shows each survivor in one line, in the order of the source", () => {
    const made = reportOf({ files } as unknown as Parameters<typeof reportOf>[0], ["model/a.ts", "model/types.ts"])
    const counts = { mutants: 5, killed: 1, timeout: 1, survived: 1, noCoverage: 1, errors: 1, score: 50 }
    const survivor = { file: "model/a.ts", mutator: "M", replacement: "1", equivalent: null }
    expect(made).toEqual({
      ...counts,
      files: [{ file: "model/a.ts", ...counts }],
      survivors: [
        { ...survivor, line: 1, original: "0", covered: false },
        { ...survivor, line: 2, original: "[ 2, ]", covered: true },
      ],
    })
    const text = reportText({ date: "today" }, made)
    expect(JSON.parse(text)).toEqual({ date: "today", ...made })
    expect(text.split("\n").filter((line) => line.includes('"file":"model/a.ts"'))).toHaveLength(3)
  })
})
