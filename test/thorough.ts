/**
 * The test files that try everything there is of something and take long for it: `pnpm test` leaves them to `pnpm test:real`,
 * so that it stays something that one runs before each commit. What each shows in general a shorter test shows there too.
 */
export const thorough: readonly string[] = [
  "cli/harness/watch.test.ts",
  "test/acp/oracle.test.ts",
  "test/agreement/catalog.test.ts",
  "test/agreement/vectors.test.ts",
  "test/author-kit/typings.test.ts",
  "test/driver/faults/*.test.ts",
  "test/e2e/author-kit.test.ts",
  "test/e2e/check-action.test.ts",
  "test/e2e/drift.test.ts",
  "test/e2e/explain-every-cell.test.ts",
  "test/e2e/new.test.ts",
  "test/e2e/one-law.test.ts",
  "test/e2e/remembered.test.ts",
  "test/e2e/same-bytes.test.ts",
  "test/fuzz/api-five-thousand.test.ts",
  "test/kill/kill.test.ts",
  "test/samples.test.ts",
]

/** The test files that put something else in the place of a module: they share none with the other files. */
export const apart: readonly string[] = [
  "cli/run/run.test.ts",
  "generators/load/load-cache.test.ts",
  "test/hostile/a-determinism.test.ts",
  "test/hostile/b-drift.test.ts",
  "test/hostile/f-code-text.test.ts",
]
