import type { Signer } from "../admission/attestation/statement.ts"
import { signBatch } from "../admission/attestation/batch.ts"
import { canonicalJson } from "../admission/canonical-json.ts"
import type { Clock } from "../driver/clock.ts"
import type { Refused } from "../refusal.ts"
import { textAtMost } from "./normalize.ts"
import type { Report } from "./normalize.ts"
import type { Persistence } from "./persist.ts"
import type { Claim, Landed, Platform, PlatformRefusal, SealedBatch } from "./platform.ts"

/** How observations are put together. */
export interface OutboxLimits {
  /** A batch is closed with this many bytes or observations in it, */
  readonly bytes: number
  readonly observations: number
  /** or so many milliseconds after its first observation. */
  readonly milliseconds: number
  /** How many bytes wait at most while the platform is away; beyond it the run cannot be reported any more. */
  readonly waiting: number
}

/** Batches well below what a statement may hold, and a third of a second until somebody sees a word. */
export const usualOutbox: OutboxLimits = { bytes: 131_072, observations: 500, milliseconds: 300, waiting: 33_554_432 }

/** Why nothing more of a run can be reported. */
export type Loss =
  | { readonly kind: "refused"; readonly refusal: PlatformRefusal }
  | { readonly kind: "too_much"; readonly bytes: number }
  | { readonly kind: "unsignable"; readonly what: string }
  /** The connector was told to end, and the platform did not come back in the time that it had for it. */
  | { readonly kind: "given_up" }

/** The observations of one run on their way. They arrive in their order, each once, or the row ends at one place. */
export interface Outbox {
  readonly put: (report: Report) => void
  /** Sends what is left, and answers when everything is acknowledged, or why it cannot be. The same every time. */
  readonly finish: () => Promise<Loss | null>
  /** How many batches were acknowledged. */
  readonly acknowledged: () => number
}

/** What an outbox works with. */
export interface OutboxGround {
  readonly platform: Pick<Platform, "append">
  readonly claim: Claim
  /** null: nobody signs. */
  readonly signer: Signer | null
  readonly clock: Clock
  readonly persist: Persistence
  readonly limits: OutboxLimits
  /** Told at once when the row ends before its time. */
  readonly lost: (loss: Loss) => void
}

/** Opens the outbox of a run, behind the batches of it that the platform has. */
export function openOutbox({ platform, claim, signer, clock, persist, limits, lost }: OutboxGround): Outbox {
  const waiting: { readonly report: Report; readonly bytes: number }[] = []
  let landed = claim.landed
  const row: { loss: Loss | null; sending: Promise<void> | null } = { loss: null, sending: null }
  let bytes = 0
  let acknowledged = 0
  let stopTimer: (() => void) | null = null

  const fail = (why: Loss): void => {
    if (row.loss !== null) return
    row.loss = why
    waiting.length = 0
    stopTimer?.()
    stopTimer = null
    lost(why)
  }
  const taken = (): readonly Report[] => {
    const reports: Report[] = []
    let size = 0
    while (
      waiting[0] !== undefined &&
      reports.length < limits.observations &&
      (size === 0 || size + waiting[0].bytes <= limits.bytes)
    ) {
      const next = waiting.shift() as (typeof waiting)[number]
      size += next.bytes
      bytes -= next.bytes
      joinTo(reports, next.report)
    }
    return reports
  }
  const deliver = async (): Promise<void> => {
    while (row.loss === null && waiting.length > 0) {
      const sealed = seal(taken(), claim, landed, signer)
      if (!sealed.ok) return fail({ kind: "unsignable", what: sealed.refusal.what })
      const heard = await persist(() => platform.append(claim, sealed.batch))
      if (heard === null) return fail({ kind: "given_up" })
      if (heard.kind === "refused" && !isDuplicate(heard.refusal))
        return fail({ kind: "refused", refusal: heard.refusal })
      landed = sealed.landed
      acknowledged += 1
    }
  }
  const send = (): Promise<void> => {
    stopTimer?.()
    stopTimer = null
    row.sending ??= deliver().finally(() => {
      row.sending = null
      // Something came between the last look and the end.
      if (waiting.length > 0 && row.loss === null) void send()
    })
    return row.sending
  }
  const finish = async (): Promise<Loss | null> => {
    while (row.loss === null && (waiting.length > 0 || row.sending !== null)) await send()
    return row.loss
  }
  return {
    put: (report) => {
      if (row.loss !== null) return
      const size = Buffer.byteLength(JSON.stringify(report))
      waiting.push({ report, bytes: size })
      bytes += size
      if (bytes > limits.waiting) return fail({ kind: "too_much", bytes })
      if (bytes >= limits.bytes) void send()
      else if (row.sending === null) stopTimer ??= clock.after(limits.milliseconds, () => void send())
    },
    finish,
    acknowledged: () => acknowledged,
  }
}

/** That the platform had the batch already means that its first answer was lost. */
function isDuplicate({ code }: PlatformRefusal): boolean {
  return code === "batch/duplicate"
}

type Sealed = { readonly ok: true; readonly batch: SealedBatch; readonly landed: Landed } | Refused

/** Gives a batch its place behind what has landed, and says what has landed with it. */
function seal(
  reports: readonly Report[],
  { runtime, session, run }: Claim,
  { observations, head }: Landed,
  signer: Signer | null,
): Sealed {
  const count = observations + reports.length
  if (signer === null) {
    const canonical = canonicalJson(reports)
    if (!canonical.ok) return canonical
    const batch = { kind: "unsigned", sequence: observations + 1, observations: reports } as const
    return { ok: true, batch, landed: { observations: count, head } }
  }
  const signed = signBatch(reports, { runtime, session, run }, head, signer)
  if (!signed.ok) return signed
  const next = { sequence: head.sequence + 1, digest: signed.digest }
  return { ok: true, batch: { kind: "signed", bytes: signed.bytes }, landed: { observations: count, head: next } }
}

/** Adds a report; a piece that continues the last message becomes part of it, up to the length of one report. */
function joinTo(reports: Report[], next: Report): void {
  const last = reports.at(-1)
  const isContinued =
    last?.kind === "message" &&
    next.kind === "message" &&
    last.from === next.from &&
    last.message_id === next.message_id &&
    last.text.length + next.text.length <= textAtMost
  if (isContinued) reports[reports.length - 1] = { ...last, text: last.text + next.text }
  else reports.push(next)
}
