import type { Clock } from "../../driver/index.ts"
import type { ServedCall } from "../../driver/served-calls.ts"
import type { SeenRequest } from "../../model-server/index.ts"
import type { InspectLimits, InspectOptions } from "../options.ts"
import type { ProbeName, Trouble } from "../report.ts"
import { setStage } from "../stage.ts"
import type { Stage, WaysOut } from "../stage.ts"
import { openTalk } from "../talk.ts"
import type { Talk, TalkSetting } from "../talk.ts"
import type { Line } from "../transcript.ts"
import type { Failed } from "./session.ts"

/** What a probe works with: one process of the agent, freshly started. */
export interface Bench extends Foreknown {
  readonly talk: Talk
  readonly stage: Stage
  readonly clock: Clock
  readonly limits: InspectLimits
}

/** What is known of an agent before a probe begins. */
export interface Foreknown {
  /** Whether it asks a model in its turns. */
  readonly asksModel: boolean
  /** Whether its turns offer tools to the model. */
  readonly offersTools: boolean
}

/** Asks one process something, and says what was found, or what stood in the way and what was found until then. */
export type Probe<T> = (
  bench: Bench,
) => Promise<{ readonly ok: true; readonly value: T } | (Failed & { readonly found?: T })>

/** What a probe leaves behind, whether or not it got to its end. */
export interface Evidence<T> {
  /** Null where nothing was found. */
  readonly found: T | null
  readonly trouble: Trouble | null
  readonly startedAt: number
  readonly lines: readonly Line[]
  readonly faults: readonly string[]
  readonly calls: readonly ServedCall[]
  readonly requests: readonly SeenRequest[]
  /** The key that the process was given for its model. */
  readonly key: string
  readonly waysOut: WaysOut
}

/** Carries out a probe on a process of its own; nothing of the process or its stage is left when it is over. */
export async function carryOut<T>(
  name: ProbeName,
  probe: Probe<T>,
  options: InspectOptions,
  setting: TalkSetting,
  known: Foreknown,
): Promise<Evidence<T>> {
  const stage = await setStage(options, known.offersTools)
  const talk = openTalk(stage.launch, setting)
  try {
    const { clock, limits } = setting
    const outcome = await probe({ talk, stage, clock, limits, ...known })
    await talk.close()
    return {
      found: outcome.ok ? outcome.value : (outcome.found ?? null),
      trouble: outcome.ok ? null : { probe: name, stage: outcome.stage, what: outcome.what },
      startedAt: talk.startedAt,
      lines: talk.transcript.lines(),
      faults: talk.transcript.faults(),
      calls: stage.calls(),
      requests: stage.requests,
      key: stage.key,
      waysOut: stage.wayOut(),
    }
  } finally {
    await talk.close()
    await stage.strike()
  }
}
