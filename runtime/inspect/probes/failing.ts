import type { FailureName, Turn } from "../report.ts"
import { begin, prompt } from "./session.ts"
import type { Probe } from "./probe.ts"

/** What a turn whose model fails tells. */
export interface FailingFound {
  readonly turn: Turn
  readonly milliseconds: number
  readonly requests: number
}

/** A turn whose model fails from the first prompt on. */
export function failing(name: FailureName): Probe<FailingFound> {
  return async ({ talk, stage, clock }) => {
    const session = await begin(talk, stage)
    if (!session.ok) return session
    stage.play(name)
    const [begun, before] = [clock.now(), stage.calls().length]
    const turn = await prompt(talk, session.value)
    const milliseconds = clock.now() - begun
    return { ok: true, value: { turn, milliseconds, requests: stage.calls().length - before } }
  }
}
