import { oneLine } from "../../../runtime/worker/routing/terminal-text.ts"
import type { RunRecord } from "../../../output/documents/index.ts"
import { isObject } from "../../platform/is-object.ts"
import { becauseText } from "../report.ts"
import type { Shown } from "./reported.ts"

/** What is put together of a run while it goes on, for the object at its end. */
export interface Gathering {
  readonly take: (shown: Shown) => void
  /** The members that a run on this machine has, with the ids of the session and the run. Who carried it out tells less. */
  readonly report: (session: string, run: RunRecord) => object
}

/** Gathers what a platform's run says. What its claimant tells of the end goes before what is gathered here. */
export function gathering(): Gathering {
  let text = ""
  const tools = new Map<string, object>()
  const diagnostics: object[] = []
  return {
    take: (shown) => {
      switch (shown.kind) {
        case "message":
          if (shown.from === "agent" && shown.content.type === "text") text += shown.content.text
          return
        case "tool": {
          const { toolCallId, generation, status, patch } = shown
          const key = `${generation} ${toolCallId}`
          tools.set(key, { title: null, ...tools.get(key), toolCallId, generation, status, ...patch })
          return
        }
        case "diagnostic":
          diagnostics.push(shown)
          return
        default:
          shown satisfies never
      }
    },
    report: (session, run) => {
      const told = toldOf(run)
      const member = (name: string, otherwise: unknown): unknown => told[name] ?? otherwise
      return {
        outcome: outcomeOf(run),
        because: member("because", null),
        stopReason: member("stop_reason", null),
        text: member("text", text),
        tools: [...tools.values()],
        plan: null,
        usage: member("usage", []),
        calls: member("calls", null),
        permissions: member("permissions", null),
        steer: null,
        breach: member("breach", null),
        failure: member("failure", null),
        diagnostics,
        exit: member("exits", null),
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

/** The last line of a run: what became of it, and why where its claimant said so. */
export function endText(run: RunRecord): string {
  const { because } = toldOf(run)
  const reason = typeof because === "string" ? `: ${becauseText(because)}` : ""
  return `${oneLine(outcomeOf(run)).replaceAll("_", " ")}${reason} (${run.id})`
}

function toldOf({ result }: RunRecord): Readonly<Record<string, unknown>> {
  return isObject(result) ? result : {}
}
