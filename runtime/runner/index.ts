/** The edge of the runner: it carries out the platform's jobs in sandboxes of this machine, and begins every exchange itself. */
export type { JobEnd } from "./carry-job.ts"
export { runRunner } from "./run-runner.ts"
export type { RunRunnerOptions } from "./run-runner.ts"
export type { Completion, JobClaim } from "./platform.ts"
export type { RunnerLimits } from "./runner-limits.ts"
export type { RunnerEnd, RunnerEvent } from "./supervise-jobs.ts"
