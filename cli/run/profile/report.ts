import { oneLine } from "../../../runtime/worker/routing/terminal-text.ts"
import type { RunObservationRecord, RunRecord } from "../../platform/client.ts"
import { becauseText } from "../report.ts"
import { observedIn } from "./follow.ts"

/** What is put together of a run while it goes on, for the object at its end. */
export interface Gathering {
  readonly take: (observed: RunObservationRecord) => void
  /** The members that a run on this machine has, with the ids of the session and the run. */
  readonly report: (session: string, run: RunRecord) => object
}

/** Gathers what a platform's run says. What its claimant reports of the end goes before what is gathered here. */
export function gathering(): Gathering {
  let text = ""
  let permissions = { asked: 0, allowed: 0, denied: 0 }
  const diagnostics: object[] = []
  return {
    take: (observed) => {
      const observation = observedIn(observed)?.observation
      if (observation?.kind === "message" && observation.from === "agent" && observation.content.type === "text")
        text += observation.content.text
      if (observation?.kind === "diagnostic") diagnostics.push(observation)
      if (observation?.kind !== "permission") return
      const { asked, allowed, denied } = permissions
      if (observation.phase === "asked") permissions = { asked: asked + 1, allowed, denied }
      else if (observation.because === "allowed") permissions = { asked, allowed: allowed + 1, denied }
      else permissions = { asked, allowed, denied: denied + 1 }
    },
    report: (session, run) => {
      const told = isObject(run.result) ? run.result : {}
      const member = (name: string, otherwise: unknown): unknown => told[name] ?? otherwise
      return {
        outcome: outcomeOf(run),
        because: member("because", null),
        stopReason: member("stopReason", null),
        text: member("text", text),
        tools: member("tools", []),
        plan: member("plan", null),
        usage: member("usage", []),
        calls: member("calls", null),
        permissions: member("permissions", permissions),
        steer: member("steer", null),
        breach: member("breach", null),
        failure: member("failure", null),
        diagnostics: member("diagnostics", diagnostics),
        exit: member("exit", null),
        session,
        run: run.id,
      }
    },
  }
}

/** How a run ended. */
export function outcomeOf({ state, outcome }: RunRecord): string {
  return outcome ?? (state === "cancelled" ? "cancelled" : "failed")
}

/** The last lines of a run: what became of it, and why where its claimant said so. */
export function endText(run: RunRecord): string {
  const told = isObject(run.result) ? run.result : {}
  const { because, failure } = told
  const reason = typeof because === "string" ? `: ${becauseText(because)}` : ""
  const says = isObject(failure) && typeof failure["says"] === "string" ? [`  ${oneLine(failure["says"], 400)}`] : []
  return [`${oneLine(outcomeOf(run)).replaceAll("_", " ")}${reason} (${run.id})`, ...says].join("\n")
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
