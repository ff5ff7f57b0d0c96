import { expect, it } from "vitest"
import { fuzzApi } from "./api/run.ts"

it("five thousand requests to the API get no 500, whatever is wrong with them, and leave it alive and consistent", async () => {
  const { verdicts, done } = await fuzzApi(process.cwd(), 11, 5_000)
  expect(verdicts.done).toBeGreaterThan(500)
  expect(verdicts.refused).toBeGreaterThan(2_000)
  expect(Object.keys(done).length).toBeGreaterThan(35)
}, 600_000)
