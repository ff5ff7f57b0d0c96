/** How long a runner waits for what, in milliseconds. */
export interface RunnerLimits {
  /** Between two announcements. A presence lasts several times as long, so that two may be lost. */
  readonly announcement: number
  /** Between two signs of life of a job. A claim without any lasts thirty seconds, so that two may be lost. */
  readonly heartbeat: number
  /** What a job has to end by itself once its end was asked for; then its processes are ended. */
  readonly grace: number
  /** What jobs have to come to their end once the runner is to stop; then they are given back. */
  readonly drain: number
  /** What the last words to the platform may take. */
  readonly farewell: number
  /** Between two looks for work where the platform answers at once that there is none. */
  readonly idle: number
}

/** What applies unless said otherwise. */
export const usualRunnerLimits: RunnerLimits = {
  announcement: 10_000,
  heartbeat: 8_000,
  grace: 10_000,
  drain: 60_000,
  farewell: 5_000,
  idle: 1_000,
}

/** How long the platform may let a runner wait for work, in seconds. */
export const claimSeconds = 25
