import { defineConfig } from "vitest/config"
import { thorough } from "./test/thorough.ts"

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    include: ["test/real/**/*.test.ts", ...thorough],
  },
})
