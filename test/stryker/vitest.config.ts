import { defineConfig } from "vitest/config"

/** The tests that stand beside what is mutated, and the rules', which ask the laws. No test that starts a process or copies a project. */
export default defineConfig({
  test: {
    pool: "threads",
    isolate: false,
    testTimeout: 60_000,
    include: ["model/**/*.test.ts", "generators/{resolve,delta,review}/**/*.test.ts"],
  },
})
