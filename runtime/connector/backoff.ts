/** How long to wait before a request is made again, in milliseconds. */
export interface Backoff {
  /** The longest first wait; it doubles with each failure. */
  readonly first: number
  /** The longest wait there is. */
  readonly most: number
}

/** Soon at first, then twice a minute, so that a platform that comes back is not run over by all its connectors at once. */
export const usualBackoff: Backoff = { first: 500, most: 30_000 }

/**
 * A wait after so many failures in a row, from 1: chance picks it between half of the bound and the bound, so that it is never
 * none. `chance` is from 0 up to 1, without 1.
 */
export function waitAfter(failures: number, chance: number, { first, most }: Backoff = usualBackoff): number {
  const bound = Math.min(most, first * 2 ** Math.min(failures - 1, 30))
  return bound / 2 + (bound / 2) * chance
}
