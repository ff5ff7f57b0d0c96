import type { ModelCard } from "../../../output/facts/types.ts"
import type { CutReason } from "../credential/cuts.ts"
import type { Manners } from "../dialect/manners.ts"
import type { AttemptEnd } from "../stream/attempt-end.ts"
import { costOf } from "./cost.ts"
import type { BeginRow, EndRow } from "./rows.ts"

/** The row of a dispatch that is over. */
export function endRow(
  { call, attempt }: BeginRow,
  end: AttemptEnd,
  card: ModelCard | null,
  manners: Manners,
  at: number,
  cut: CutReason | null,
): EndRow {
  const { reading, status, outcome } = end
  const tokens = reading.usage === null ? null : manners.tokens(reading.usage)
  const toldAnError = status !== null && status >= 300
  return {
    kind: "end",
    call,
    attempt,
    at,
    outcome,
    status,
    failure: end.failure?.kind ?? null,
    cut,
    usage: reading.usage,
    tokens,
    ...costOf(card, tokens),
    reportedModel: reading.model,
    maybeBilled: end.begun && outcome !== "answered" && !toldAnError,
    firstByteMs: end.firstByteMs,
    ms: end.ms,
    sentBytes: end.sentBytes,
    redacted: end.redacted,
  }
}
