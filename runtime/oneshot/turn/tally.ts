import type { DiagnosticObservation, RunObservation } from "../../driver/observation/observation.ts"
import type { Observer } from "../../driver/observation/observer.ts"
import type { TurnContent } from "../../driver/turn/content.ts"
import { contentCollector } from "../../driver/turn/content.ts"
import type { OutputReader, Meaning } from "../lines/meaning.ts"
import type { OneshotObservation } from "../observed.ts"
import type { Claim } from "../outcome/outcome.ts"
import type { GivenOutput } from "./typed-output.ts"

/** What a turn comes to while its output is read. */
export interface Tally {
  /** Takes what was meant, and answers with what was observed. */
  readonly take: (meaning: Meaning) => readonly OneshotObservation[]
  readonly diagnose: (code: string, what: string, raw: unknown) => readonly OneshotObservation[]
  /** Gives up the tool calls that are open. */
  readonly settle: (status: "unfinished" | "cancelled") => void
  readonly content: () => TurnContent
  readonly claim: () => Claim
  readonly complaint: () => string | null
  readonly sessionId: () => string | null
  readonly output: () => GivenOutput
  readonly diagnostics: () => readonly DiagnosticObservation[]
}

/** UTF-16 units of the last message that are held for typed output, which may not be longer by far. */
const lastAtMost = 1_024 * 1_024

/** Counts a turn together, in memory that is bounded by `most`. */
export function tally(
  turn: number,
  observer: Observer,
  reader: OutputReader,
  most: { readonly text: number; readonly remembered: number },
): Tally {
  const content = contentCollector(turn, most.text)
  const diagnostics: DiagnosticObservation[] = []
  let claim: Claim | null = null
  let complaint: string | null = null
  let sessionId: string | null = null
  let output: GivenOutput = { kind: "nothing" }
  let last = ""
  let lastId: string | null = null
  let isInterrupted = false
  const observed = (observations: readonly RunObservation[]): readonly RunObservation[] => {
    for (const observation of observations) {
      content.take(observation)
      if (observation.kind === "tool") isInterrupted = true
      if (observation.kind === "diagnostic" && diagnostics.length < most.remembered) diagnostics.push(observation)
      if (observation.kind !== "message" || observation.from !== "agent" || observation.content.type !== "text")
        continue
      const goesOn = !isInterrupted && observation.messageId === lastId
      last = (goesOn ? last : "") + observation.content.text
      last = last.slice(0, lastAtMost)
      lastId = observation.messageId
      isInterrupted = false
    }
    return observations
  }
  const diagnose: Tally["diagnose"] = (code, what, raw) => observed([{ kind: "diagnostic", code, what, raw }])
  return {
    diagnose,
    take: (meaning) => {
      switch (meaning.kind) {
        case "update": {
          const params = { sessionId: sessionId ?? "", update: meaning.update }
          const message = { form: "notification", method: "session/update", params } as const
          return observed(observer.observe(message, { turn, declared: new Set() }))
        }
        case "session":
          sessionId = meaning.id
          return []
        case "usage":
          return observed([{ kind: "usage", semantics: "unspecified", source: "prompt_response", raw: meaning.raw }])
        case "output":
          output = { kind: "value", value: meaning.value }
          return [{ kind: "output", value: meaning.value }]
        case "end":
          claim = meaning.claim
          complaint = meaning.claim === "succeeded" ? null : meaning.says
          return []
        case "unknown":
          return observed([{ kind: "unknown", what: "notification", method: "", raw: meaning.raw }])
        case "fault":
          return diagnose(meaning.code, meaning.what, meaning.raw)
        default:
          return meaning satisfies never
      }
    },
    settle: (status) => content.giveUp(observer.tools.settle(status)),
    content: () => {
      const whole = content.content()
      return { ...whole, isEmpty: whole.isEmpty && output.kind === "nothing" }
    },
    claim: () => claim ?? (reader.outputIn() === "text" ? "unspoken" : "missing"),
    complaint: () => complaint,
    sessionId: () => sessionId,
    output: () => (output.kind === "value" || reader.outputIn() === "line" ? output : { kind: "text", text: last }),
    diagnostics: () => diagnostics,
  }
}
