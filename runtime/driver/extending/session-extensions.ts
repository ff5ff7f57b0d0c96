import type { ConfigurationVerdict } from "../../admission/configuration/validate.ts"
import { heldAfter } from "../../extensions/custody.ts"
import type { Checkpoint } from "../../extensions/observation.ts"
import type { Refusal } from "../../refusal.ts"
import type { RunObservation } from "../observation/observation.ts"
import { outputInvalid, outputMissing } from "./breaches.ts"
import type { SessionVerbs } from "./extending.ts"
import { noFindings } from "./findings.ts"
import type { EndedTurn, Findings } from "./findings.ts"
import { finalValue } from "./final-value.ts"
import type { FinalValue } from "./final-value.ts"
import { interrupting } from "./interrupting.ts"
import type { Interrupting } from "./interrupting.ts"
import type { SessionHandle } from "./session-handle.ts"
import { steering } from "./steering.ts"
import type { Steering } from "./steering.ts"
import type { Asked, Ways } from "./ways.ts"

/** Judges a final value by the schema that it was asked for with, both as JSON text. */
export type OutputJudge = (schema: string, value: string) => Promise<ConfigurationVerdict>

/** How a session is extended. */
export interface SessionWays extends Ways {
  readonly judge: OutputJudge
  readonly newInput: () => string
}

/** What one session has come to, beside the protocol. */
export interface SessionExtensions {
  readonly opened: (session: SessionHandle, ways: SessionWays) => SessionVerbs
  readonly observed: (observation: RunObservation) => void
  readonly settled: (turn: EndedTurn, found: (findings: Findings) => void) => void
  /** Why the run has failed for good; null while it has not. */
  readonly breach: () => Refusal | null
}

interface Live {
  readonly session: SessionHandle
  readonly steers: Steering
  readonly interrupts: Interrupting
  readonly output: { readonly asked: Asked; readonly value: FinalValue; readonly judge: OutputJudge } | null
}

/** Makes the extensions of a session that may not be opened yet: what is observed before counts all the same. */
export function sessionExtensions(): SessionExtensions {
  let live: Live | null = null
  let held: Checkpoint | null = null
  let isHeldKnown = false
  const breach = (): Refusal | null => live?.steers.breach() ?? live?.interrupts.breach() ?? null
  return {
    breach,
    opened: (session, { steer, drain, asked, restored, judge, newInput }) => {
      if (!isHeldKnown) held = restored
      const steers = steering(session, steer, newInput)
      const interrupts = interrupting(session, drain)
      const output = asked === null ? null : { asked, value: finalValue(asked.form), judge }
      live = { session, steers, interrupts, output }
      return { steer: steers.steer, interrupt: interrupts.interrupt, held: () => held }
    },
    observed: (observation) => {
      live?.output?.value.take(observation)
      if (observation.kind !== "extension" || observation.observation.kind !== "keeping") return
      held = heldAfter(observation.observation)
      isHeldKnown = true
    },
    settled: (turn, found) => {
      if (live === null) return found(noFindings)
      const { session, steers, interrupts, output } = live
      // What the agent still owes an answer for may have crossed with the end of the turn.
      steers.quiet(() => {
        interrupts.quiet(() => {
          const isDrained = interrupts.turned()
          if (isDrained) session.observe({ kind: "interruption", phase: "interrupted" })
          steers.turned()
          const text = output?.value.text() ?? null
          output?.value.turned()
          const unmet = breach()
          if (unmet !== null || isDrained || output === null || !isFinished(turn))
            return found({ breach: unmet, isDrained, output: null })
          if (text === null) return found({ ...noFindings, breach: outputMissing(output.asked.slot) })
          void judgedOutput(output, text).then(found)
        })
      })
    },
  }
}

/** Only a turn that its agent calls finished owes the value. */
function isFinished({ ending, cancelled }: EndedTurn): boolean {
  return cancelled === null && ending.kind === "stopped" && ending.stopReason === "end_turn"
}

async function judgedOutput({ asked, judge }: NonNullable<Live["output"]>, text: string): Promise<Findings> {
  const verdict = await judge(asked.schema, text).catch(() => null)
  if (verdict?.ok === true) return { ...noFindings, output: { value: JSON.parse(text) as unknown } }
  const [first] = verdict?.findings ?? []
  const message = first?.message ?? "it could not be judged"
  return { ...noFindings, breach: outputInvalid(asked.slot, first?.pointer ?? "", message) }
}
