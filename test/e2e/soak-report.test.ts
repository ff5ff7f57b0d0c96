import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { coveredDigest } from "../../bench/scale/covered.ts"

interface Report {
  readonly date: string
  readonly node: string
  readonly digest: string
  readonly figures: readonly {
    readonly what: string
    readonly cpu: number
    readonly rss: number
    readonly peer: { readonly cpu: number; readonly rss: number } | null
  }[]
  readonly ratio: number
}

const renew = "run: pnpm build && node --import tsx bench/scale/run.ts --report"
const report = JSON.parse(readFileSync("bench/scale/report.json", "utf8")) as Report

it("the figures of scale are of these very sources", () => {
  expect(report.digest === coveredDigest("."), `bench/scale/report.json is older than the sources; ${renew}`).toBe(true)
})

it("they are whole: both sizes with the peer beside them, harnesses by providers, and both sizes with an author kit", () => {
  expect(report.date).toMatch(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)
  expect(report.node).toMatch(/^v[0-9]+[.]/)
  expect(report.figures.map(({ what, peer }) => [what, peer !== null])).toEqual([
    ["1000 slots", true],
    ["10000 slots", true],
    ["1000 harnesses by 100 providers", false],
    ["1000 slots and their author kit", false],
    ["10000 slots and their author kit", false],
  ])
  for (const { cpu, rss, peer } of report.figures)
    for (const figure of [cpu, rss, ...(peer === null ? [] : [peer.cpu, peer.rss])]) expect(figure).toBeGreaterThan(0)
})

it("ten thousand slots take at most 20 s of CPU, 1.2 GB (1,144 MiB), and ten times what a thousand take", () => {
  const [, large] = report.figures
  expect(large?.cpu).toBeLessThanOrEqual(20)
  expect(large?.rss).toBeLessThanOrEqual(1_144)
  expect(report.ratio).toBeLessThanOrEqual(10)
})

interface RealReport {
  readonly digest: string
  readonly figures: readonly {
    readonly what: string
    readonly cpu: { readonly min: number }
    readonly wall: { readonly p95: number }
  }[]
}

const real = JSON.parse(readFileSync("bench/generate/report.json", "utf8")) as RealReport

it("the figures of the real catalog are of these very sources", () => {
  const say = "bench/generate/report.json is older than the sources; run: pnpm build && pnpm bench:generate --report"
  expect(real.digest === coveredDigest("."), say).toBe(true)
})

// A catalog of 661 facts and an API: they were 350 when these wishes were made, and the time grows with them. An edit is
// read, judged and planned whole: only texts that follow from one fact alone are taken from before.
// Of CPU time the least of the runs counts: what else the machine does only adds to it.
it("the real catalog stays near what is wanted: 1.2 s of CPU cold, 0.2 s with nothing to do, 300 ms for an edit", () => {
  const of = (beginning: string): RealReport["figures"][number] | undefined =>
    real.figures.find(({ what }) => what.startsWith(beginning))
  expect(of("generate, cold")?.cpu.min).toBeLessThanOrEqual(1_500)
  expect(of("generate, no-op")?.cpu.min).toBeLessThanOrEqual(200)
  expect(of("watch")?.wall.p95).toBeLessThanOrEqual(850)
})

it("a change of any source makes them old, a change of a test does not", () => {
  const root = mkdtempSync(join(tmpdir(), "covered-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const room of ["generators", "model", "templates"]) cpSync(room, join(root, room), { recursive: true })
  const digest = coveredDigest(root)
  expect(digest).toBe(coveredDigest("."))
  const appendedTo = (path: string): string => {
    writeFileSync(join(root, path), `${readFileSync(path, "utf8")}\n`)
    return coveredDigest(root)
  }
  expect(appendedTo("generators/plan/plan.test.ts")).toBe(digest)
  const changed = ["generators/plan/plan.ts", "model/wire/fold.ts", "templates/pages/slots.hbs"].map(appendedTo)
  expect(new Set([digest, ...changed]).size).toBe(4)
})
