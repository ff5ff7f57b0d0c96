import { passingReport } from "../../../output/facts/validities.ts"
import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"

/** From when to when evidence counts, both as `2026-11-30T12:00:00.000Z`. */
export interface ValidityWindow {
  /** When the server saw the run complete. */
  readonly completed_at: string
  /** The first moment at which it counts no more. */
  readonly expires_at: string
}

const millisecondsOfDay = 86_400_000

/** The window of a report that completed at `completedAt`, in milliseconds since 1970. */
export function windowFrom(completedAt: number): ValidityWindow {
  const expires = completedAt + passingReport.days * millisecondsOfDay
  return { completed_at: new Date(completedAt).toISOString(), expires_at: new Date(expires).toISOString() }
}

/**
 * Whether evidence counts at a moment: from its completion on, up to its expiry and not at it. A window longer than the
 * catalog gives is refused whatever the hour, so that nobody signs evidence that never ends.
 */
export function judgeWindow(
  window: unknown,
  at: number,
): { readonly ok: true; readonly window: ValidityWindow } | Refused {
  const read = readWindow(window)
  if (read === null) return refused(noWindow)
  const completed = Date.parse(read.completed_at)
  const expires = Date.parse(read.expires_at)
  if (expires <= completed || expires - completed > passingReport.days * millisecondsOfDay) return refused(noWindow)
  if (at < completed) return refused(early(read))
  return at < expires ? { ok: true, window: read } : refused(expired(read))
}

function readWindow(value: unknown): ValidityWindow | null {
  if (typeof value !== "object" || value === null) return null
  const { completed_at: completed, expires_at: expires } = value as { readonly [name: string]: unknown }
  return isMoment(completed) && isMoment(expires) ? { completed_at: completed, expires_at: expires } : null
}

/** One spelling for each moment, so that windows can be compared and digested as they are written. */
function isMoment(text: unknown): text is string {
  if (typeof text !== "string" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return false
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text
}

const facts = [passingReport.id]

const noWindow: Refusal = {
  code: "evidence/window",
  what: `The evidence has no window of at most ${passingReport.days} days, or one that is not written in UTC with milliseconds.`,
  why: "evidence that never ends would outlive what it was about",
  fix: "write completed_at as the server saw it, and expires_at from it",
  facts,
}

function early({ completed_at: completed }: ValidityWindow): Refusal {
  return {
    code: "evidence/early",
    what: `The evidence is complete from ${completed} on, which is still to come.`,
    why: "nobody has seen it complete yet, unless a clock is wrong",
    fix: "compare the clocks of who signs and who verifies",
    facts,
  }
}

function expired({ expires_at: expires }: ValidityWindow): Refusal {
  return {
    code: "evidence/expired",
    what: `The evidence counted up to ${expires}.`,
    why: "what passed then says nothing of what the same names stand for now",
    fix: "verify the exact tuple again",
    facts,
  }
}
