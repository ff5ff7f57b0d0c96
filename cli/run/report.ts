import type { DriveResult, Failure } from "../../runtime/driver/index.ts"
import { harmless, oneLine } from "../../runtime/worker/routing/terminal-text.ts"

/** What `--json` prints of a run. */
export function report(driven: DriveResult): object {
  const { outcome, because, turn, steered, failure, diagnostics, closing } = driven
  const { closure, rung, orphans } = closing
  return {
    outcome,
    because,
    stopReason: turn?.stopReason ?? null,
    text: turn?.text ?? "",
    tools: turn?.tools ?? [],
    plan: turn?.plan ?? null,
    usage: turn?.usage ?? [],
    calls: turn?.served?.map(({ result, aside }) => ({ result, model: aside?.model ?? null })) ?? null,
    permissions: turn?.permissions ?? { asked: 0, allowed: 0, denied: 0 },
    steer: steered === null ? null : fate(steered),
    breach: turn?.breach ?? null,
    failure: failure === null ? null : { ...failure, says: failureText(failure) },
    diagnostics: diagnostics.map(({ code, what, raw }) => ({ code, what, raw })),
    exit: { cause: closure.cause, code: closure.exitCode, signal: closure.signal, rung, orphans },
  }
}

/** What became of the text that was sent into the turn. */
function fate(steered: NonNullable<DriveResult["steered"]>): object {
  const { input, fate: became } = steered
  return became === "promoted"
    ? { input, fate: became, because: steered.because, reason: steered.reason }
    : { input, fate: became }
}

const reasons: { readonly [because in DriveResult["because"]]: string } = {
  model_answered: "a model answered, and the agent finished",
  no_record: "the agent finished, but nobody recorded whether a model answered",
  no_call_recorded: "the agent finished, but no call of a model was recorded",
  model_call_failed: "the agent says that it finished, but its last call of a model failed",
  empty_turn: "the agent says that it finished, but nothing came of it: no text, no tool call, no plan",
  out_of_budget: "the agent used up its tokens or requests",
  unknown_stop_reason: "the agent stopped for a reason that the protocol does not have",
  refused: "the agent refuses; what it says is its question",
  cancel_asked: "it was cancelled",
  drained: "it was interrupted, and the agent stopped by itself",
  cancelled_unasked: "the agent says that it was cancelled, which nobody did",
  stalled: "the agent said nothing for too long; --stall sets how long that is",
  took_too_long: "the turn took too long; --timeout sets how long it may take",
  no_answer: "the agent did not answer in time",
  agent_ended: "the agent ended before it answered",
  not_done: "the agent could not be asked, or answered with an error",
  extension_breach: "the agent broke what an extension promises",
}

/** A reason in words, also one that somebody else gives. */
export function becauseText(because: string): string {
  return Object.hasOwn(reasons, because) ? reasons[because as DriveResult["because"]] : oneLine(because)
}

/** The last lines of a run: what became of it, why, and what the agent wrote on standard error where that may help. */
export function verdict({ outcome, because, turn, failure, closing }: DriveResult): readonly string[] {
  const stopped = turn?.stopReason ? `, stop reason ${oneLine(turn.stopReason)}` : ""
  const lines = [`${outcome.replaceAll("_", " ")}: ${reasons[because]}${stopped}`]
  if (failure !== null) lines.push(`  ${failureText(failure)}`)
  const breach = turn?.breach ?? null
  if (breach !== null) lines.push(`  ${oneLine(breach.what)} ${oneLine(breach.fix)}.`)
  const isGood = outcome === "succeeded" || outcome === "unverified"
  const tail = isGood ? [] : closing.closure.errorTail.trimEnd().split("\n").slice(-10)
  if (tail.some((line) => line !== ""))
    lines.push("  standard error ends with:", ...tail.map((line) => `  | ${harmless(line)}`))
  return lines
}

/** A failure in words, with what helps where something does. */
export function failureText(failure: Failure): string {
  const { stage } = failure
  switch (failure.code) {
    case "unsupported_protocol_version":
      return `The agent answers with version ${oneLine(JSON.stringify(failure.got) ?? "nothing")} of the protocol, and only 1 is spoken here.`
    case "auth_required":
      return failure.methods.length === 0
        ? `${stage} wants a login, and the agent offers no way to do it here. Log in with its own command first.`
        : `${stage} wants a login. Try --login with one of ${failure.methods.map(oneLine).join(", ")}, or log in with the agent's own command.`
    case "session_identity_changed":
      return `${stage} answered for another session than was asked for.`
    case "session_not_found":
    case "authority_refused":
    case "error_answered":
      return `${stage} was answered with error ${failure.error.code}: ${oneLine(failure.error.message)}`
    case "malformed_answer":
      return `The answer to ${stage} cannot be read: ${oneLine(JSON.stringify(failure.raw) ?? "nothing")}`
    case "no_answer":
      return `${stage} was not answered within ${failure.milliseconds / 1_000} s.`
    case "agent_closed": {
      const { cause, spawnError, exitCode, signal } = failure.closure
      if (spawnError !== null) return `It could not be started: ${oneLine(spawnError.message)} (${spawnError.code}).`
      const how = signal === null ? (exitCode === null ? "" : `, exit code ${exitCode}`) : `, by ${signal}`
      return `During ${stage}: ${cause.replaceAll("_", " ")}${how}.`
    }
    case "refused":
      return `${failure.refusal.what} ${failure.refusal.fix}.`
    case "not_offered":
      return `The agent does not offer ${stage}.`
    case "busy":
    case "closed_before":
      return `${stage} was not sent.`
    default:
      return failure satisfies never
  }
}
