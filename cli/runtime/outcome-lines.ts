import type { DevReport } from "../../runtime/worker/index.ts"
import { harmless, oneLine } from "../../runtime/worker/routing/terminal-text.ts"
import { failureText } from "../run/report.ts"

/** What became of the session by the table of outcomes, and what the agent reported, in lines. */
export function outcomeLines({ outcome, reported }: DevReport): readonly string[] {
  const { result, verdict, written } = reported
  return [
    ...outcomeOf(outcome),
    ...(result === null ? [] : [`  result: ${oneLine(result)}`]),
    ...(verdict === null ? [] : [`  verdict: ${oneLine(verdict.verdict)}, ${oneLine(verdict.reason)}`]),
    ...(written.length === 0 ? [] : [`  documents: ${written.map((id) => oneLine(id)).join(", ")}`]),
  ]
}

function outcomeOf(outcome: DevReport["outcome"]): readonly string[] {
  switch (outcome.kind) {
    case "succeeded":
      return ["outcome: succeeded"]
    case "incomplete":
      return ["outcome: failed", `  ${outcome.hint}`]
    case "awaiting_input":
      return ["outcome: waits for input", `  question: ${oneLine(outcome.question)}`]
    case "failed_retryable":
      return [`outcome: failed, and may be tried again: ${oneLine(outcome.stopReason)}`]
    case "cancelled":
      return [`outcome: cancelled, by ${outcome.by}`]
    case "protocol_violation":
      return [
        `outcome: failed as a violation of the protocol: ${outcome.because.replaceAll("_", " ")}`,
        ...tailOf(outcome.standardError),
      ]
    case "failed":
      return [
        `outcome: failed: ${outcome.because.replaceAll("_", " ")}`,
        ...(outcome.failure === null ? [] : [`  ${failureText(outcome.failure)}`]),
      ]
    default:
      return outcome satisfies never
  }
}

function tailOf(standardError: string): readonly string[] {
  const lines = standardError.trimEnd().split("\n").slice(-10)
  if (lines.every((line) => line === "")) return []
  return ["  standard error ends with:", ...lines.map((line) => `  | ${harmless(line)}`)]
}
