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

interface SearchReport {
  readonly digest: string
  readonly minutes: number
  readonly accepted: number
  readonly worst: { readonly firstMs: number; readonly laterMs: number }
}

const reportOf = (name: string): unknown => JSON.parse(readFileSync(`bench/profile/${name}.json`, "utf8"))
const patterns = reportOf("patterns-report") as PatternsReport
const search = reportOf("search-report") as SearchReport

it("the judgement of patterns is of these very sources", () => {
  const say = "older than the sources; run: pnpm bench:patterns --patterns 10000 --report"
  expect(patterns.digest === coveredByProfile("."), `patterns-report.json is ${say}`).toBe(true)
})

it("the search for the worst pair is of these very sources", () => {
  const say = "older than the sources; run: pnpm bench:profile --minutes 10 --report"
  expect(search.digest === coveredByProfile("."), `search-report.json is ${say}`).toBe(true)
})

it("ten minutes of looking for the costliest accepted pair find none that takes half a second", () => {
  expect(search.minutes).toBeGreaterThanOrEqual(10)
  expect(search.accepted).toBeGreaterThan(1000)
  expect(search.worst.firstMs).toBeLessThan(500)
  expect(search.worst.laterMs).toBeLessThan(500)
})

it("ten thousand accepted patterns hold none that takes superlinear time, and a planted one is found", () => {
  expect(patterns.patterns).toBeGreaterThanOrEqual(10_000)
  expect(patterns.awake).toBe(true)
  expect(patterns.vulnerable).toEqual([])
  expect(patterns.unknown).toEqual([])
})
