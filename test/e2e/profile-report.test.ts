import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { coveredByProfile } from "../../bench/profile/covered.ts"

interface SearchReport {
  readonly digest: string
  readonly minutes: number
  readonly accepted: number
  readonly worst: { readonly firstMs: number; readonly laterMs: number }
  readonly families: readonly { readonly firstMs: number }[]
}

interface PatternsReport {
  readonly digest: string
  readonly patterns: number
  readonly vulnerable: readonly string[]
  readonly unknown: readonly string[]
  readonly awake: boolean
}

const reportOf = (name: string): unknown => JSON.parse(readFileSync(`bench/profile/${name}.json`, "utf8"))
const search = reportOf("search-report") as SearchReport
const patterns = reportOf("patterns-report") as PatternsReport

it("the search for the costliest pair and the judgement of patterns are of these very sources", () => {
  const say =
    "older than the sources; run: pnpm bench:profile --minutes 10 --report && pnpm bench:patterns --patterns 10000 --report"
  expect(search.digest === coveredByProfile("."), `search-report.json is ${say}`).toBe(true)
  expect(patterns.digest === coveredByProfile("."), `patterns-report.json is ${say}`).toBe(true)
})

it("ten minutes found no accepted pair that takes half a second, compilation included", () => {
  expect(search.minutes).toBeGreaterThanOrEqual(10)
  expect(search.accepted).toBeGreaterThan(500)
  expect(search.families.length).toBeGreaterThan(20)
  for (const { firstMs } of search.families) expect(firstMs).toBeLessThanOrEqual(search.worst.firstMs)
  expect(search.worst.firstMs).toBeLessThan(500)
})

it("ten thousand accepted patterns hold none that takes superlinear time, and a planted one is found", () => {
  expect(patterns.patterns).toBeGreaterThanOrEqual(10_000)
  expect(patterns.awake).toBe(true)
  expect(patterns.vulnerable).toEqual([])
  expect(patterns.unknown).toEqual([])
})
