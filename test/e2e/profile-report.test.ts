import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { coveredByProfile } from "../../bench/profile/covered.ts"

interface PatternsReport {
  readonly digest: string
  readonly patterns: number
  readonly vulnerable: readonly string[]
  readonly unknown: readonly string[]
  readonly awake: boolean
}

const reportOf = (name: string): unknown => JSON.parse(readFileSync(`bench/profile/${name}.json`, "utf8"))
const patterns = reportOf("patterns-report") as PatternsReport

it("the judgement of patterns is of these very sources", () => {
  const say = "older than the sources; run: pnpm bench:patterns --patterns 10000 --report"
  expect(patterns.digest === coveredByProfile("."), `patterns-report.json is ${say}`).toBe(true)
})

it("ten thousand accepted patterns hold none that takes superlinear time, and a planted one is found", () => {
  expect(patterns.patterns).toBeGreaterThanOrEqual(10_000)
  expect(patterns.awake).toBe(true)
  expect(patterns.vulnerable).toEqual([])
  expect(patterns.unknown).toEqual([])
})
