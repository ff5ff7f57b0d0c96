/** Tokens by what they cost; null where the provider does not say. */
export interface Tokens {
  /** Read from the request, those of a cache left out. */
  readonly input: number | null
  readonly cacheRead: number
  readonly cacheWrite: number
  readonly output: number | null
  /** Of a kind that no card has a price for. */
  readonly other: number
}
