import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { coveredByFuzz } from "../../bench/api/covered.ts"
import { endpoints } from "../../output/facts/endpoints.ts"
import type { Fuzzed } from "../fuzz/api/run.ts"

const soak = JSON.parse(readFileSync("bench/api/fuzz.json", "utf8")) as Fuzzed & { readonly digest: string }

it("the long run of requests was of this very API, its documents, and how it is asked", () => {
  expect(soak.digest === coveredByFuzz("."), "run: pnpm fuzz:api --count 100000 --report").toBe(true)
})

it("it was of a hundred thousand requests, none of which failed the server, and of nearly every endpoint", () => {
  const { requests, verdicts, done } = soak
  expect(requests).toBeGreaterThanOrEqual(100_000)
  expect(verdicts.done + verdicts.refused + verdicts.cut).toBe(requests)
  expect(verdicts.done).toBeGreaterThan(requests / 10)
  expect(verdicts.cut).toBeLessThan(requests / 20)
  expect(Object.keys(done).length).toBeGreaterThanOrEqual(endpoints.length - 8)
})
