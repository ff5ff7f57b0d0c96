import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { baselineDigest, benchDigest, decodersDigest } from "../../bench/decoders/covered.ts"
import { ourName } from "../../bench/decoders/figures.ts"
import type { Report } from "../../bench/decoders/report.ts"

const report = JSON.parse(readFileSync("bench/decoders/report.json", "utf8")) as Report
const renew = "run: pnpm bench:decoders --report"

it("the figures of decoders are of these very decoders, values and peers", () => {
  const { decoders, bench } = report.digests
  expect(decoders === decodersDigest("."), `bench/decoders/report.json is older than output/; ${renew}`).toBe(true)
  expect(bench === benchDigest("."), `bench/decoders/report.json is older than the bench; ${renew}`).toBe(true)
})

it("the baseline is the one that was frozen: whoever changes it changes what every figure means", () => {
  expect(baselineDigest(".")).toBe("37775ec3e9a045894cedc19eb98e9957e2e4b1dd1c4c8d6476937ca92d59e337")
  expect(report.digests.baseline).toBe(baselineDigest("."))
})

it("ours takes at most 1.15 of what is written by hand, text no more than it, and no payload more than 1.5", () => {
  expect(report.payloads.length).toBeGreaterThanOrEqual(8)
  expect(report.geomean.valid).toBeLessThanOrEqual(1.15)
  expect(report.geomean.invalid).toBeLessThanOrEqual(1.15)
  expect(report.geomean.text).toBeLessThanOrEqual(1)
  for (const { stem, ours } of report.payloads)
    for (const share of Object.values(ours)) expect(share, stem).toBeLessThanOrEqual(1.5)
})

it("the baseline is no straw man: it takes at most 1.15 of what the generated code takes", () => {
  expect(1 / report.geomean.valid).toBeLessThanOrEqual(1.15)
  expect(1 / report.geomean.invalid).toBeLessThanOrEqual(1.15)
})

it("every peer is slower in the same rounds, on valid values and on faults", () => {
  const { [ourName]: ours, ...peers } = report.peers
  expect(Object.keys(peers)).toHaveLength(6)
  for (const [name, { valid, invalid }] of Object.entries(peers)) {
    expect(valid, name).toBeGreaterThan(ours?.valid ?? Infinity)
    expect(invalid, name).toBeGreaterThan(ours?.invalid ?? Infinity)
  }
})

interface Soak {
  readonly digest: string
  readonly texts: number
  readonly accepted: number
  readonly invalid: number
}

it("ten million mutated texts were read by these very decoders, and none of them otherwise than by the interpreter", () => {
  const soak = JSON.parse(readFileSync("bench/decoders/soak.json", "utf8")) as Soak
  const again = "run: pnpm fuzz:decoders --count 10000000 --report"
  expect(soak.digest === decodersDigest("."), `bench/decoders/soak.json is older than output/; ${again}`).toBe(true)
  expect(soak.texts).toBeGreaterThanOrEqual(10_000_000)
  expect(Math.min(soak.accepted, soak.invalid)).toBeGreaterThan(1_000_000)
})
