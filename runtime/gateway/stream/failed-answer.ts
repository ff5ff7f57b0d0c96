import type { Redactor } from "../credential/redactor.ts"
import { failureOfStatus } from "../route/failure.ts"
import type { FailedAnswer } from "./attempt-end.ts"

/** The longest answer with a failure that is passed on, in bytes. */
const failedBytes = 64 * 2 ** 10

/** Keeps an answer with a failure until it is whole, for a client that may get another one in its place. */
export class FailedBody {
  readonly #parts: Buffer[] = []
  #size = 0

  push(chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size <= failedBytes) this.#parts.push(chunk)
  }

  /**
   * The answer as its client may have it; null: it is about the credential, leads elsewhere, came packed or is too large.
   */
  answer(status: number, isPlain: boolean, redact: Redactor, headers: () => readonly string[]): FailedAnswer | null {
    const { kind } = failureOfStatus(status)
    if (kind === "provider_auth_failed" || kind === "redirected" || !isPlain || this.#size > failedBytes) return null
    const body = Buffer.concat([redact.push(Buffer.concat(this.#parts)), redact.end()])
    return { status, headers: headers(), body }
  }
}
