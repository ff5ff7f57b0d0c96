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

/** Milliseconds of the quickest run of what is called so: what else the machine does only adds to it. */
const quickest = (called: string): readonly number[] =>
  report.figures.filter(({ what }) => what === called).map(({ wall }) => wall.min)

it("the figures of a review are of these very sources", () => {
  const renew = "bench/review/report.json is older than the sources; run: pnpm build && pnpm bench:review --report"
  expect(report.digest === coveredByReview("."), renew).toBe(true)
})

it("they are whole", () => {
  expect(report.figures.map(({ what }) => what)).toEqual([
    "bare node",
    "diff, nothing changed",
    "diff, a raised ceiling and a loosened bound",
    "diff, the same for the first time",
    "diff, the same as a comment",
    "explain one cell",
    "explain a fact",
    "explain a request",
    "explain a finding",
  ])
  for (const { cpu, wall } of report.figures) for (const figure of [cpu, wall.min]) expect(figure).toBeGreaterThan(0)
})

/** What is wished for, in milliseconds, and where that is not reached yet, what is held meanwhile. */
const bounds: { readonly [what: string]: { readonly wished: number; readonly held: number } } = {
  "diff, nothing changed": { wished: 150, held: 150 },
  "diff, a raised ceiling and a loosened bound": { wished: 150, held: 150 },
  "diff, the same for the first time": { wished: 150, held: 250 },
  "diff, the same as a comment": { wished: 150, held: 150 },
  "explain one cell": { wished: 100, held: 120 },
  "explain a fact": { wished: 100, held: 140 },
  "explain a request": { wished: 100, held: 140 },
  "explain a finding": { wished: 100, held: 140 },
}

it.each(Object.entries(bounds))("%s takes what is held of it", (what, { wished, held }) => {
  const [least = Infinity] = quickest(what)
  expect(least).toBeLessThanOrEqual(held)
  // A wish that is reached is held from then on.
  if (held > wished) expect(least).toBeGreaterThan(wished)
})
