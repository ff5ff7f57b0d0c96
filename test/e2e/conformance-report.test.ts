import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { coveredByCheck } from "../../bench/conformance/covered.ts"

const report = JSON.parse(readFileSync("bench/conformance/report.json", "utf8")) as {
  readonly digest: string
  readonly figures: readonly { readonly what: string; readonly toSplit: number; readonly toFramed: number }[]
  readonly soak: {
    readonly entries: number
    readonly samples: readonly { readonly lines: number; readonly mebibytes: number }[]
    readonly failed: readonly string[]
  }
}

it("the figures of a check are of these very sources", () => {
  const renew = "run: pnpm bench:conformance --report"
  expect(report.digest === coveredByCheck("."), renew).toBe(true)
})

it("a check takes at most 1.3 times JSON.parse of the file, by the usual way to read one and by our own, which is quicker", () => {
  const check = report.figures.at(-1)
  expect(check?.what).toContain("check")
  expect(check?.toSplit).toBeLessThanOrEqual(1.3)
  expect(check?.toFramed).toBeLessThanOrEqual(1.3)
})

it("it takes no more memory for ten million lines in which nothing ends than for one, and fails what does not end", () => {
  const { entries, samples, failed } = report.soak
  expect(entries).toBeGreaterThan(9_900_000)
  expect(samples.at(-1)?.lines).toBe(10_000_000)
  const of = (part: typeof samples): number => Math.max(...part.map(({ mebibytes }) => mebibytes))
  const half = samples.length / 2
  expect(of(samples.slice(half)) - of(samples.slice(0, half))).toBeLessThanOrEqual(8)
  expect(failed.toSorted()).toEqual(["subagent_correlation", "tool_unfinished"])
})
