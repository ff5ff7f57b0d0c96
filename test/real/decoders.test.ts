import { spawnSync } from "node:child_process"
import { expect, it } from "vitest"

it("a minute of mutated bytes, other ones each time, throws in no decoder and divides none from the interpreter", () => {
  const script = ["--import", "tsx", "test/fuzz/decoders.ts", "--seconds", "60"]
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { encoding: "utf8" })
  expect(stderr).toBe("")
  expect(stdout).toMatch(/^seed \d+, \d+ payloads\n6\d s: \{"texts":\d{5,}/)
  expect(status).toBe(0)
})
