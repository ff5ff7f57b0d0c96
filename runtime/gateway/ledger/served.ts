import type { ServedCall, ServedOutcome } from "../../driver/served-calls.ts"
import type { LedgerEntry, Outcome } from "./rows.ts"

/** A dispatch as the driver's outcome asks for it. */
export function servedCall({ begin, end }: LedgerEntry): ServedCall {
  const finishedAt = end === null ? null : begin.at + end.ms
  return {
    dialect: begin.dialect,
    target: begin.target,
    requestedModel: begin.requestedModel,
    stream: begin.stream,
    offersTools: begin.offersTools,
    startedAt: begin.at,
    finishedAt,
    abortedAt: end?.outcome === "client_gone" ? finishedAt : null,
    status: end?.status ?? null,
    outcome: end === null ? null : servedOutcome(end.outcome),
    usage: end?.usage ?? null,
    receivedBytes: begin.requestBytes,
    sentBytes: end?.sentBytes ?? 0,
  }
}

function servedOutcome(outcome: Outcome): ServedOutcome {
  switch (outcome) {
    case "answered":
    case "client_gone":
      return outcome
    case "failed":
    case "failed_midstream":
      return "failed"
    case "truncated":
    case "cut":
    case "abandoned":
      return "cut"
    default:
      return outcome satisfies never
  }
}
