/** What a client may send, and how long it may take. */
export interface Limits {
  readonly bodyBytes: number
  /** From the end of the headers to the end of the body. */
  readonly bodyMilliseconds: number
  /** From the connection, or from the last answer on it, to the end of the headers. */
  readonly headerMilliseconds: number
}

/** Above what Anthropic takes, which takes the most. */
export const defaultLimits: Limits = { bodyBytes: 34 * 2 ** 20, bodyMilliseconds: 60_000, headerMilliseconds: 20_000 }
