/**
 * The test files that try everything there is of something and take long for it: `pnpm test` leaves them to `pnpm test:real`,
 * so that it stays something that one runs before each commit. What each shows in general a shorter test shows there too.
 */
export const thorough: readonly string[] = [
  "test/agreement/catalog.test.ts",
  "test/agreement/vectors.test.ts",
  "test/driver/faults/*.test.ts",
  "test/e2e/author-kit.test.ts",
  "test/e2e/drift.test.ts",
  "test/e2e/explain-every-cell.test.ts",
  "test/e2e/same-bytes.test.ts",
  "test/kill/kill.test.ts",
]
