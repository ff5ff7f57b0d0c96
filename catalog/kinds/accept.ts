import type { Stated } from "./kind.ts"

/**
 * A finding that a fact lives with: of which rule, why, and until which revision is replaced. It is no error for so long;
 * an acceptance that finds nothing any more, or has expired, is one.
 */
export interface Acceptance {
  readonly code: string
  readonly because: string
  readonly until: Stated<"revision">
}

/**
 * Accepts the findings of one rule about the fact that states it, for as long as a revision is current. Rules that
 * generation itself stands on accept no exception; their pages say so.
 */
export function accepting(code: string, because: string, until: Stated<"revision">): Acceptance {
  return { code, because, until }
}
