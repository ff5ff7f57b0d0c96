import { redactedText } from "../credential/redactor.ts"
import type { Spellings } from "../credential/redactor.ts"
import { answerHeaders, valueOfHeader } from "../upstream/headers.ts"
import type { AnswerHeaders } from "../upstream/outbound.ts"

/** The head of a provider's answer. */
export class AnswerHead {
  readonly status: number
  /** How the body is packed; null: nothing was said of it. */
  readonly encoding: string | null
  readonly isStream: boolean
  readonly #headers: AnswerHeaders

  constructor(status: number, headers: AnswerHeaders) {
    this.status = status
    this.encoding = valueOfHeader(headers, "content-encoding")
    this.isStream = valueOfHeader(headers, "content-type")?.toLowerCase().startsWith("text/event-stream") === true
    this.#headers = headers
  }

  /** Whether it is no answer that passes: what went wrong, or leads elsewhere. */
  isFailure(): boolean {
    return this.status >= 300
  }

  /** Whether the body can be read as it comes. */
  isPlain(): boolean {
    return this.encoding === null || this.encoding === "identity"
  }

  /** The length that the client is told; null: a stream's is not known, or none was given. */
  length(): number | null {
    const length = this.isStream ? null : valueOfHeader(this.#headers, "content-length")
    return length !== null && /^\d+$/.test(length) ? Number(length) : null
  }

  /** The headers that the client may see, without the credential in any spelling. */
  shown(secrets: Spellings): readonly string[] {
    return answerHeaders(this.#headers, (value) => redactedText(secrets, value))
  }
}
