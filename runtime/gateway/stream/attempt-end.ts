import { freshReading } from "../dialect/manners.ts"
import type { Reading } from "../dialect/manners.ts"
import type { Outcome } from "../ledger/rows.ts"
import type { ProviderFailure } from "../route/failure.ts"

/** A real answer with a failure, as its client may have it. */
export interface FailedAnswer {
  readonly status: number
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** How a dispatch ended. While nothing is committed, the client has not had a byte, and may still be answered otherwise. */
export interface AttemptEnd {
  readonly committed: boolean
  readonly outcome: Outcome
  readonly failure: ProviderFailure | null
  readonly answer: FailedAnswer | null
  readonly reading: Reading
  readonly status: number | null
  readonly begun: boolean
  readonly firstByteMs: number | null
  readonly ms: number
  readonly sentBytes: number
  readonly redacted: boolean
}

/** The end of a dispatch whose request never left. */
export function unsent(): AttemptEnd {
  return {
    committed: false,
    outcome: "failed",
    failure: null,
    answer: null,
    reading: freshReading(),
    status: null,
    begun: false,
    firstByteMs: null,
    ms: 0,
    sentBytes: 0,
    redacted: false,
  }
}
