import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { coveredByReview } from "../../bench/review/covered.ts"

interface Figures {
  readonly what: string
  readonly cpu: number
  readonly wall: { readonly min: number; readonly median: number; readonly p95: number }
}

const report = JSON.parse(readFileSync("bench/review/report.json", "utf8")) as {
  readonly digest: string
  readonly figures: readonly Figures[]
}

/** Milliseconds of the quickest run of each that is called so: what else the machine does only adds to it. */
const quickest = (called: RegExp): readonly number[] =>
  report.figures.filter(({ what }) => called.test(what)).map(({ wall }) => wall.min)

it("the figures of a review are of these very sources", () => {
  const renew = "bench/review/report.json is older than the sources; run: pnpm build && pnpm bench:review --report"
  expect(report.digest === coveredByReview("."), renew).toBe(true)
})

it("they are whole", () => {
  expect(report.figures.map(({ what }) => what)).toEqual([
    "bare node",
    "diff, nothing changed",
    "diff, a raised ceiling and a loosened bound",
    "diff, the same as a comment",
    "explain one cell",
    "explain a fact",
    "explain a request",
    "explain a finding",
  ])
  for (const { cpu, wall } of report.figures) for (const figure of [cpu, wall.min]) expect(figure).toBeGreaterThan(0)
})

it("a review takes at most 150 ms, and an explanation 100", () => {
  expect(Math.max(...quickest(/^diff/))).toBeLessThanOrEqual(150)
  expect(Math.max(...quickest(/^explain/))).toBeLessThanOrEqual(100)
})
