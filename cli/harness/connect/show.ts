import type { ConnectorEvent, Loss, RunEnd } from "../../../runtime/connector/index.ts"
import { oneLine } from "../../../runtime/worker/routing/terminal-text.ts"
import { failureText } from "../../run/report.ts"

/** What happens, in one line for whoever watches. */
export function eventLine(event: ConnectorEvent): string {
  switch (event.kind) {
    case "agent_started": {
      const name = event.name === null ? "the agent" : oneLine(event.name)
      const tools = event.httpMcp
        ? ""
        : "; it takes no MCP servers over HTTP, so that runs with tools are not given to it"
      return event.isFirst ? `${name} is started${tools}` : `${name} is started again`
    }
    case "agent_failed":
      return `the agent does not start: ${failureText(event.failure)}; again in ${secondsOf(event.wait)}`
    case "away":
      return `the platform is away (${oneLine(event.why)}); again in ${secondsOf(event.wait)}`
    case "back":
      return "the platform is back"
    case "run_begun":
      return `${event.run} of ${event.session} ${continuedWords[event.continued]}`
    case "run_cancelling":
      return `${event.run} is cancelled: ${stoppedWords[event.because]}`
    case "run_ended":
      return endLine(event.end)
    default:
      return event satisfies never
  }
}

const continuedWords = {
  live: "goes on in the session that lives",
  restored: "goes on in a session that the agent restored",
  fresh: "begins a session",
} as const

const stoppedWords = {
  asked: "somebody asked for it",
  fenced: "its claim is over",
  stopping: "this command ends",
  unreported: "the platform does not hear of it",
} as const

function endLine({ run, completion, batches, reported }: RunEnd): string {
  const how = completion === null ? "was not begun" : `ended: ${completion.outcome}`
  const count = batches === 0 ? "" : `, ${batches} ${batches === 1 ? "batch" : "batches"}`
  switch (reported.kind) {
    case "whole":
      return `${run} ${how}${count}`
    case "fenced":
      return `${run} ${how}${count}; what came after its claim was over is not reported`
    default:
      return `${run} ${how}${count}; the rest is not reported: ${lossWords(reported)}`
  }
}

function lossWords(loss: Loss): string {
  switch (loss.kind) {
    case "refused":
      return oneLine(loss.refusal.what, 200)
    case "too_much":
      return "more waited than is held"
    case "unsignable":
      return oneLine(loss.what, 200)
    case "given_up":
      return "the platform did not answer in time"
    default:
      return loss satisfies never
  }
}

function secondsOf(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`
}

/** What happens, as a line of JSON for programs: names with underscores, and nothing of what the agent said. */
export function eventJson(event: ConnectorEvent): string {
  switch (event.kind) {
    case "agent_started":
      return line({ event: event.kind, name: event.name, http_mcp: event.httpMcp, is_first: event.isFirst })
    case "agent_failed":
      return line({ event: event.kind, code: event.failure.code, wait_ms: Math.round(event.wait) })
    case "away":
      return line({ event: event.kind, why: event.why, wait_ms: Math.round(event.wait) })
    case "back":
      return line({ event: event.kind })
    case "run_begun":
      return line({ event: event.kind, run: event.run, session: event.session, continued: event.continued })
    case "run_cancelling":
      return line({ event: event.kind, run: event.run, because: event.because })
    case "run_ended": {
      const { run, session, completion, batches, reported } = event.end
      const outcome = completion?.outcome ?? null
      return line({ event: event.kind, run, session, outcome, batches, reported: reported.kind })
    }
    default:
      return event satisfies never
  }
}

function line(value: object): string {
  return JSON.stringify(value)
}
