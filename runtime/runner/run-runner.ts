import { acpV1, oneshotV1 } from "../../output/facts/drivers.ts"
import { platformPlane } from "../conformance/index.ts"
import { systemClock } from "../driver/index.ts"
import { sweepWorkshops } from "../sandbox/index.ts"
import type { StopSignal } from "../stop-signal.ts"
import { httpPlatform } from "./http-platform.ts"
import type { Presence } from "./presence.ts"
import { engineLook, trusting } from "./readiness.ts"
import type { EngineLook } from "./readiness.ts"
import type { RunnerLimits } from "./runner-limits.ts"
import { sandboxedWork } from "./sandboxed-work.ts"
import { superviseJobs } from "./supervise-jobs.ts"
import type { RunnerEnd, RunnerEvent } from "./supervise-jobs.ts"

/** A runner that is to be started on this machine. */
export interface RunRunnerOptions {
  /** Where the API is, without a slash at its end. */
  readonly url: string
  /** An API key of the runner's role. */
  readonly key: string
  /** The runner's own name for itself, which it keeps from start to start. */
  readonly runner: string
  /** Higher at each start; of two processes under one name the later start is heard. */
  readonly generation: number
  readonly pool: string
  readonly placement: Presence["placement"]
  readonly slots: number
  /** By it the container engine is chosen, and found. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** From 0 up to 1, without 1. */
  readonly chance: () => number
  /** Aborts when the runner is to end. */
  readonly stop: StopSignal
  readonly tell: (event: RunnerEvent) => void
  readonly limits?: Partial<RunnerLimits>
}

/**
 * Runs a runner on this machine's container engine: removes first what a runner has left here that was killed, then announces
 * itself and carries out jobs until it is stopped or refused. Never rejects; when it answers nothing of it is left.
 */
export async function runRunner(options: RunRunnerOptions): Promise<RunnerEnd> {
  const { url, key, runner, environment, slots } = options
  const clock = systemClock
  await sweepWorkshops({ environment })
  const platform = httpPlatform({ url, key, runner, send: fetch, clock })
  const look = trusting(engineLook(environment), clock)
  const presence = (): Promise<Presence> => presenceOf(options, look)
  return superviseJobs({
    ...options,
    clock,
    slots,
    platform,
    presence,
    work: sandboxedWork({ platform, environment, clock }),
  })
}

async function presenceOf(
  { generation, pool, placement, slots }: RunRunnerOptions,
  look: EngineLook,
): Promise<Presence> {
  const engine = await look()
  const { name, platform } = engine.ok ? engine.value : unknown
  return {
    generation,
    pool,
    placement,
    drivers: [acpV1, oneshotV1].map(({ lane }) => lane),
    planes: [platformPlane],
    slots,
    sandbox: { provider: name, platform, network: "restricted" },
    ready: engine.ok,
    readiness: engine.ok ? [] : [{ target: "sandbox", reason: engine.what }],
    harness_owned: [],
  }
}

const unknown = { name: "none", platform: "unknown" }
