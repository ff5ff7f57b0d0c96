/**
 * The test files that try everything there is of something and take long for it: `pnpm test` leaves them to `pnpm test:real`,
 * so that it stays something that one runs before each commit. What each shows in general a shorter test shows there too.
 */
export const thorough: readonly string[] = [
  "cli/harness/harness.test.ts",
  "cli/harness/watch.test.ts",
  "cli/run/models.test.ts",
  "cli/runtime/runtime.test.ts",
  "cli/runtime/watch.test.ts",
  "cli/serve/serve.test.ts",
  "generators/emit/table-scale.test.ts",
  "test/acp/oracle.test.ts",
  "test/agreement/agreements.test.ts",
  "test/agreement/baseline.test.ts",
  "test/agreement/catalog.test.ts",
  "test/agreement/documents.test.ts",
  "test/agreement/vectors.test.ts",
  "test/author-kit/typings.test.ts",
  "test/catalog-mutants/classes.test.ts",
  "test/conformance/suite.test.ts",
  "test/driver/faults/*.test.ts",
  "test/e2e/author-kit.test.ts",
  "test/e2e/check-action.test.ts",
  "test/e2e/drift.test.ts",
  "test/e2e/explain-every-cell.test.ts",
  "test/e2e/findings.test.ts",
  "test/e2e/new.test.ts",
  "test/e2e/one-law.test.ts",
  "test/e2e/remembered.test.ts",
  "test/e2e/own-lanes.test.ts",
  "test/e2e/review.test.ts",
  "test/e2e/run.test.ts",
  "test/e2e/same-bytes.test.ts",
  "test/fuzz/api-five-thousand.test.ts",
  "test/gateway/kills.test.ts",
  "test/harness/reference.test.ts",
  "test/inspect/planted.test.ts",
  "test/json-schema/bytes.test.ts",
  "test/kill/kill.test.ts",
  "test/oneshot/defects.test.ts",
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

/** The test files of both suites: `pnpm test` tries the quicker half of what they have, and `pnpm test:real` all of it. */
export const twice: readonly string[] = ["cli/harness/init/init.test.ts"]

/** Whether a file of both suites is to try everything. */
export const isThorough: boolean = process.env["CHECKFU_THOROUGH"] === "1"

/**
 * The long test files that judge no time and own what they write, so that two of them may run at once. All others run
 * alone: they start agents, gateways or containers whose answers are waited for.
 */
export const besides: readonly string[] = [
  "test/acp/oracle.test.ts",
  "test/agreement/agreements.test.ts",
  "test/agreement/baseline.test.ts",
  "test/agreement/catalog.test.ts",
  "test/agreement/documents.test.ts",
  "test/agreement/vectors.test.ts",
  "test/author-kit/typings.test.ts",
  "test/catalog-mutants/classes.test.ts",
  "test/e2e/author-kit.test.ts",
  "test/e2e/check-action.test.ts",
  "test/e2e/drift.test.ts",
  "test/e2e/explain-every-cell.test.ts",
  "test/e2e/findings.test.ts",
  "test/e2e/new.test.ts",
  "test/e2e/one-law.test.ts",
  "test/e2e/own-lanes.test.ts",
  "test/e2e/review.test.ts",
  "test/e2e/same-bytes.test.ts",
  "test/fuzz/api-five-thousand.test.ts",
  "test/real/decoders.test.ts",
  "test/real/fresh-clone.test.ts",
  "test/real/kit-python.test.ts",
  "test/real/python-vectors.test.ts",
  "test/real/schema-engines.test.ts",
  "test/real/schema-formats.test.ts",
  "test/real/site.test.ts",
  "test/real/store.test.ts",
  "test/samples.test.ts",
]
